import { packStyles } from '@selvedge/core/contract';
import { sheetFileMachine, type WantedSheet } from '@selvedge/core/ordering';
import { networkLost, sampleStyle, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { screenTour } from '../../../testing/screenTour.tsx';
import type { SheetFileRef } from '../parts/entryRef.ts';
import { SheetButtons, SheetFailure } from './SheetButtons.tsx';

const sheet: WantedSheet = {
  form: 'csv',
  name: 'cart',
  separator: ';',
  heading: ['EAN'],
  rows: [],
  cart: { rightEnv: 'preorder', cartId: 'cart-1', pieces: new Map([['v-1', 4]]) },
};
const csv = () => screen.getByRole('button', { name: /^Shopping cart as a file: CSV/ });
const makes = (busy: boolean) => () => {
  expect(csv().getAttribute('aria-busy') === 'true').toBe(busy);
  expect(screen.queryByRole('alert')).toBeNull();
};

screenTour('N1 a cart as a file, on the screen', {
  chart: sheetFileMachine,
  tour: {
    events: [{ type: 'file.wanted', sheet, of: 'cart', count: 4 }, { type: 'notice.dismissed' }],
    answers: { makeFile: [undefined] },
    failures: { makeFile: [networkLost] },
  },
  machine: wired.sheetFile,
  screen: (actor) => (
    <>
      <SheetFailure sheetFile={actor as SheetFileRef} />
      <SheetButtons
        sheetFile={actor as SheetFileRef}
        sheetOf={() => sheet}
        label="Shopping cart"
        of="cart"
        count={4}
      />
    </>
  ),
  userActions: {
    'file.wanted': (user) => user.click(csv()),
    'notice.dismissed': (user) => user.click(screen.getByRole('button', { name: 'Dismiss' })),
  },
  answers: { makeFile: (_, { fake }) => fake.pending[0]?.answer(packStyles([sampleStyle()])) },
  shows: {
    idle: makes(false),
    making: makes(true),
    failed: () => expect(screen.getByRole('alert')).toBeVisible(),
  },
});
