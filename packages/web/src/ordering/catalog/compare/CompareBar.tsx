import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import {
  type Catalog,
  type CompareRef,
  compareSearch,
  coverOf,
  LEAST_COMPARED,
  MOST_COMPARED,
  positionOf,
  styleAt,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Thumbnail } from '../../style/parts/Thumbnail.tsx';

/** Above the bar of the cart, which sticks to the same edge. */
const bar = css({
  position: { base: 'sticky', _low: 'static' },
  bottom: '[var(--bar-height, 0px)]',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  columnGap: { base: '3', md: '5' },
  minHeight: '12',
  paddingBlock: '1.5',
  background: 'surface.page',
  borderTop: 'line',
  textStyle: 'small',
});
const pictures = css({ display: 'flex', gap: '1', hideBelow: 'md', '& > *': { width: '[1.75rem]' } });
const said = css({ flex: '1', minWidth: '0' });
const count = css({ textStyle: 'strong' });
const hint = css({ color: 'ink.muted' });

type Props = { compare: CompareRef; catalog: Catalog; place: SeasonPlace };

/** How many styles are chosen to be compared, and the way there. */
export function CompareBar({ compare, catalog, place }: Props) {
  const intl = useIntl();
  const { articleIds, search } = useSelector(compare, (at) => at.context);
  const isRefusing = useSelector(compare, (at) => at.matches({ full: 'refusing' }));
  const colours = articleIds.flatMap((id) => {
    const position = positionOf(catalog, id);
    const cover = position < 0 ? null : coverOf(styleAt(catalog, position).colours);
    return cover ? [cover] : [];
  });
  return (
    <section className={bar} aria-label={intl.formatMessage({ id: 'catalog.compare.bar' })}>
      <span className={pictures}>
        {colours.map((colour) => (
          <span key={colour.articleColorId}>
            <Thumbnail colour={colour} eager />
          </span>
        ))}
      </span>
      <p className={said} role="status">
        <span className={count}>
          {intl.formatMessage({ id: 'catalog.compare.chosen' }, { count: articleIds.length })}
        </span>{' '}
        <span className={hint}>
          {articleIds.length < LEAST_COMPARED && intl.formatMessage({ id: 'catalog.compare.more' })}
          {isRefusing && intl.formatMessage({ id: 'catalog.compare.full' }, { most: MOST_COMPARED })}
        </span>
      </p>
      <Button variant="quiet" size="compact" onClick={() => compare.send({ type: 'compare.cleared' })}>
        {intl.formatMessage({ id: 'catalog.compare.clear' })}
      </Button>
      {articleIds.length >= LEAST_COMPARED && (
        <Link
          look="secondary"
          size="compact"
          href={formatRoute({ screen: 'styles', place, search: compareSearch(search, articleIds) })}
        >
          {intl.formatMessage({ id: 'catalog.compare.open' })}
        </Link>
      )}
    </section>
  );
}
