import type { sessionMachine } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { LoggingOut } from './LoggingOut.tsx';
import { SignedOut } from './SignedOut.tsx';
import { SignInProgress, type SignInRef } from './SignInProgress.tsx';
import { SigningIn } from './SigningIn.tsx';

type Props = {
  session: ActorRefFrom<typeof sessionMachine>;
  /** The place is shown to people who have not signed in, too. */
  open: boolean;
  children: ReactNode;
};

/** Shows a place to whoever may see it; until then, how far signing in or out is (A10). */
export function SessionGate({ session, open, children }: Props) {
  const snapshot = useSelector(session, (now) => now);
  const signIn = snapshot.children.signIn as SignInRef | undefined;
  const leavesAtOnce = snapshot.context.demand === 'logout' && snapshot.matches('restoring');
  if (leavesAtOnce || snapshot.matches('loggingOut')) return <LoggingOut slow={snapshot.hasTag('slow')} />;
  if (snapshot.matches('signedIn') || open) return children;
  if (snapshot.matches('signedOut')) {
    return <SignedOut onSignIn={() => session.send({ type: 'signIn.requested' })} />;
  }
  return signIn ? <SignInProgress signIn={signIn} /> : <SigningIn slow={false} />;
}
