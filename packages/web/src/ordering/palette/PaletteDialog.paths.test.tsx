import type { OrderingRef } from '@selvedge/core';
import { orderingChildren, orderingLogic, paletteMachine, perform } from '@selvedge/core/ordering';
import {
  buyerRights,
  createFakeApi,
  type FakeApi,
  fakeOrderingDependencies,
  sampleCart,
  sampleCustomer,
  sampleFinds,
  sampleHead,
  sampleIndex,
  samplePlace,
  sampleSeasonState,
  serverDown,
  settle,
  underMaintenance,
} from '@selvedge/core/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import * as languages from '../../messages/languages.ts';
import { type Area, loadWords } from '../../messages/languages.ts';
import { MessagesProvider, useWords } from '../../messages/MessagesProvider.tsx';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { screenTour } from '../../testing/screenTour.tsx';
import { Palette } from './Palette.tsx';
import PaletteDialog from './PaletteDialog.tsx';

const callOf = ({ pending }: FakeApi, name: string) => pending.find((call) => call.name === name);

const start = async () => {
  const fake = createFakeApi();
  const ordering = createActor(orderingLogic(fakeOrderingDependencies(fake.api)), {
    input: { route: { screen: 'cart', place: samplePlace }, rights: buyerRights },
  }).start();
  const answer = async (name: string, value: unknown) => {
    callOf(fake, name)?.answer(value);
    await settle();
  };
  await answer('customer', sampleCustomer());
  await answer('seasonState', sampleSeasonState());
  return { fake, ordering, answer };
};

const box = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the command palette', () => {
  it('opens by Ctrl+K, says what can be done and why the rest is off, and leads there by Enter', async () => {
    const { ordering, answer } = await start();
    await answer('currentCart', sampleCart());
    await renderWithWords(<Palette ordering={ordering} />);
    const user = userEvent.setup();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    expect(box()).toHaveFocus();
    expect(screen.getByRole('option', { name: /Undo/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: /Undo/ })).toHaveTextContent('There is nothing to undo.');
    expect(screen.getByRole('option', { name: /Finalize order/ })).toHaveTextContent(
      'This needs the right “Finalizing orders”. The POS Manager has it; your administrator can give it to you.',
    );
    await user.type(box(), 'order-ch');
    expect(options()[0]).toMatch('Go to the Order-Check');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Go to the Order-Check');
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toMatch(/\/check$/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('C7 takes nothing away where its words are lost while it is closed', async () => {
    const { ordering } = await start();
    const areas: Area[] = ['portal', 'ordering', 'overlays'];
    const initial = await loadWords('en', ['portal', 'ordering']);
    const load = vi.spyOn(languages, 'loadWords').mockResolvedValue(initial);
    const Lost = () => (useWords('overlays') === 'lost' ? <p>lost</p> : null);
    render(
      <MessagesProvider language="en" areas={areas} initial={initial}>
        <Palette ordering={ordering} />
        <p>Quantities</p>
        <Lost />
      </MessagesProvider>,
    );
    await screen.findByText('lost');
    expect(screen.getByText('Quantities')).toBeVisible();
    load.mockRestore();
  });

  it('does nothing by Enter while nothing is typed and nothing is chosen by the arrows', async () => {
    const { ordering, answer } = await start();
    await answer('currentCart', sampleCart());
    await renderWithWords(<Palette ordering={ordering} />);
    const user = userEvent.setup();
    const before = window.location.pathname;
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.type(box(), '  {Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(window.location.pathname).toBe(before);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(options()[0] ?? '');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(options().at(-1) ?? '');
  });

  it('does what a command says by the chart it belongs to', async () => {
    const { ordering, answer } = await start();
    await answer('currentCart', sampleCart(sampleHead()));
    const { workspace } = orderingChildren(ordering.getSnapshot());
    const cart = workspace?.getSnapshot().children.cart;
    cart?.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '6' });
    perform(ordering, 'undo');
    expect(ordering.getSnapshot().context.unsaved).toBe('none');
    perform(ordering, 'redo');
    expect(ordering.getSnapshot().context.unsaved).not.toBe('none');
  });

  it('M1 forgives a slip in the name of a style, and says so', async () => {
    const { ordering, answer } = await start();
    await answer('currentCart', sampleCart());
    await answer('styleIndex', sampleIndex());
    await renderWithWords(<Palette ordering={ordering} />);
    const user = userEvent.setup();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.type(box(), 'poplni');
    const styles = screen.getByRole('group', { name: 'Styles' });
    expect(within(styles).getByText('Nothing for “poplni” – showing “Poplin”.')).toBeVisible();
    expect(within(styles).getByRole('option', { name: /Poplin shirt/ })).toBeVisible();
    expect(box()).toHaveValue('poplni');
  });

  it('L1 O4 finds points of sale, carts and orders of the server', async () => {
    const { ordering, fake } = await start();
    await renderWithWords(<Palette ordering={ordering} />);
    const user = userEvent.setup();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.type(box(), 'lind');
    await waitFor(() => expect(callOf(fake, 'finds')).toBeDefined());
    await act(async () => {
      callOf(fake, 'finds')?.answer(sampleFinds);
      await settle();
    });
    expect(screen.getByRole('option', { name: /4500012345/ })).toHaveTextContent('Modehaus Lindner · SS27');
    expect(within(screen.getByRole('group', { name: 'Carts' })).getAllByRole('option')).toHaveLength(1);
    await user.click(
      within(screen.getByRole('group', { name: 'Points of sale' })).getByRole('option', {
        name: /Modehaus Lindner/,
      }),
    );
    expect(window.location.pathname).toBe('/ordering/preorder/c-1');
  });
});

