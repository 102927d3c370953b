import { formatRoute } from '@selvedge/core';
import type { SeasonPlace, StyleEntry } from '@selvedge/core/contract';
import { type catalogMachine, listStyles, searchOf } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'control',
  paddingTop: '2',
  textStyle: 'small',
});
const pair = css({ display: 'flex', alignItems: 'center', columnGap: '5' });
const way = css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'control' });
const back = css({ '& > svg': { transform: 'scaleX(-1)' } });
const name = css({ hideBelow: 'sm' });

type Props = { catalog: ActorRefFrom<typeof catalogMachine>; articleId: string };

/** Back to the list, and to the styles before and after in its order. */
export function NeighbourLinks({ catalog, articleId }: Props) {
  const intl = useIntl();
  const { index, selection, place } = useSelector(catalog, ({ context }) => context);
  const listed = useMemo(() => (index ? listStyles(index, selection) : []), [index, selection]);
  const search = searchOf(selection);
  const at = listed.findIndex((style) => style.articleId === articleId);
  const before = at > 0 ? listed[at - 1] : undefined;
  const after = at >= 0 ? listed[at + 1] : undefined;
  return (
    <nav className={row} aria-label={intl.formatMessage({ id: 'catalog.title' })}>
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
  return (
    <Link
      look="quiet"
      className={`${way} ${look}`}
      aria-label={`${label}: ${styleName}`}
      href={formatRoute({ screen: 'style', place, articleId, search })}
    >
      {first && <Icon name="arrow" size="small" />}
      <span className={name}>{styleName}</span>
      {!first && <Icon name="arrow" size="small" />}
    </Link>
  );
}
