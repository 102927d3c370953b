import { formatRoute } from '@selvedge/core';
import { type RightEnv, rightEnvs } from '@selvedge/core/contract';
import type { waitingNewsMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Link } from '../ui/buttons/Link.tsx';
import { Badge } from '../ui/text/Badge.tsx';
import { LiveRegion } from '../ui/text/LiveRegion.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { useMayOpen } from './access/useMayOpen.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { base: '5', sm: '8' },
  justifyContent: 'space-between',
  borderBottom: 'hair',
  marginTop: '4',
});
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: { base: '5', sm: '8' } });
const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control',
  marginBottom: '-hair',
  borderBottom: '[2px solid transparent]',
  color: 'ink.muted',
  textStyle: 'control',
  _current: { color: 'ink', borderColor: 'accent' },
  _highContrast: { _current: { borderBottomWidth: '[4px]' } },
});

type Props = {
  rightEnv: RightEnv;
  screen: string;
  /** The number of orders that wait for the POS Manager, updated while the page is open. */
  waitingNews: ActorRefFrom<typeof waitingNewsMachine> | undefined;
};

/** Switches between pre-order and re-order. For the POS Manager also shows what waits for completion. */
export function EnvironmentBar({ rightEnv, screen, waitingNews }: Props) {
  const intl = useIntl();
  const labels: Record<RightEnv, string> = {
    preorder: intl.formatMessage({ id: 'ordering.env.preorder' }),
    postorder: intl.formatMessage({ id: 'ordering.env.postorder' }),
  };
  const count = useSelector(waitingNews, (now) => now?.context.news?.waiting ?? 0);
  const waits = count > 0 ? intl.formatMessage({ id: 'ordering.env.waitingCount' }, { count }) : '';
  const mayOpen = useMayOpen();
  const open = rightEnvs.filter((env) => mayOpen({ screen: 'pos', rightEnv: env }));
  const groups = { screen: 'groups', rightEnv, groupId: null } as const;
  const waiting = { screen: 'waiting', rightEnv } as const;
  return (
    <nav className={bar} aria-label={intl.formatMessage({ id: 'ordering.env.label' })}>
      <ul className={list}>
        {open.map((env) => (
          <li key={env}>
            <Link
              look="bare"
              className={entry}
              href={formatRoute({ screen: 'pos', rightEnv: env })}
              aria-current={
                env === rightEnv && screen !== 'waiting' && screen !== 'groups' ? 'page' : undefined
              }
            >
              {labels[env]}
            </Link>
          </li>
        ))}
      </ul>
      <div className={list}>
        {rightEnv === 'preorder' && mayOpen(groups) && (
          <Link
            look="bare"
            className={entry}
            href={formatRoute(groups)}
            aria-current={screen === 'groups' ? 'page' : undefined}
          >
            {intl.formatMessage({ id: 'app.trail.groups' })}
          </Link>
        )}
        {mayOpen(waiting) && (
          <Link
            look="bare"
            className={entry}
            href={formatRoute(waiting)}
            aria-current={screen === 'waiting' ? 'page' : undefined}
          >
            {intl.formatMessage({ id: 'ordering.env.waiting' })}
            {count > 0 && (
              <Badge tone="accent">
                <span aria-hidden="true">{intl.formatNumber(count)}</span>
                <VisuallyHidden>{waits}</VisuallyHidden>
              </Badge>
            )}
          </Link>
        )}
      </div>
      <LiveRegion message={waits} />
    </nav>
  );
}
