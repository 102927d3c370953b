import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { useOffline } from '../platform/useOffline.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Thread } from '../ui/figures/Thread.tsx';

const frame = css({ maxWidth: 'prose', paddingBlock: { base: '10', md: '20' } });
const words = css({ position: 'relative' });
const hint = css({ minHeight: '24', paddingTop: '4', color: 'ink.muted', textStyle: 'small' });
const row = css({ marginTop: '3' });

type Props = {
  /** The session's chart reports that it takes longer than usual. */
  slow: boolean;
  children: ReactNode;
};

/** A page that only waits: says for what, and after a while shows the slow-load hint (C8), or at once that there is no network. */
export function SessionFrame({ slow, children }: Props) {
  const intl = useIntl();
  const offline = useOffline();
  return (
    <div className={frame} aria-busy="true">
      <div role="status" className={words}>
        {children}
        <Thread />
      </div>
      <div role="status" className={hint}>
        {offline && <p>{intl.formatMessage({ id: 'app.offline.waits' })}</p>}
        {slow && (
          <>
            <p>{intl.formatMessage({ id: 'ui.loading.slow' })}</p>
            <p className={row}>
              <Button size="compact" onClick={() => window.location.reload()}>
                {intl.formatMessage({ id: 'ui.action.reload' })}
              </Button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
