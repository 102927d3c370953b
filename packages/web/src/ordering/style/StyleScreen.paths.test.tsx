import { styleMachine } from '@selvedge/core/ordering';
import {
  type ChartHarness,
  createFakeApi,
  missing,
  networkLost,
  sampleColour,
  sampleIndex,
  sampleNow,
  samplePlace,
  sampleStyle,
  sampleVariant,
  serverDown,
  settle,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import { StyleScreen } from './StyleScreen.tsx';

const style = sampleStyle({
  colours: [
    sampleColour(),
    sampleColour({
      articleColorId: 'k-2',
      code: '100',
      name: 'White',
      pictured: false,
      variants: [sampleVariant({ articleVariantId: 'v-9' })],
    }),
  ],
});
const list = '/ordering/preorder/c-1/SS27.13-0.main';

const openCatalog = async () => {
  const fake = createFakeApi();
  const actor = createActor(providedCharts(fake.api).catalog, {
    input: { place: samplePlace, search: '?sort=name' },
  }).start();
  await settle();
  fake.pending[0]?.answer(sampleIndex());
  await settle();
  return actor;
};

/** The call for the current style; its neighbours are asked for beside it. */
const callIn = ({ fake }: ChartHarness) =>
  fake.pending.find(({ name, call }) => name === 'styleDetail' && call.params?.articleId === 's-1');

const shows = ({ context }: AnyMachineSnapshot) => {
  expect(screen.getByRole('heading', { level: 1, name: context.style.name })).toBeVisible();
  const white = context.articleColorId === 'k-2';
  if (white) {
    expect(screen.getByText('There are no pictures for this colour.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  } else {
    expect(screen.getByRole('img', { name: `${context.style.name}, Navy` })).toHaveAttribute(
      'src',
      '/api/v1/pictures/k-1/detail.webp',
    );
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  }
  const tab = { details: 'Details', fit: 'Fit', material: 'Material', care: 'Care' }[context.tab as string];
  expect(screen.getByRole('tab', { name: tab, selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: tab })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Navy, size S' })).toHaveValue('4');
};

screenTour('M2 M3 the style page', {
  chart: styleMachine,
  unreported: {
    'renewStyle 503': 'what is shown stays, and the dialog of the maintenance lies over it',
  },
  pictures: {
    sameAs: {
      'showing.renewing': ['showing.settled', 'what is shown stays until the other language is there'],
      'showing.outdated': ['showing.settled', 'what is shown stays where the other language cannot be had'],
    },
  },
  tour: {
    input: { place: samplePlace, articleId: 's-1', search: '?sort=name' },
    events: [
      { type: 'colour.chosen', articleColorId: 'k-1' },
      { type: 'colour.chosen', articleColorId: 'k-2' },
      { type: 'tab.chosen', tab: 'care' },
      { type: 'tab.chosen', tab: 'details' },
      { type: 'style.retried' },
      { type: 'language.changed' },
    ],
    answers: { loadStyle: [style], renewStyle: [{ ...style, name: 'Popelinehemd' }] },
    failures: {
      loadStyle: [networkLost, serverDown, missing],
      renewStyle: [networkLost, serverDown, missing],
    },
  },
  machine: (api) => providedCharts(api).style,
  screen: async (actor) => (
    <StyleScreen
      actor={actor as ActorRefFrom<typeof styleMachine>}
      cart={(await openCart()).actor}
      catalog={await openCatalog()}
      locks={[{ scope: 'subdivision', subject: '13-0', reason: 'Contract ended' }]}
      now={sampleNow}
    />
  ),
  userActions: {
    'colour.chosen': (user, { articleColorId }) =>
      user.click(screen.getByRole('rowheader', { name: articleColorId === 'k-2' ? /White/ : /Navy/ })),
    'tab.chosen': (user, { tab }) =>
      user.click(screen.getByRole('tab', { name: tab === 'care' ? 'Care' : 'Details' })),
    'style.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      return again ? user.click(again) : actor.send(event);
    },
  },
  answers: {
    loadStyle: (output, harness) => callIn(harness)?.answer(output),
    renewStyle: (output, harness) => callIn(harness)?.answer(output),
  },
  failures: {
    loadStyle: (error, harness) => callIn(harness)?.fail(error),
    renewStyle: (error, harness) => callIn(harness)?.fail(error),
  },
  shows: {
    loading: (snapshot) => {
      if (snapshot.context.failure?.kind === 'network') {
        expect(screen.getByRole('button', { busy: true, name: /Try again/ })).toBeVisible();
      } else if (snapshot.context.style === null) {
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading the style');
        expect(screen.queryByRole('grid')).toBeNull();
      } else shows(snapshot);
    },
    'showing.settled': (snapshot) => {
      shows(snapshot);
      expect(screen.getByText(/Contract ended/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Next style: Überhemd' })).toBeVisible();
    },
    'showing.renewing': shows,
    'showing.outdated': shows,
    away: () => {
      expect(screen.getByRole('alert')).toHaveTextContent('No connection');
      expect(screen.getByRole('alert')).toHaveTextContent('We keep trying to load the style.');
      expect(screen.getByRole('alert')).toHaveTextContent('All quantities saved');
      expect(screen.getByRole('link', { name: 'Next style: Überhemd' })).toBeVisible();
    },
    unavailable: () => {
      expect(screen.getByRole('heading', { name: 'Yikes! Style not available.' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'All styles' })).toHaveAttribute('href', `${list}?sort=name`);
      expect(screen.getByRole('searchbox', { name: /Search styles/ })).toBeVisible();
    },
    failed: () => {
      expect(screen.getByRole('alert')).toHaveTextContent('The style could not be loaded.');
      expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1');
      expect(screen.getByRole('alert')).toHaveTextContent('All quantities saved');
    },
  },
});
