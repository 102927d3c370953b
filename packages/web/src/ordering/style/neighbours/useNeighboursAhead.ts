import { type Neighbours, pictureUrl, type styleMachine } from '@selvedge/core/ordering';
import { useContext, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PictureSource } from '../parts/PictureSource.ts';

/** The current style comes first: its own requests and pictures get this head start (ms). */
const PAUSE = 400;

/** Prefetches the styles before and after while this one is shown, and the picture of the next one. */
export function useNeighboursAhead(
  actor: ActorRefFrom<typeof styleMachine>,
  { before, after }: Neighbours,
): void {
  const source = useContext(PictureSource);
  const articleIds = [after, before].flatMap((entry) => (entry ? [entry.articleId] : [])).join(' ');
  const next = after?.colours[0];
  const picture = next?.pictured ? pictureUrl(source, next.articleColorId, 'detail') : null;
  useEffect(() => {
    if (articleIds === '') return;
    const timer = setTimeout(() => {
      actor.send({ type: 'neighbours.known', articleIds: articleIds.split(' ') });
      if (picture !== null) new Image().src = picture;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [actor, articleIds, picture]);
}
