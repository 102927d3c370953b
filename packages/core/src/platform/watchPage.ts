import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { Ports } from './ports.ts';

/** Whether the device knows that it has no network. */
export const isOffline = ({ wake }: Pick<Ports, 'wake'>): boolean => wake.isOffline?.() === true;

/** Reports `page.woke` when the page comes back. */
export const watchPage = ({ wake }: Pick<Ports, 'wake'>) =>
  fromCallback<{ type: string }, NonReducibleUnknown>(({ sendBack }) =>
    wake.subscribe(() => sendBack({ type: 'page.woke' })),
  );
