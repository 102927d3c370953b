import { type Neighbours, pictureUrl, type styleMachine } from '@selvedge/core/ordering';
import { useContext, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PictureSource } from './PictureSource.ts';

/** What is in hand comes first: its own calls and pictures have this long (ms). */
const PAUSE = 400;

/** Has the styles before and after fetched while this one is looked at, of the next one its picture as well. */
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
