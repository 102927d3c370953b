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
  /** The content is also for users who are not signed in. */
  open: boolean;
  children: ReactNode;
};

/** Shows its content to users who may see it. Until then, shows the progress of signing in or out (A10). */
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
