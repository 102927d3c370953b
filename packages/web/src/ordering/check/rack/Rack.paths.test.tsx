import type { Style } from '@selvedge/core/contract';
import {
  contentsMachine,
  type Pieces,
  type RackContext,
  rackFileMachine,
  rackMachine,
  rackOf,
  wholeRack,
} from '@selvedge/core/ordering';
import {
  createFakeApi,
  type FakePage,
  fakeBrowser,
  fakeOrderingDependencies,
  networkLost,
  rackFileActors,
  rulesRefused,
  sampleHead,
  samplePlace,
  sampleStyle,
  wired,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor, fromPromise, waitFor } from 'xstate';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { screenTour } from '../../../testing/screenTour.tsx';
import { CheckTabs } from '../CheckTabs.tsx';
import { Rack } from './Rack.tsx';
import { RackFileStatus, RackPdfButton } from './RackFile.tsx';

let page: FakePage;

const base = sampleStyle();
const styles = [
  { ...base, articleId: 's-1', name: 'Overcoat', gender: 'Men' },
  {
    ...base,
    articleId: 's-2',
    name: 'Wrap dress',
    gender: 'Women',
    colours: base.colours.map((colour) => ({ ...colour, articleColorId: `${colour.articleColorId}-w` })),
  },
];
/** Two of each size. */
const two: Pieces = { get: () => 2, has: () => true };
const nothing: Pieces = { get: () => 0, has: () => false };
/** Nothing is stored. */
const { lines } = createActor(wired.cart(createFakeApi().api), {
  input: { place: samplePlace, mayInsert: true },
}).getSnapshot().context;
const limit = { amount: 1_000_000, used: 0, inCarts: 0, currency: 'EUR' };

