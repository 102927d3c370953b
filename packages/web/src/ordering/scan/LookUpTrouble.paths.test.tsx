import { codeLookUpMachine } from '@selvedge/core/ordering';
import {
  createFakeApi,
  missing,
  networkLost,
  sampleNow,
  samplePlace,
  sampleStyle,
  type TourOptions,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import { ScanNews } from './ScanNews.tsx';
import ScanPanel from './ScanPanel.tsx';
import type { CodeLookUpRef } from './scanRef.ts';

const code = '4006381333931';

const tour: TourOptions = {
  input: { place: samplePlace },
  events: [
    { type: 'codes.wanted', codes: [code] },
    { type: 'codes.wanted', codes: [] },
    { type: 'look.retried' },
    { type: 'language.changed' },
    { type: 'page.woke' },
  ],
  answers: { lookUp: [{ serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] }] },
  failures: { lookUp: [networkLost, missing] },
  contextKey: ({ context }: AnyMachineSnapshot) => context.wanted,
};

const dialog = () => within(screen.getByRole('dialog', { name: 'Scan articles' }));
const news = () => screen.queryAllByText(/^4006381333931 was noted/);
const row = () => dialog().getByRole('listitem');

const fine = () => {
  expect(dialog().queryByText(/No connection at the moment/)).toBeNull();
  expect(dialog().queryByRole('alert')).toBeNull();
  expect(within(row()).getByText('Being looked up')).toBeVisible();
  expect(news()).toEqual([]);
};

screenTour('M5 what has become of looking codes up, walked', {
  chart: codeLookUpMachine,
  pictures: {
    sameAs: { idle: ['asking', 'what a code means is for the list to show'] },
  },
  tour,
  machine: (api) => providedCharts(api).codeLookUp,
  screen: async (actor) => {
    const { actor: cart } = await openCart();
    const scan = createActor(providedCharts(createFakeApi().api).scan, {
      input: { place: samplePlace, mayScan: true, mayInsert: true },
    }).start();
    scan.send({ type: 'code.scanned', text: code, at: sampleNow });
    const lookUp = actor as CodeLookUpRef;
    return (
      <>
        <ScanNews scan={scan} lookUp={lookUp} cart={cart} open={false} />
        <ScanPanel scan={scan} lookUp={lookUp} cart={cart} />
      </>
    );
  },
  userActions: {
    'look.retried': async (user) => {
      const [again] = dialog().getAllByRole('button', { name: 'Try again' });
      if (again) await user.click(again);
    },
  },
  shows: {
    idle: fine,
    asking: fine,
    stalled: () => {
      expect(dialog().getByText(/No connection at the moment/)).toBeVisible();
      expect(within(row()).getByText('Not looked up yet: no connection')).toBeVisible();
      expect(news()[0]).toBeVisible();
    },
    refused: () => {
      expect(dialog().getByRole('alert')).toHaveTextContent('The codes could not be looked up.');
      expect(within(row()).getByText('Could not be looked up')).toBeVisible();
      expect(news()[0]).toBeVisible();
    },
  },
});
