import { formatRoute } from '@selvedge/core';
import { type ResolvedRights, type RightEnv, rightEnvs } from '@selvedge/core/contract';
import { handlesCarts, holds, type waitingNewsMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

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
});

type Props = {
  rightEnv: RightEnv;
  screen: string;
  rights: ResolvedRights;
  /** How many orders wait for the POS Manager, as it is told while the page is open. */
  waitingNews: ActorRefFrom<typeof waitingNewsMachine> | undefined;
};

/** Pre-order or re-order, and for the POS Manager what waits for completion. */
export function EnvironmentBar({ rightEnv, screen, rights, waitingNews }: Props) {
  const intl = useIntl();
  const labels: Record<RightEnv, string> = {
    preorder: intl.formatMessage({ id: 'ordering.env.preorder' }),
    postorder: intl.formatMessage({ id: 'ordering.env.postorder' }),
  };
  const count = useSelector(waitingNews, (now) => now?.context.news?.waiting ?? 0);
  const waits = count > 0 ? intl.formatMessage({ id: 'ordering.env.waitingCount' }, { count }) : '';
  const open = rightEnvs.filter((env) => env === rightEnv || holds(rights, env, 'COLLECTION_VIEW'));
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
        {rightEnv === 'preorder' && handlesCarts(rights, 'preorder') && (
          <Link
            look="bare"
            className={entry}
            href={formatRoute({ screen: 'groups', rightEnv, groupId: null })}
            aria-current={screen === 'groups' ? 'page' : undefined}
          >
            {intl.formatMessage({ id: 'app.trail.groups' })}
          </Link>
        )}
        {holds(rights, rightEnv, 'SHOPPINGCART_SUBMIT') && (
          <Link
            look="bare"
            className={entry}
            href={formatRoute({ screen: 'waiting', rightEnv })}
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