async function contentsOf() {
  const read = fromPromise<Style[], Readonly<Record<string, string>>>(async () => styles);
  const actor = createActor(contentsMachine.provide({ actors: { read } }), {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  return actor;
}

/** Nothing of it is asked for here. */
const file = createActor(rackFileMachine).start();

function Checked({
  actor,
  contents,
  pieces = two,
}: {
  actor: ActorRefFrom<typeof rackMachine>;
  contents: Awaited<ReturnType<typeof contentsOf>>;
  pieces?: Pieces;
}) {
  const view = useSelector(actor, ({ context }) => context.view);
  const rack = rackOf(styles, pieces, lines, view);
  return (
    <>
      <CheckTabs actor={actor} rack={rack} order={<p>The decision</p>} />
      <Rack
        actor={actor}
        contents={contents}
        file={file}
        head={sampleHead()}
        place={samplePlace}
        currency="EUR"
        limit={limit}
        rack={rack}
      />
    </>
  );
}

const shown = () => screen.queryAllByRole('article').length;
const expectRack = ({ context }: AnyMachineSnapshot) => {
  const { view }: RackContext = context;
  const genders = view.chosen.gender ?? ['Men', 'Women'];
  expect(shown()).toBe(genders.length * base.colours.length);
  expect(screen.queryAllByText('Share of the order limit')).toHaveLength(view.figures ? 1 : 0);
  expect(screen.getByRole('status', { name: `Step ${view.zoom} of 5` })).toBeVisible();
};

screenTour('O1 looking at the order on a rack', {
  chart: rackMachine,
  tour: {
    input: { place: samplePlace, search: '?zoom=4&tab=view' },
    events: [
      { type: 'tab.chosen', tab: 'filter' },
      { type: 'grouping.chosen', grouping: 'deliveryWeek' },
      { type: 'zoomed.in' },
      { type: 'zoomed.out' },
      { type: 'figures.switched', on: false },
      { type: 'value.chosen', facet: 'gender', key: 'Women', chosen: true },
      { type: 'values.cleared' },
      { type: 'wall.entered' },
      { type: 'wall.left' },
      { type: 'search.shown', search: '' },
    ],
  },
  machine: () => rackMachine,
  screen: async (actor) => (
    <Checked actor={actor as ActorRefFrom<typeof rackMachine>} contents={await contentsOf()} />
  ),
  userActions: {
    'tab.chosen': (user) => user.click(screen.getByRole('tab', { name: 'Filter styles' })),
    'grouping.chosen': async (user) => {
      await user.click(screen.getByRole('tab', { name: 'View' }));
      await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Delivery week');
    },
    'zoomed.in': (user) => user.click(screen.getByRole('button', { name: 'Larger pictures' })),
    'zoomed.out': (user) => user.click(screen.getByRole('button', { name: 'Smaller pictures' })),
    'figures.switched': async (user) => {
      await user.click(screen.getByRole('tab', { name: 'View' }));
      await user.click(screen.getByRole('switch', { name: /Facts and figures/ }));
    },
    'value.chosen': async (user) => {
      await user.click(screen.getByRole('tab', { name: 'Filter styles' }));
      const genders = screen.getByRole('group', { name: 'Gender' });
      await user.click(within(genders).getByRole('checkbox', { name: /Women/ }));
    },
    'values.cleared': async (user) => {
      await user.click(screen.getByRole('tab', { name: 'Filter styles' }));
      await user.click(screen.getByRole('button', { name: 'Show all styles' }));
    },
    'wall.entered': async (user) => {
      const [first] = screen.getAllByRole('button', { name: 'Full screen' });
      if (first) await user.click(first);
    },
    'wall.left': (user) => user.keyboard('{Escape}'),
  },
  shows: {
    page: (snapshot) => {
      expectRack(snapshot);
      expect(screen.queryByRole('button', { name: 'Exit full screen' })).toBeNull();
    },
    wall: (snapshot) => {
      expectRack(snapshot);
      expect(screen.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    },
  },
});

it('O1 an order without pieces is not called filtered', async () => {
  const actor = createActor(rackMachine, { input: { place: samplePlace, search: '' } }).start();
  await renderWithWords(<Checked actor={actor} contents={await contentsOf()} pieces={nothing} />);
  expect(screen.getByRole('region', { name: /.+/ })).toBeVisible();
  expect(screen.queryByText(/only the view is filtered/)).not.toBeInTheDocument();
});

screenTour('O1 the rack as a PDF file, on the screen', {
  chart: rackFileMachine,
  tour: {
    events: [
      {
        type: 'pdf.requested',
        seen: {
          rightEnv: 'preorder',
          cartId: 'cart-1',
          version: 3,
          view: '?group=deliveryWeek',
          name: 'Order-Check-4711-SS27.pdf',
        },
      },
      { type: 'notice.dismissed' },
    ],
    answers: { makePdf: [undefined] },
    failures: { makePdf: [networkLost, rulesRefused] },
  },
  machine: (api) => {
    page = fakeBrowser().open('https://portal.test/');
    return rackFileMachine.provide({
      actors: rackFileActors(fakeOrderingDependencies(api, undefined, page)),
    });
  },
  screen: (actor) => (
    <>
      <RackPdfButton
        file={actor as ActorRefFrom<typeof rackFileMachine>}
        head={sampleHead({ version: 3 })}
        view={{ ...wholeRack, grouping: 'deliveryWeek' }}
      />
      <RackFileStatus file={actor as ActorRefFrom<typeof rackFileMachine>} />
    </>
  ),
  userActions: {
    'pdf.requested': (user) => user.click(screen.getByRole('button', { name: /^PDF/ })),
    'notice.dismissed': (user) => user.click(screen.getByRole('button', { name: 'Dismiss' })),
  },
  answers: { makePdf: (_, { fake }) => fake.pending[0]?.answer(new Uint8Array([37])) },
  failures: { makePdf: (error, { fake }) => fake.pending[0]?.fail(error) },
  shows: {
    idle: () => expect(screen.getByRole('button', { name: /^PDF/ })).not.toHaveAttribute('aria-busy'),
    making: () => {
      expect(screen.getByRole('button', { name: /^PDF/ })).toHaveAttribute('aria-busy', 'true');
      expect(screen.getByText('The PDF is being created.')).toBeInTheDocument();
    },
    handed: () => {
      expect(screen.getByText('The PDF was downloaded.')).toBeInTheDocument();
      expect(page.saved.at(-1)).toMatchObject({ name: 'Order-Check-4711-SS27.pdf', type: 'application/pdf' });
    },
    failed: () => expect(screen.getByText('The PDF could not be created')).toBeVisible(),
  },
});
