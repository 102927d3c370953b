import { accessMachine } from '@selvedge/core';
import { serverDown, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../testing/screenTour.tsx';
import { AwaitingRights } from './AwaitingRights.tsx';

const group = { rights: ['COLLECTION_VIEW'], features: [] };
const access = {
  roles: ['ROLE_EXTERN'],
  rights: { preorder: group, postorder: group, admin: group, selfService: group },
};
const waits = () => {
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
};

screenTour('K1 waiting for the rights, on the screen', {
  chart: accessMachine,
  tour: {
    events: [{ type: 'access.retried' }],
    answers: { loadAccess: [access] },
    failures: { loadAccess: [serverDown] },
  },
  machine: wired.access,
  screen: (actor) => <AwaitingRights access={actor as ActorRefFrom<typeof accessMachine>} />,
  userActions: { 'access.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })) },
  answers: {
    loadAccess: (_, { fake }) => {
      fake.pending.find(({ name }) => name === 'userRoles')?.answer(access.roles);
      fake.pending.find(({ name }) => name === 'resolvedRights')?.answer(access.rights);
    },
  },
  shows: {
    loading: waits,
    ready: waits,
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1'),
  },
  pictures: { sameAs: { ready: ['loading', 'the ordering area takes its place'] } },
});
