import type { signInMachine } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { SignInFailed } from './SignInFailed.tsx';
import { SigningIn } from './SigningIn.tsx';

export type SignInRef = ActorRefFrom<typeof signInMachine>;

/** The progress of a sign-in, or why it failed. */
export function SignInProgress({ signIn }: { signIn: SignInRef }) {
  const failed = useSelector(signIn, (snapshot) => snapshot.hasTag('failed'));
  const slow = useSelector(signIn, (snapshot) => snapshot.hasTag('slow'));
  return (
    <>
      <SigningIn slow={slow} />
      {failed && <SignInFailed signIn={signIn} />}
    </>
  );
}
