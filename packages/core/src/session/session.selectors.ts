import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './signIn.machine.ts';
import { type SignInFault, signInMessages } from './signInFailure.ts';

/** The sentence of the sign-in error dialog: a message id of the core's catalogue and its values. */
export interface SignInMessage {
  readonly fault: SignInFault;
  readonly id: (typeof signInMessages)[SignInFault];
  /** `text`: what the provider said, 'error: description', as plain text; empty where it said nothing. */
  readonly values: { readonly text: string };
}

/** Why signing in failed; null while it has not. */
export const signInMessage = ({
  context: { failure },
}: SnapshotFrom<typeof signInMachine>): SignInMessage | null =>
  failure && {
    fault: failure.code,
    id: signInMessages[failure.code],
    values: { text: failure.providerText ?? '' },
  };
