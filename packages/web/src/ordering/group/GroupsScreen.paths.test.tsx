import { groupsMachine } from '@selvedge/core/ordering';
import {
  createFakeApi,
  sampleGroup,
  sampleGroupHead,
  sampleHead,
  serverDown,
  settle,
  wired,
} from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { screenTour } from '../../testing/screenTour.tsx';
import GroupsScreen from './GroupsScreen.tsx';

const input = { rightEnv: 'preorder' as const, groupId: null, mayInsert: true, maySubmit: true };
const carts = [sampleHead(), sampleHead({ cartId: 'cart-7', season: 'FW27', customerName: 'Hallman' })];
const hidden = 'Northern\u202e';

const tour = {
  input,
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.groups.length,
    context.draft,
    context.failure !== null,
  ],
  events: [
    { type: 'reading.retried' },
    { type: 'draft.started' },
    { type: 'draft.cancelled' },
    { type: 'draft.retried' },
    { type: 'name.changed', groupName: 'Northern shops' },
    { type: 'name.changed', groupName: hidden },
    { type: 'season.chosen', season: 'SS27' },
    { type: 'candidate.toggled', cartId: 'cart-1' },
    { type: 'group.created' },
  ],
  answers: {
    loadGroups: [[sampleGroupHead()], []],
    loadCandidates: [{ key: 'group-1', carts }],
    create: [sampleGroup()],
  },
  failures: { loadGroups: [serverDown], loadCandidates: [serverDown], create: [serverDown] },
};

const draft = () => within(screen.getByRole('dialog', { name: 'New group order' }));

screenTour('N8 the group orders, walked', {
  chart: groupsMachine,
  tour,
  besides: [{ input: { ...input, groupId: 'g-1' } }],
  machine: (api) => wired.groups(api),
  screen: async (actor, { fake }) => {
    // The one that is shown is a chart of its own, with its own tour (GroupPage.paths.test.tsx).
    if (actor.getSnapshot().matches('one')) fake.pending[0]?.answer(sampleGroup());
    await settle();
    return <GroupsScreen groups={actor as ActorRefFrom<typeof groupsMachine>} />;
  },
  userActions: {
    'reading.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      return again ? user.click(again) : actor.send(event);
    },
    'draft.started': (user) => user.click(screen.getByRole('button', { name: 'New group order' })),
    'draft.cancelled': (user) => user.click(draft().getByRole('button', { name: 'Cancel' })),
    'draft.retried': (user) => user.click(draft().getByRole('button', { name: 'Try again' })),
    'name.changed': (_, event, { actor }) => {
      const box = draft().getByRole('textbox', { name: 'Name' });
      if ((box as HTMLInputElement).value === event.groupName) actor.send(event);
      else fireEvent.change(box, { target: { value: event.groupName } });
    },
    'season.chosen': (_, event) =>
      fireEvent.change(draft().getByRole('combobox', { name: 'Season' }), {
        target: { value: event.season },
      }),
    'candidate.toggled': (user, event, { actor }) => {
      const box = draft().queryByRole('checkbox', { name: /Modehaus Lindner/ });
      return box ? user.click(box) : actor.send(event);
    },
    'group.created': (user) => user.click(draft().getByRole('button', { name: /^Create/ })),
  },
  answers: {
    loadCandidates: (_, { fake }) => fake.pending[0]?.answer(carts),
  },
  shows: {
    one: () => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Northern shops');
      expect(screen.getByText('Modehaus Lindner')).toBeVisible();
    },
    loading: () => expect(screen.getByText('Loading the group orders')).toBeInTheDocument(),
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('The group orders could not be loaded'),
    ready: ({ context }) => {
      expect(screen.queryByRole('dialog')).toBeNull();
      if (context.groups.length === 0) {
        expect(screen.getByText('No group orders yet')).toBeVisible();
        return;
      }
      const row = within(screen.getByRole('list', { name: 'Group orders' })).getByRole('listitem');
      expect(row).toHaveTextContent('Northern shops');
      expect(row).toHaveTextContent('3 carts from 3 points of sale');
      expect(row).toHaveTextContent('1 of 3 finalized');
      expect(within(row).getByRole('link')).toHaveAttribute('href', '/ordering/groups/preorder/g-1');
    },
    'drafting.loading': () => expect(draft().queryByRole('textbox')).toBeNull(),
    'drafting.failed': () =>
      expect(draft().getByRole('alert')).toHaveTextContent('The carts could not be loaded'),
    'drafting.editing': ({ context }) => {
      const { groupName, cartIds } = context.draft;
      const create = draft().getByRole('button', { name: /^Create/ });
      if (groupName === hidden) expect(draft().getByText(/an invisible character/)).toBeVisible();
      if (groupName === '' || groupName === hidden)
        expect(create).toHaveAccessibleDescription(/^Please type a name of up to 60 characters\./);
      else if (cartIds.length === 0)
        expect(create).toHaveAccessibleDescription(/Choose at least one cart\.$/);
      else expect(create).toHaveTextContent('Create with 1 cart');
      if (context.failure !== null)
        expect(draft().getByText('The group order could not be created')).toBeVisible();
    },
    creating: () =>
      expect(draft().getByRole('button', { name: /^Create/ })).toHaveAttribute('aria-busy', 'true'),
    created: () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Group orders'),
  },
});

it('K2 N8 without the right to put in, says why no group order can be made', async () => {
  const fake = createFakeApi();
  const actor = createActor(wired.groups(fake.api), { input: { ...input, mayInsert: false } }).start();
  fake.pending[0]?.answer([]);
  await settle();
  await renderWithWords(<GroupsScreen groups={actor} />);
  expect(screen.getByRole('button', { name: 'New group order' })).toHaveAccessibleDescription(
    'This needs the right “Filling the shopping cart”. Your administrator can grant it.',
  );
});
