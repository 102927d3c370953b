import { type Neighbours, pictureUrl, type styleMachine } from '@selvedge/core/ordering';
import { useContext, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PictureSource } from './PictureSource.ts';

/** What is in hand comes first: its own calls and pictures have this long (ms). */
const PAUSE = 400;

/** Has the styles before and after fetched, facts and picture, while this one is looked at. */
export function useNeighboursAhead(
  actor: ActorRefFrom<typeof styleMachine>,
  { before, after }: Neighbours,
): void {
  const source = useContext(PictureSource);
  const articleIds = [after, before].flatMap((entry) => (entry ? [entry.articleId] : [])).join(' ');
  const pictures = [after, before]
    .flatMap((entry) => {
      const colour = entry?.colours[0];
      return colour?.pictured ? [pictureUrl(source, colour.articleColorId, 'detail')] : [];
    })
    .join(' ');
  useEffect(() => {
    if (articleIds === '') return;
    const timer = setTimeout(() => {
      actor.send({ type: 'neighbours.known', articleIds: articleIds.split(' ') });
      for (const address of pictures.split(' ').filter(Boolean)) new Image().src = address;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [actor, articleIds, pictures]);
}
