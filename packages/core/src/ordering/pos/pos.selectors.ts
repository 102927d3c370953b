import type { SnapshotFrom } from 'xstate';
import type { Customer } from '../../contract/index.ts';
import type { posMachine } from './pos.machine.ts';

type Snapshot = SnapshotFrom<typeof posMachine>;

/** The customer whose lock is being explained. */
export const lockedCustomer = ({ context }: Snapshot): Customer | null =>
  context.customers.find(({ customerId }) => customerId === context.lockedCustomerId) ?? null;

/** A customer locked as a whole cannot be chosen; other locks bar single subdivisions or collection types. */
export const isLocked = ({ locks }: Customer): boolean => locks.some(({ scope }) => scope === 'customer');

export const findsNobody = ({ value, context }: Snapshot): boolean =>
  value === 'browsing' && context.customers.length === 0;
