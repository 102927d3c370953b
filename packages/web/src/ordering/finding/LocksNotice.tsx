import type { FindingCode, Lock, SeasonPlace } from '@selvedge/core/contract';
import { locksInTheWay } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Notice } from '../../ui/notices/Notice.tsx';
import { FindingText } from './FindingText.tsx';

const space = css({ marginBottom: '6' });
const codes: Readonly<Record<Lock['scope'], FindingCode>> = {
  customer: 'customerLocked',
  subdivision: 'subdivisionLocked',
  collectionType: 'collectionTypeLocked',
};

/** Locks that keep an order from being completed here, shown before any quantity is typed. */
export function LocksNotice({ locks, place }: { locks: readonly Lock[]; place: SeasonPlace }) {
  const intl = useIntl();
  const found = locksInTheWay(locks, place);
  if (found.length === 0) return null;
  return (
    <div className={space}>
      <Notice tone="warning" title={intl.formatMessage({ id: 'catalog.notice.locked' })}>
        {found.map(({ scope, subject, reason }) => (
          <p key={`${scope} ${subject}`}>
            <FindingText
              finding={{ code: codes[scope], place: {}, values: { reason, subject: subject ?? '' } }}
            />
          </p>
        ))}
      </Notice>
    </div>
  );
}
