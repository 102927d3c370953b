import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import {
  type catalogMachine,
  type Neighbours,
  neighboursOf,
  type StyleEntry,
  searchOf,
} from '@selvedge/core/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Icon } from '../../../ui/figures/Icon.tsx';
import { useNeighbourKeys } from './useNeighbourKeys.ts';

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'control',
  textStyle: 'small',
});
const pair = css({ display: 'flex', alignItems: 'center', columnGap: '5' });
const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minWidth: 'control',
  minHeight: 'control',
});
const back = css({ '& > svg': { transform: 'scaleX(-1)' } });
const name = css({ hideBelow: 'md' });
const count = css({ textStyle: 'figure', color: 'ink.muted' });

type Props = {
  catalog: ActorRefFrom<typeof catalogMachine>;
  articleId: string;
};

/** Links back to the list, and to the styles before and after in it with the current filters and sorting. */
export function NeighbourLinks({ catalog, articleId }: Props) {
  const intl = useIntl();
  const nav = useRef<HTMLElement>(null);
  const listed = useSelector(
    catalog,
    ({ context }) => ({ catalog: context.catalog, found: context.found, filters: context.filters }),
    shallowEqual,
  );
  const place = useSelector(catalog, ({ context }) => context.place);
  const neighbours = useMemo<Neighbours>(() => neighboursOf(listed, articleId), [listed, articleId]);
  const { before, after, at } = neighbours;
  useNeighbourKeys(nav);
  const search = searchOf(listed.filters);
  return (
    <nav ref={nav} className={row} aria-label={intl.formatMessage({ id: 'catalog.title' })}>
      <Link look="quiet" className={`${way} ${back}`} href={formatRoute({ screen: 'styles', place, search })}>
        <Icon name="arrow" size="small" />
        {intl.formatMessage({ id: 'style.back' })}
      </Link>
      <span className={pair}>
        {before && (
          <Neighbour
            style={before}
            place={place}
            search={search}
            look={back}
            label={intl.formatMessage({ id: 'style.previous' })}
            first
          />
        )}
        {at !== null && (
          <span className={count}>
            {intl.formatMessage({ id: 'style.neighbours.at' }, { at, count: neighbours.count })}
          </span>
        )}
        {after && (
          <Neighbour
            style={after}
            place={place}
            search={search}
            label={intl.formatMessage({ id: 'style.next' })}
          />
        )}
      </span>
    </nav>
  );
}

type NeighbourProps = {
  style: StyleEntry;
  place: SeasonPlace;
  search: string;
  label: string;
  look?: string;
  first?: boolean;
};

function Neighbour({
  style: { articleId, name: styleName },
  place,
  search,
  label,
  look = '',
  first,
}: NeighbourProps) {
  const intl = useIntl();
  const key = first ? 'PageUp' : 'PageDown';
  return (
    <Link
      look="quiet"
      className={`${way} ${look}`}
      rel={first ? 'prev' : 'next'}
      aria-label={`${label}: ${styleName}`}
      aria-keyshortcuts={`Alt+${key}`}
      title={intl.formatMessage({ id: 'style.neighbours.tip' }, { label, key: first ? 'up' : 'down' })}
      href={formatRoute({ screen: 'style', place, articleId, search })}
    >
      {first && <Icon name="arrow" size="small" />}
      <span className={name}>{styleName}</span>
      {!first && <Icon name="arrow" size="small" />}
    </Link>
  );
}
