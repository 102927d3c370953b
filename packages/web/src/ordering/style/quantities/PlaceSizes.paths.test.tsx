import type { SizeCurves } from '@selvedge/core/contract';
import { placeSizesMachine } from '@selvedge/core/ordering';
import { type Held, hold, networkLost, samplePlace } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { openCart } from '../../testing/openCart.ts';
import { providedCharts } from '../../testing/providedCharts.ts';
import { sheetStyle } from '../../testing/sheetStyle.ts';
import { StyleQuantities } from '../StyleQuantities.tsx';

const style = sheetStyle();
const weights = ['S', 'M'].map((size) => ({ articleLength: '32', size, weight: 5 }));
const curves: SizeCurves = {
  curves: [{ curveId: 'orders', kind: 'orders', name: 'Your orders', pieces: 10, weights }],
};
const nothingDecided = { folded: false, scales: {} };
const chip = (size: string) => screen.getByRole('button', { name: new RegExp(`^(Size )?${size}(,|$)`) });

const decides = ({ context }: AnyMachineSnapshot) => {
  const folds = screen.getByRole('button', { name: 'Only these sizes' });
  expect(folds).toHaveAttribute('aria-pressed', String(context.kept.folded));
  expect(screen.queryAllByText(/usually ordered/).length > 0).toBe(context.curves !== null);
  const [carried] = Object.values<string[]>(context.kept.scales);
  expect(chip('L').getAttribute('aria-pressed')).toBe(
    String(carried ? carried.includes('L') : context.curves === null),
  );
};

let held: Held;

screenTour('M2 the sizes of a point of sale, on the screen', {
  chart: placeSizesMachine,
  unreported: {
    loadCurves: 'the marks at usual sizes are only an addition',
  },
  pictures: {
    sameAs: {
      recalling: ['deciding.asking', 'every size is carried until something else is known'],
      'deciding.unknowing': ['deciding.asking', 'sizes are chosen without what is known of earlier orders'],
    },
  },
  tour: {
    input: { place: samplePlace, articleId: style.articleId },
    events: [{ type: 'sizes.folded', folded: true }, { type: 'sizes.retried' }],
    answers: { recallSizes: [nothingDecided], loadCurves: [curves] },
    failures: { loadCurves: [networkLost] },
  },
  machine: (api) => {
    // What is kept in this browser is there at once; the walk says when.
    held = hold(providedCharts(api).placeSizes, ['recallSizes']);
    return held.machine;
  },
  screen: async (actor) => {
    const cart = await openCart();
    return (
      <StyleQuantities
        style={style}
        placeSizes={actor as ActorRefFrom<typeof placeSizesMachine>}
        cart={cart.actor}
        now={0}
        onColour={() => {}}
      />
    );
  },
  userActions: {
    'sizes.folded': (user, event, { actor }) => {
      const folds = screen.getByRole('button', { name: 'Only these sizes' });
      return folds.getAttribute('aria-pressed') === 'true' ? actor.send(event) : user.click(folds);
    },
  },
  answers: { recallSizes: () => held.release('recallSizes') },
  shows: {
    recalling: decides,
    'deciding.asking': decides,
    'deciding.knowing': decides,
    'deciding.unknowing': decides,
  },
});
