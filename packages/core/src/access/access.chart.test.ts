import { chartSuite, wiringSuite } from '../testing/index.ts';
import { accessActors } from './access.actors.ts';
import { type AccessContext, accessMachine } from './access.machine.ts';
import type { Access } from './access.ts';

const group = { rights: ['COLLECTION_VIEW'], features: [] };
const access: Access = {
  roles: ['ROLE_EXTERN'],
  rights: { preorder: group, postorder: group, admin: group, selfService: group },
};

const tour = { events: [{ type: 'access.retried' }], answers: { loadAccess: [access] } };

chartSuite(accessMachine, {
  ...tour,
  invariants: {
    'K1 rights are known exactly when it is ready': (snapshot) =>
      snapshot.matches('ready') === ((snapshot.context as AccessContext).access !== null),
    'a failure is known exactly where one is shown': (snapshot) =>
      snapshot.matches('failed') === ((snapshot.context as AccessContext).failure !== null),
  },
});

wiringSuite(accessMachine, {
  tour,
  machine: (api) => accessMachine.provide({ actors: accessActors(api) }),
  doing: {
    answers: {
      loadAccess: (_, { fake }) => {
        fake.pending.find(({ name }) => name === 'userRoles')?.answer(access.roles);
        fake.pending.find(({ name }) => name === 'resolvedRights')?.answer(access.rights);
      },
    },
  },
});
