import { failure } from '@selvedge/core';
import { type Notice, noticesMachine, type ShownNotice } from '@selvedge/core/overlays';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../testing/screenTour.tsx';
import { NoticeStack } from './NoticeStack.tsx';

const notice = (message: string): Notice => ({
  subject: 'favorite',
  failure: failure({ kind: 'refused', status: 409, message, tracking: `id-${message}` }),
});

const stack = () => screen.getByRole('region', { name: 'Messages' });
const shownOf = ({ context }: AnyMachineSnapshot): ShownNotice[] => context.notices;

const showsAll = (snapshot: AnyMachineSnapshot) => {
  const notices = shownOf(snapshot);
  const slips = within(stack()).getAllByRole('listitem');
  expect(slips).toHaveLength(notices.length);
  notices.forEach(({ failure: { message } }, place) => {
    expect(slips[place]).toHaveTextContent('The favourite could not be changed');
    expect(slips[place]).toHaveTextContent(message);
    expect(slips[place]).toHaveTextContent(`Error ID: id-${message}`);
  });
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent(notices.at(-1)?.failure.message ?? '');
};

const holdsFocus = (snapshot: AnyMachineSnapshot) => {
  showsAll(snapshot);
  expect(stack()).toContainElement(document.activeElement as HTMLElement);
};

screenTour('C6 the snackbars, on the screen', {
  chart: noticesMachine,
  pictures: {
    nothing: { empty: 'there is nothing to tell' },
    sameAs: {
      'shown.held.byPointer': ['shown.passing', 'they stay under the pointer, as they are'],
      'shown.held.byBoth': ['shown.held.byFocus', 'the pointer is over them besides, and nothing shows it'],
    },
  },
  tour: {
    events: [
      { type: 'notice.raised', notice: notice('alpha') },
      { type: 'notice.raised', notice: notice('beta') },
      { type: 'notice.dismissed', id: 0 },
      { type: 'pointer.entered' },
      { type: 'pointer.left' },
      { type: 'focus.entered' },
      { type: 'focus.left' },
    ],
    contextKey: ({ context: { notices, count } }) => [
      shownOf({ context: { notices } } as AnyMachineSnapshot).map(({ id, failure: { message } }) => [
        message,
        count < 3 ? id : 'later',
      ]),
      count < 3,
    ],
  },
  machine: () => noticesMachine,
  screen: (actor) => <NoticeStack actor={actor as ActorRefFrom<typeof noticesMachine>} />,
  userActions: {
    'notice.dismissed': async (_, { id }, { actor }) => {
      const place = shownOf(actor.getSnapshot()).findIndex((shown) => shown.id === id);
      const button = within(stack()).queryAllByRole('button', { name: 'Dismiss' })[place];
      if (button) button.click();
      else actor.send({ type: 'notice.dismissed', id });
    },
    'pointer.entered': (user) =>
      user.setup({ pointerEventsCheck: 0 }).hover(within(stack()).getByRole('list')),
    'pointer.left': (user) => user.hover(document.body),
    'focus.entered': (user) => user.tab(),
    'focus.left': () => (document.activeElement as HTMLElement | null)?.blur(),
  },
  shows: {
    empty: () => {
      expect(within(stack()).queryByRole('listitem')).toBeNull();
      expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
    },
    'shown.passing': showsAll,
    'shown.held.byPointer': showsAll,
    'shown.held.byFocus': holdsFocus,
    'shown.held.byBoth': holdsFocus,
  },
});
