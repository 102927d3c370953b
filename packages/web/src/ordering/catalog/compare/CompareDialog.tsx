import type { SeasonPlace } from '@selvedge/core/contract';
import { type Catalog, type CompareRef, comparisonOf, LEAST_COMPARED } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { WorkDialog } from '../../dialog/WorkDialog.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

const note = css({
  paddingInline: { base: '4', sm: '6' },
  paddingTop: '4',
  textStyle: 'small',
  color: 'ink.muted',
});

type Props = {
  compare: CompareRef;
  catalog: Catalog;
  place: SeasonPlace;
  ordered: ReadonlyMap<string, number>;
};

/** Two to six styles side by side, over the list (M1). */
export function CompareDialog({ compare, catalog, place, ordered }: Props) {
  const intl = useIntl();
  const { articleIds, search } = useSelector(compare, (at) => at.context);
  const comparison = useMemo(
    () => comparisonOf(catalog, articleIds, ordered),
    [catalog, articleIds, ordered],
  );
  const count = comparison.styles.length;
  const missing = articleIds.length - count;
  return (
    <WorkDialog
      room="fitting"
      title={intl.formatMessage({ id: 'catalog.compare.title' }, { count })}
      onClose={() => compare.send({ type: 'compare.closed' })}
    >
      {missing > 0 && (
        <p className={note}>{intl.formatMessage({ id: 'catalog.compare.missing' }, { count: missing })}</p>
      )}
      {count < LEAST_COMPARED && (
        <p className={note}>{intl.formatMessage({ id: 'catalog.compare.alone' })}</p>
      )}
      {count > 0 && (
        <ComparisonTable
          comparison={comparison}
          currency={catalog.currency}
          place={place}
          search={search}
          onRemove={(articleId) => compare.send({ type: 'compare.toggled', articleId })}
        />
      )}
    </WorkDialog>
  );
}
