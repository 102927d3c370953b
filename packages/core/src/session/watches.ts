import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { Ports } from '../platform/ports.ts';

/** Reports `page.woke` when the page comes back. */
export const watchPage = ({ wake }: Pick<Ports, 'wake'>) =>
  fromCallback<{ type: string }, NonReducibleUnknown>(({ sendBack }) =>
    wake.subscribe(() => sendBack({ type: 'page.woke' })),
  );

/** The message that pages send each other on sign-out. */
export const SESSION_ENDED = 'session.ended';

/** Reports `session.ended` when another page signed out. */
export const hearOthers = ({ channel }: Pick<Ports, 'channel'>) =>
  fromCallback<{ type: string }, NonReducibleUnknown>(({ sendBack }) =>
    channel.listen((message) => {
      if (message === SESSION_ENDED) sendBack({ type: 'session.ended' });
    }),
  );
