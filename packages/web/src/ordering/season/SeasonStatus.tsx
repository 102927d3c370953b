import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import { Icon, type IconName } from '../../ui/figures/Icon.tsx';
import { Badge } from '../../ui/text/Badge.tsx';

type Status = 'loading' | 'open' | 'preview' | 'done' | 'failed';

const words: Readonly<Record<Status, MessageId>> = {
  loading: 'season.status.loading',
  open: 'season.status.open',
  preview: 'season.status.preview',
  done: 'season.status.done',
  failed: 'season.status.failed',
};
const tones = {
  loading: 'neutral',
  open: 'neutral',
  preview: 'accent',
  done: 'positive',
  failed: 'critical',
} as const;
const signs: Partial<Record<Status, IconName>> = {
  open: 'edit',
  preview: 'calendar',
  done: 'check',
  failed: 'critical',
};

/** The state of a season: Done, Preview, Error or open, as text and icon (L2). */
export function SeasonStatus({ status }: { status: Status }) {
  const intl = useIntl();
  const sign = signs[status];
  return (
    <Badge tone={tones[status]}>
      {sign && <Icon name={sign} size="small" />}
      {intl.formatMessage({ id: words[status] })}
    </Badge>
  );
}
