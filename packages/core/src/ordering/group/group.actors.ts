import { fromPromise } from 'xstate';
import {
  approveCart,
  type CartHead,
  changeGroupOrder,
  createGroupOrder,
  dissolveGroupOrder,
  finalizeCart,
  type Group,
  type GroupHead,
  groupableCarts,
  groupOrder,
  groupOrders,
} from '../../contract/index.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { intentionKey } from '../finalization/finalization.actors.ts';
import type { GroupDraft } from './groupCarts.ts';
import { groupOrderMachine } from './groupOrder.machine.ts';
import type { ChangeInput } from './groupOrder.setup.ts';
import { type Candidates, groupsMachine } from './groups.machine.ts';
import { pickingMachine } from './picking.machine.ts';
import { type SettleOne, settlingMachine } from './settling.machine.ts';

const params = { rightEnv: 'preorder' } as const;

const randomKey = ({ ports }: Pick<OrderingDependencies, 'ports'>): string =>
  `group-${[...ports.randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Services of the group order charts. Carts are finalized with the same idempotency keys as on their own pages. */
export const groupActors = (dependencies: OrderingDependencies) => {
  const { api, showRoute } = dependencies;
  const loadCarts = (signal: AbortSignal) => api.send(groupableCarts, { params, signal });
  const settling = settlingMachine.provide({
    actors: {
      settle: fromPromise<{ readonly orderNumber: string | null }, SettleOne>(
        async ({ input: { action, head } }) => {
          const call = { params: { ...params, cartId: head.cartId }, body: { version: head.version } };
          if (action === 'finalize')
            return api.send(finalizeCart, { ...call, idempotencyKey: intentionKey(head) });
          await api.send(approveCart, call);
          return { orderNumber: null };
        },
      ),
    },
  });
  const picking = pickingMachine.provide({
    actors: { loadCandidates: fromPromise<CartHead[]>(({ signal }) => loadCarts(signal)) },
  });
  const groupOrderLogic = groupOrderMachine.provide({
    actors: {
      loadGroup: fromPromise<Group, string>(({ input: groupId, signal }) =>
        api.send(groupOrder, { params: { ...params, groupId }, signal }),
      ),
      change: fromPromise<Group, ChangeInput>(({ input: { groupId, version, change } }) =>
        api.send(changeGroupOrder, { params: { ...params, groupId }, body: { version, ...change } }),
      ),
      dissolve: fromPromise<void, string>(async ({ input: groupId }) => {
        await api.send(dissolveGroupOrder, { params: { ...params, groupId } });
      }),
      picking,
      settling,
    },
    actions: { showGroups: (_, { rightEnv }) => showRoute({ screen: 'groups', rightEnv, groupId: null }) },
  });
  return {
    picking,
    settling,
    groupOrder: groupOrderLogic,
    groups: groupsMachine.provide({
      actors: {
        loadGroups: fromPromise<GroupHead[]>(({ signal }) => api.send(groupOrders, { params, signal })),
        loadCandidates: fromPromise<Candidates>(async ({ signal }) => ({
          key: randomKey(dependencies),
          carts: await loadCarts(signal),
        })),
        create: fromPromise<Group, { readonly key: string; readonly draft: GroupDraft }>(
          ({ input: { key, draft } }) =>
            api.send(createGroupOrder, {
              params,
              body: { ...draft, groupName: draft.groupName.trim(), cartIds: [...draft.cartIds] },
              idempotencyKey: key,
            }),
        ),
        groupOrder: groupOrderLogic,
      },
      actions: {
        showGroup: (_, { rightEnv, groupId }) => showRoute({ screen: 'groups', rightEnv, groupId }),
      },
    }),
  };
};
