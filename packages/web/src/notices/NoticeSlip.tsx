import type { ShownNotice } from '@selvedge/core/overlays';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { ErrorId } from '../ui/notices/ErrorId.tsx';
import { Notice } from '../ui/notices/Notice.tsx';
import { useNoticeText } from './useNoticeText.ts';

const slip = css({
  background: 'surface.raised',
  border: 'line',
  boxShadow: 'float',
  pointerEvents: 'auto',
  animation: '[rise 200ms]',
});
const often = css({ whiteSpace: 'nowrap', textStyle: 'fine', color: 'ink.muted' });

type Props = { notice: ShownNotice; onDismiss: () => void };

/** One snackbar: what failed, why, and its Error ID to copy (C6). */
export function NoticeSlip({ notice, onDismiss }: Props) {
  const intl = useIntl();
  const { title, reason } = useNoticeText(notice);
  return (
    <div className={slip} data-notice>
      <Notice
        tone="critical"
        onDismiss={onDismiss}
        title={
          <>
            {title}{' '}
            {notice.count > 1 && (
              <span className={often}>
                {intl.formatMessage({ id: 'notice.count' }, { count: notice.count })}
              </span>
            )}
          </>
        }
      >
        <p>{reason}</p>
        {notice.failure.tracking && <ErrorId tracking={notice.failure.tracking} />}
      </Notice>
    </div>
  );
}
