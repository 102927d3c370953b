import { useIntl } from 'react-intl';
import { Link } from '../ui/buttons/Link.tsx';
import { EmptyState } from '../ui/notices/EmptyState.tsx';

/** No route of the portal has this URL. */
export function UnknownPage() {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      title={intl.formatMessage({ id: 'app.page.unknown' })}
      actions={
        <Link look="primary" href="/">
          {intl.formatMessage({ id: 'app.page.toDashboard' })}
        </Link>
      }
    >
      {intl.formatMessage({ id: 'app.page.unknownLead' })}
    </EmptyState>
  );
}
