import { useIntl } from 'react-intl';
import { Button } from '../ui/buttons/Button.tsx';
import { PageHeading } from '../ui/text/PageHeading.tsx';

/** Shown after signing out: nothing else of the portal is visible until the user signs in again. */
export function SignedOut({ onSignIn }: { onSignIn: () => void }) {
  const intl = useIntl();
  return (
    <PageHeading
      density="generous"
      title={intl.formatMessage({ id: 'session.signedOut.title' })}
      lead={intl.formatMessage({ id: 'session.signedOut.lead' })}
      actions={
        <Button variant="primary" onClick={onSignIn}>
          {intl.formatMessage({ id: 'session.signedOut.action' })}
        </Button>
      }
    />
  );
}
