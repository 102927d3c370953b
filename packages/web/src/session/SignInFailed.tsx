import { type signInMachine, signInMessage } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';

/** 'An error occurred while signing you in', why, and 'Try again' (A11). */
export function SignInFailed({ signIn }: { signIn: ActorRefFrom<typeof signInMachine> }) {
  const intl = useIntl();
  const said = useSelector(signIn, signInMessage, sameMessage);
  const retry = () => signIn.send({ type: 'signIn.retried' });
  return (
    <Dialog
      open
      kind="alertdialog"
      size="small"
      dismissible={false}
      onClose={retry}
      title={intl.formatMessage({ id: 'session.failed.title' })}
      description={said && intl.formatMessage({ id: said.id }, said.values)}
      actions={
        <Button variant="primary" onClick={retry}>
          {intl.formatMessage({ id: 'session.failed.retry' })}
        </Button>
      }
    />
  );
}

type Said = ReturnType<typeof signInMessage>;

const sameMessage = (one: Said, other: Said): boolean =>
  one?.fault === other?.fault && one?.values.text === other?.values.text;