/** The palette, with the search for customers answered by a refusal. */
const refusedBy = async (refusal: Error) => {
  const { ordering, fake } = await start();
  await renderWithWords(<Palette ordering={ordering} />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.type(box(), 'lindner');
  await waitFor(() => expect(callOf(fake, 'finds')).toBeDefined());
  await act(async () => {
    callOf(fake, 'finds')?.fail(refusal);
    await settle();
  });
  return { ordering, fake, user };
};

describe('the palette, while points of sale cannot be looked up', () => {
  it('L1 does not say that nothing matches', async () => {
    await refusedBy(serverDown);
    expect(screen.getByText(/Points of sale, carts and orders could not be searched/)).toBeVisible();
    expect(screen.queryByText(/Nothing matches|Nothing found/)).toBeNull();
  });

  it('B5 L1 calls a maintenance by its name, and looks again once it is over', async () => {
    const { ordering, fake } = await refusedBy(underMaintenance);
    expect(screen.getByText(/[Uu]nder maintenance/)).toBeVisible();
    expect(screen.queryByText(/could not be searched/)).toBeNull();
    expect(screen.queryByText(/Nothing matches|Nothing found/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await act(async () => {
      ordering.send({ type: 'maintenance.over' });
      await settle();
    });
    expect(screen.getByText(/[Uu]nder maintenance/)).toBeVisible();
    await act(async () => {
      callOf(fake, 'finds')?.answer(sampleFinds);
      await settle();
    });
    expect(screen.queryByText(/[Uu]nder maintenance/)).toBeNull();
    expect(found()).toBeVisible();
  });
});

let ordering: OrderingRef;
const found = () => screen.queryByRole('option', { name: /4500012345/ });

screenTour('L1 the palette, on the screen', {
  chart: paletteMachine,
  pictures: {
    nothing: { closed: 'the dialog is not open' },
    sameAs: { 'open.searching': ['open.waiting', 'a list that is awaited does not flicker'] },
  },
  tour: {
    events: [
      { type: 'palette.opened', rightEnv: 'preorder' },
      { type: 'palette.closed' },
      { type: 'term.typed', term: 'l' },
      { type: 'term.typed', term: 'lin' },
      { type: 'search.retried' },
    ],
    answers: { find: [sampleFinds] },
    failures: { find: [serverDown] },
  },
  machine: (api) => {
    const logic = orderingLogic(fakeOrderingDependencies(api));
    ordering = createActor(orderingLogic(fakeOrderingDependencies(createFakeApi().api)), {
      input: { route: { screen: 'pos', rightEnv: 'preorder' }, rights: buyerRights },
    }).start();
    return logic.implementations.actors.palette as typeof paletteMachine;
  },
  screen: (actor) => <Shown palette={actor as ActorRefFrom<typeof paletteMachine>} />,
  userActions: {
    'palette.closed': () => fireEvent.keyDown(box(), { key: 'Escape' }),
    'term.typed': (_, { term }) => {
      const again = (box() as HTMLInputElement).value === term;
      fireEvent.change(box(), { target: { value: again ? `${term} ` : term } });
    },
    'search.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'open.resting': () => expect(options().length).toBeGreaterThanOrEqual(0),
    'open.waiting': () => expect(found()).toBeNull(),
    'open.searching': () => expect(found()).toBeNull(),
    'open.found': () => expect(found()).toBeVisible(),
    'open.failed': () => expect(screen.getByText(/could not be searched/)).toBeVisible(),
  },
});

function Shown({ palette }: { palette: ActorRefFrom<typeof paletteMachine> }) {
  const open = useSelector(palette, (now) => now.matches('open'));
  return open ? <PaletteDialog palette={palette} ordering={ordering} /> : null;
}
