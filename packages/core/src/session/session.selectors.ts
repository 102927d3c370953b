import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './signIn.machine.ts';
import { type SignInFault, signInMessages } from './signInFailure.ts';

/** The text of the sign-in error dialog: a message id of the core's catalogue and its values. */
export interface SignInMessage {
  readonly fault: SignInFault;
  readonly id: (typeof signInMessages)[SignInFault];
  /** `text`: the provider's message, 'error: description', as plain text; empty if it gave none. */
  readonly values: { readonly text: string };
}

/** Why signing in failed; null if it has not failed. */
export const signInMessage = ({
  context: { failure },
}: SnapshotFrom<typeof signInMachine>): SignInMessage | null =>
  failure && {
    fault: failure.code,
    id: signInMessages[failure.code],
    values: { text: failure.providerText ?? '' },
  };
