import type { FindKind } from '@selvedge/core/contract';
import type { findsMachine } from '@selvedge/core/overlays';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { css } from '#style/css';
import { FailureWords } from '../../failure/FailureWords.tsx';
import { failedAloud, maintainedBy } from '../../failure/failedAloud.ts';
import { UnderMaintenance } from '../../failure/UnderMaintenance.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { hitDescription, hitEntry, hitHeading, hitTitle } from '../hit.recipe.ts';
import { Marked } from '../Marked.tsx';
import type { FindGroup } from './findLinks.ts';
import { NotSearched } from './NotSearched.tsx';

const aside = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  paddingInline: { base: '4', sm: '5' },
  paddingTop: '4',
});

type Props = {
  finds: ActorRefFrom<typeof findsMachine>;
  snapshot: SnapshotFrom<typeof findsMachine>;
  groups: readonly FindGroup[];
  term: string;
  /** The key of the link that is the tab stop; another list may have it. */
  stop: string | undefined;
  onCurrent: (key: string) => void;
};

/** What the search found in ordering, above what it found in self-service. */
export function Finds({ finds, snapshot, groups, term, stop, onCurrent }: Props) {
  const intl = useIntl();
  const id = useId();
  const names: Readonly<Record<FindKind, string>> = {
    customers: intl.formatMessage({ id: 'finds.customers' }),
    styles: intl.formatMessage({ id: 'finds.styles' }),
    carts: intl.formatMessage({ id: 'finds.carts' }),
    orders: intl.formatMessage({ id: 'finds.orders' }),
  };
  if (snapshot.hasTag('slow'))
    return (
      <div className={aside} aria-busy="true">
        <Skeleton width="half" />
      </div>
    );
  const retry = () => finds.send({ type: 'finds.retried' });
  const maintained = maintainedBy(snapshot);
  if (maintained)
    return (
      <div className={aside}>
        <UnderMaintenance failure={maintained} onRetry={retry} />
      </div>
    );
  if (failedAloud(snapshot))
    return (
      <div role="alert" className={aside}>
        <p>{intl.formatMessage({ id: 'finds.failed' })}</p>
        <FailureWords failure={snapshot.context.failure} explained />
        <Button size="compact" onClick={retry}>
          {intl.formatMessage({ id: 'ui.action.retry' })}
        </Button>
      </div>
    );
  return (
    <>
      <NotSearched finds={snapshot.context.finds} className={aside} onRetry={retry} />
      {groups.map(({ kind, links }) => (
        <section key={kind} aria-labelledby={`${id}-${kind}`}>
          <h3 id={`${id}-${kind}`} className={hitHeading}>
            {names[kind]}
          </h3>
          <ul>
            {links.map(({ key, href, title, description }) => (
              <li key={key}>
                <Link
                  look="bare"
                  href={href}
                  className={hitEntry}
                  tabIndex={key === stop ? 0 : -1}
                  onFocus={() => onCurrent(key)}
                >
                  <span className={hitTitle}>
                    <Marked text={title} term={term} />
                  </span>
                  <span className={hitDescription}>
                    <Marked text={description} term={term} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
