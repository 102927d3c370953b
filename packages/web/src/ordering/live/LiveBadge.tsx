import type { LivePhase } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { onAir } from '../season/season.recipe.ts';

const words: Readonly<Record<LivePhase, MessageId>> = {
  now: 'live.phase.now',
  upcoming: 'live.phase.upcoming',
  over: 'live.phase.over',
};
const tones = { now: 'critical', upcoming: 'accent', over: 'neutral' } as const;

/** Whether an event is upcoming, running or over. */
export function LiveBadge({ phase }: { phase: LivePhase }) {
  const intl = useIntl();
  return (
    <Badge tone={tones[phase]}>
      {phase === 'now' && <span aria-hidden="true" className={onAir} />}
      {intl.formatMessage({ id: words[phase] })}
    </Badge>
  );
}
