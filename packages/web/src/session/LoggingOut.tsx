import { useIntl } from 'react-intl';
import { PageHeading } from '../ui/text/PageHeading.tsx';
import { SessionFrame } from './SessionFrame.tsx';

/** 'We are logging you out...' (A12). */
export function LoggingOut({ slow }: { slow: boolean }) {
  const intl = useIntl();
  return (
    <SessionFrame slow={slow}>
      <PageHeading title={intl.formatMessage({ id: 'session.loggingOut' })} />
    </SessionFrame>
  );
}
