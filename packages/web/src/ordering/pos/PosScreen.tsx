import {
  favoritePos,
  findsNobody,
  lockedCustomer,
  type PosWish,
  posChildren,
  type posMachine,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedAloud, failedQuietly } from '../../failure/failedAloud.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { PageHeading } from '../../ui/text/PageHeading.tsx';
import { useMayOpen } from '../access/useMayOpen.ts';
import { background, main } from './aside.recipe.ts';
import { CustomerList } from './CustomerList.tsx';
import { CustomerSkeleton } from './CustomerSkeleton.tsx';
import { FavoritePos } from './FavoritePos.tsx';
import { LastOrders } from './LastOrders.tsx';
import { LockDialog } from './LockDialog.tsx';
import { useKeyboardArrival } from './useKeyboardArrival.ts';

/** On a wide screen the search stands beside the title, so that the first points of sale are in sight on a laptop. */
const head = css({ md: { display: 'flex', alignItems: 'center', columnGap: '8' } });
const title = css({ md: { flex: '1', minWidth: '0' } });
const search = css({
  maxWidth: 'field',
  marginBottom: { base: '8', md: '0' },
  md: { flex: '[0 1 {sizes.field}]' },
  _laptop: { paddingBlock: '4' },
});

const noWishes = {};

/** How far each key moves among the results. The position before the first one is the search box. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
};

const walkResults = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  if (!step || event.nativeEvent.isComposing) return;
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const box = event.currentTarget.querySelector<HTMLElement>('input[type=search]');
  const at = results.indexOf(event.target as HTMLElement);
  if (results.length === 0 || (at < 0 && event.target !== box)) return;
  event.preventDefault();
  const to = step(at, results.length - 1);
  (to < 0 ? box : results[to])?.focus();
};

type Props = {
  actor: ActorRefFrom<typeof posMachine>;
};

/** Choosing the point of sale: the search, and why a locked one cannot be chosen (L1). */
export function PosScreen({ actor }: Props) {
  const intl = useIntl();
  const mayOpen = useMayOpen();
  const area = useRef<HTMLElement>(null);
  useKeyboardArrival(area);
  const { rightEnv, term, customers, all, failure } = useSelector(actor, ({ context }) => context);
  const { favoring, lastOrders } = useSelector(actor, posChildren);
  const wishes = useSelector(favoring, (now) => now?.context.wishes) ?? noWishes;
  const pending = useSelector(actor, (snapshot) => snapshot.hasTag('pending') || failedQuietly(snapshot));
  const failed = useSelector(actor, failedAloud);
  const nobody = useSelector(actor, findsNobody);
  const locked = useSelector(actor, lockedCustomer);
  const count = intl.formatMessage({ id: 'pos.list.count' }, { count: customers.length });
  const clear = () => {
    actor.send({ type: 'term.changed', term: '' });
    area.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  };
  // The list replaces the skeleton's element (see `key`), so that nothing visibly moves aside for the favourites.
  const arrived = failed || !pending || customers.length > 0;
  const explain = (customerId: string) => actor.send({ type: 'lock.opened', customerId });
  const wish = (wished: PosWish) => favoring?.send({ type: 'favorite.wished', ...wished });
  return (
    <search ref={area} onKeyDown={walkResults}>
      <div className={head}>
        <div className={title}>
          <PageHeading title={intl.formatMessage({ id: 'pos.title' })} />
        </div>
        <div className={search}>
          <SearchField
            label={intl.formatMessage({ id: 'pos.search.label' })}
            labelHidden={false}
            hint={intl.formatMessage({ id: 'pos.search.hint' })}
            value={term}
            maxLength={100}
            onValue={(next) => actor.send({ type: 'term.changed', term: next })}
          />
        </div>
      </div>
      <LiveRegion message={pending || failed ? '' : count} />
      <div className={background}>
        {all.length > 0 && (
          <FavoritePos
            favorites={favoritePos(all, wishes)}
            rightEnv={rightEnv}
            onLock={explain}
            onWish={wish}
          />
        )}
        <div key={arrived ? 'list' : 'wait'} className={main}>
          {failed && (
            <FailedState failure={failure} onRetry={() => actor.send({ type: 'search.retried' })}>
              {intl.formatMessage({ id: 'pos.failed' })}
            </FailedState>
          )}
          {!failed && customers.length > 0 && (
            <CustomerList
              customers={customers}
              rightEnv={rightEnv}
              busy={pending}
              count={count}
              wishes={wishes}
              onLock={explain}
              onWish={wish}
            />
          )}
          {pending && customers.length === 0 && <CustomerSkeleton />}
          {nobody &&
            (term === '' ? (
              <EmptyState title={intl.formatMessage({ id: 'pos.none.title' })}>
                {intl.formatMessage({ id: 'pos.none.yet' })}
              </EmptyState>
            ) : (
              <EmptyState
                title={intl.formatMessage({ id: 'pos.none.title' })}
                actions={<Button onClick={clear}>{intl.formatMessage({ id: 'pos.none.clear' })}</Button>}
              >
                {intl.formatMessage({ id: 'pos.none.lead' }, { term })}
              </EmptyState>
            ))}
        </div>
        {lastOrders && arrived && mayOpen({ screen: 'orders', rightEnv, customerId: '' }) && (
          <LastOrders actor={lastOrders} />
        )}
      </div>
      <LockDialog customer={locked} onClose={() => actor.send({ type: 'lock.closed' })} />
    </search>
  );
}
