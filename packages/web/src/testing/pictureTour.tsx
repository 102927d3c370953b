import { pathTitle, type ShortestPath, shortestPathsTo } from '@selvedge/core/testing';
import { act } from '@testing-library/react';
import { describe, it } from 'vitest';
import { commands } from 'vitest/browser';
import { passTime } from './heldTime.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { takePictures } from './picture.ts';
import { pathOf, type ScreenTour, toursOf, walkScreen } from './screenTour.tsx';

export { pathOf, type ScreenTour, walkScreen } from './screenTour.tsx';

/** Milliseconds after which a wait says that it is one (requirement C8). */
const NOTICEABLE = 700;

const walkAndTake = async (leaf: string, { path, snapshot }: ShortestPath, tour: ScreenTour) => {
  const { nothing = {}, sameAs = {}, isPage = false } = tour.pictures ?? {};
  const chart = tour.chart.id;
  await walkScreen(path, tour, {
    frame: (part) => (isPage ? part : <PictureFrame>{part}</PictureFrame>),
    ended: async (view, { actor }) => {
      await act(async () => passTime(tour.pictures?.after?.[leaf] ?? NOTICEABLE));
      // The pictures are taken in real time: nothing of React waits for the walk any more.
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
      const pictures = await takePictures(view, `${chart}/${leaf}`);
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
      const now = pathOf(actor.getSnapshot().value);
      if (now !== pathOf(snapshot.value)) throw new Error(`${now} while the picture was taken`);
      await commands.keepState({
        chart,
        state: leaf,
        situation: pathOf(snapshot.value),
        way: pathTitle(path),
        nothing: nothing[leaf] ?? null,
        sameAs: sameAs[leaf] ?? null,
        pictures,
      });
    },
  });
};

/** Stands in for the tour of the tests where pictures are taken: walks the nearest way to each state, once. */
export function screenTour(_title: string, tour: ScreenTour): void {
  const taken = new Set<string>();
  const isWanted: Parameters<typeof shortestPathsTo>[2] = (leaf, snapshot) =>
    taken.has(leaf) || (tour.pictures?.at?.[leaf]?.(snapshot) ?? true);
  describe(`pictures of ${tour.chart.id}`, () => {
    for (const each of toursOf(tour)) {
      for (const [leaf, shortest] of shortestPathsTo(tour.chart, each.tour, isWanted)) {
        if (taken.has(leaf)) continue;
        taken.add(leaf);
        it(leaf, () => walkAndTake(leaf, shortest, each), 60_000);
      }
    }
  });
}
