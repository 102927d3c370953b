import { useIntl } from 'react-intl';
import { PageHeading } from '../ui/text/PageHeading.tsx';
import { SessionFrame } from './SessionFrame.tsx';

/** 'We are signing you in...' while it runs (A10). */
export function SigningIn({ slow }: { slow: boolean }) {
  const intl = useIntl();
  return (
    <SessionFrame slow={slow}>
      <PageHeading title={intl.formatMessage({ id: 'session.signingIn' })} />
    </SessionFrame>
  );
}
