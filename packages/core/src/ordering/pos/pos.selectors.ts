import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Customer } from '../../contract/index.ts';
import type { favoringMachine } from './favoring.machine.ts';
import type { lastOrdersMachine } from './lastOrders.machine.ts';
import type { posMachine } from './pos.machine.ts';

type PosSnapshot = SnapshotFrom<typeof posMachine>;

/** The customer whose lock is being explained. */
export const lockedCustomer = ({ context }: PosSnapshot): Customer | null => context.locked;

/**
 * A customer with a lock of scope `customer` cannot be chosen; other locks only block single subdivisions or
 * collection types.
 */
export const isLocked = ({ locks }: Customer): boolean => locks.some(({ scope }) => scope === 'customer');

/** The search has finished without a result. */
export const findsNobody = (snapshot: PosSnapshot): boolean =>
  snapshot.matches({ search: 'browsing' }) && snapshot.context.customers.length === 0;

/** The child charts besides the search. */
export const posChildren = ({ children }: PosSnapshot) =>
  children as {
    readonly favoring?: ActorRefFrom<typeof favoringMachine>;
    readonly lastOrders?: ActorRefFrom<typeof lastOrdersMachine>;
  };

type Wished = Readonly<Record<string, boolean>>;

/** Whether a customer is a favourite: by a change in this visit, else by the server's value. */
export const isFavorite = ({ customerId, favorite }: Customer, wishes: Wished): boolean =>
  wishes[customerId] ?? favorite;

/** The user's favourite points of sale, in the order of the list, including locked ones. */
export const favoritePos = (all: readonly Customer[], wishes: Wished): Customer[] =>
  all.filter((customer) => isFavorite(customer, wishes));
