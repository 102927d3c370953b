import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { Ports } from './ports.ts';

/** Reports `page.woke` when the page comes back. */
export const watchPage = ({ wake }: Pick<Ports, 'wake'>) =>
  fromCallback<{ type: string }, NonReducibleUnknown>(({ sendBack }) =>
    wake.subscribe(() => sendBack({ type: 'page.woke' })),
  );
