import type { releaseMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/buttons/Button.tsx';
import { lowerEdge } from '../ui/layout/lowerEdge.recipe.ts';
import { Notice } from '../ui/notices/Notice.tsx';

/** What a page says that is too old, and when it loads anew (C10). */
export function ReleaseNotice({ actor }: { actor: ActorRefFrom<typeof releaseMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (now) => now);
  const said = {
    unsent: intl.formatMessage({ id: 'release.outdated.unsent' }),
    soon: intl.formatMessage({ id: 'release.outdated.soon' }),
    stuck: intl.formatMessage({ id: 'release.outdated.stuck' }),
  };
  const why = (['unsent', 'soon', 'stuck'] as const).find((tag) => snapshot.hasTag(tag));
  if (!why) return null;
  return (
    <div className={lowerEdge}>
      <Notice
        live
        tone="warning"
        title={intl.formatMessage({ id: 'release.outdated.title' })}
        actions={
          snapshot.can({ type: 'reload.requested' }) && (
            <Button size="compact" onClick={() => actor.send({ type: 'reload.requested' })}>
              {intl.formatMessage({ id: 'app.version.refresh' })}
            </Button>
          )
        }
      >
        {said[why]}
      </Notice>
    </div>
  );
}
