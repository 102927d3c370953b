import { keylookMachine } from '@selvedge/core/ordering';
import {
  createFakeApi,
  missing,
  sampleColour,
  sampleNow,
  samplePlace,
  sampleStyle,
  sampleVariant,
  serverDown,
  settle,
} from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { screenTour } from '../../../testing/screenTour.tsx';
import { openCart } from '../../testing/openCart.ts';
import { providedCharts } from '../../testing/providedCharts.ts';
import { KeylookSection } from './KeylookSection.tsx';

const trousers = sampleStyle({
  articleId: 's-7',
  articleNumber: '50-0007',
  name: 'Pleated trousers',
  colours: [
    sampleColour({
      articleColorId: 'k-7',
      variants: [sampleVariant({ articleVariantId: 'v-7', size: 'S' })],
    }),
  ],
});
const look = { keylookId: 'K1', name: 'Harbour walk', styles: [trousers, sampleStyle()] };
const list = '/ordering/preorder/c-1/SS27.13-0.main';

const heading = (name: string) => expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();

const showsStrip = () => {
  const [piece] = screen.getAllByRole('listitem');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(within(piece ?? document.body).getByRole('link', { name: 'Pleated trousers' })).toHaveAttribute(
    'href',
    `${list}/styles/s-7?q=shirt`,
  );
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('button', { name: 'Order the whole look', expanded: false })).toBeVisible();
};
const showsSheet = () => {
  const sheet = screen.getByRole('region', { name: 'Order sheet for the whole look' });
  expect(within(sheet).getByRole('textbox', { name: /size S/ })).toBeVisible();
  expect(within(sheet).getByRole('heading', { name: 'Poplin shirt' })).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Go to the quantities above' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close the order sheet', expanded: true })).toBeVisible();
};
const showsSums = () =>
  expect(screen.getByRole('region', { name: 'Totals for the look' })).toHaveTextContent(/Pieces.*4/);

screenTour('M2 the keylook section', {
  chart: keylookMachine,
  pictures: {
    nothing: { none: 'the page of a style that belongs to no look has no section for one' },
    sameAs: {
      'showing.texts.renewing': [
        'showing.texts.current',
        'texts stay until those of the other language are there',
      ],
    },
  },
  tour: {
    input: { place: samplePlace, keylookId: 'K1', mayInsert: true },
    events: [
      { type: 'look.opened' },
      { type: 'look.closed' },
      { type: 'look.retried' },
      { type: 'language.changed' },
    ],
    answers: { loadLook: [look], renewLook: [{ ...look, name: 'Hafenspaziergang' }] },
    failures: { loadLook: [serverDown, missing], renewLook: [serverDown, missing] },
  },
  besides: [{ input: { place: samplePlace, keylookId: null } }],
  machine: (api) => providedCharts(api).keylook,
  screen: async (actor) => (
    <KeylookSection
      actor={actor as ActorRefFrom<typeof keylookMachine>}
      articleId="s-1"
      cart={(await openCart()).actor}
      search="?q=shirt"
      now={sampleNow}
    />
  ),
  userActions: {
    'look.opened': async (user) => {
      await user.click(screen.getByRole('button', { name: 'Order the whole look' }));
      expect(screen.getByRole('region', { name: 'Order sheet for the whole look' })).toHaveFocus();
    },
    'look.closed': async (user) => {
      await user.click(screen.getByRole('button', { name: 'Close the order sheet' }));
      expect(screen.getByRole('button', { name: 'Order the whole look' })).toHaveFocus();
    },
    'look.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    none: () => expect(screen.queryByRole('heading', { level: 2 })).toBeNull(),
    loading: () => expect(screen.getByText('Loading the look')).toBeInTheDocument(),
    'showing.sheet.closed + texts.current': ({ context }) => {
      heading(`Keylook: ${context.look.name}`);
      expect(screen.getByText('One more style belongs to this look.')).toBeVisible();
      showsStrip();
      showsSums();
    },
    'showing.sheet.open + texts.current': ({ context }) => {
      heading(`Keylook: ${context.look.name}`);
      showsSheet();
      showsSums();
    },
    'showing.sheet.closed + texts.renewing': showsStrip,
    'showing.sheet.open + texts.renewing': showsSheet,
    missing: () => expect(screen.getByText('This look is no longer available.')).toBeVisible(),
    failed: () => {
      expect(screen.getByRole('alert')).toHaveTextContent('The look could not be loaded.');
      expect(screen.getByRole('alert')).toHaveTextContent('T-1');
    },
  },
});

it.each([
  ['en', 'Order the whole look', /This needs the right “Filling the shopping cart”/],
  ['de', 'Ganzen Look bestellen', /Dazu ist das Recht „Warenkorb füllen“ nötig/],
] as const)('K2 M2 who may not order a look is told why, in %s', async (language, name, why) => {
  const fake = createFakeApi();
  const actor = createActor(providedCharts(fake.api).keylook, {
    input: { place: samplePlace, keylookId: 'K1', mayInsert: false },
  }).start();
  fake.pending[0]?.answer(look);
  await settle();
  const { actor: cart } = await openCart();
  await renderWithWords(
    <KeylookSection actor={actor} articleId="s-1" cart={cart} search="" now={sampleNow} />,
    language,
  );
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(why);
  fireEvent.click(button);
  expect(screen.queryByRole('grid')).toBeNull();
});
