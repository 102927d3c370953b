import { type ColumnMeaning, countsRows, meanings } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Select } from '../../../ui/fields/Select.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { columns as columnsLook, formBlock, muted, sample, summary } from '../parts/entry.recipe.ts';
import type { ListReviewRef } from '../parts/entryRef.ts';

/** How the columns are interpreted, with samples of their content. The user can choose another meaning. */
export function ColumnMeanings({ listReview }: { listReview: ListReviewRef }) {
  const intl = useIntl();
  const list = useSelector(listReview, ({ context }) => context.list);
  const shape = useSelector(listReview, ({ context }) => context.verdicts.shape);
  if (!list) return null;
  const { heading, columns } = shape;
  const lines = list.table.lines;
  const above = heading ?? 0;
  const names: Record<ColumnMeaning, string> = {
    ean: intl.formatMessage({ id: 'entry.column.ean' }),
    articleNumber: intl.formatMessage({ id: 'entry.column.articleNumber' }),
    colour: intl.formatMessage({ id: 'entry.field.colour' }),
    length: intl.formatMessage({ id: 'entry.column.length' }),
    size: intl.formatMessage({ id: 'entry.column.size' }),
    quantity: intl.formatMessage({ id: 'entry.column.quantity' }),
    sizes: intl.formatMessage({ id: 'entry.meaning.sizes' }),
    ignored: intl.formatMessage({ id: 'entry.meaning.ignored' }),
  };
  const options = meanings
    .filter((meaning) => meaning !== 'sizes' || heading !== null)
    .map((meaning) => ({ value: meaning, label: names[meaning] }));
  const titleOf = (at: number): string =>
    (heading === null ? '' : lines[heading]?.cells[at]?.trim()) ||
    intl.formatMessage({ id: 'entry.meaning.column' }, { number: at + 1 });
  const shown = columns.map((meaning, at) => ({ key: `column-${at + 1}`, meaning, at }));
  const first = lines[heading === null ? 0 : heading + 1];
  return (
    <div className={formBlock}>
      {countsRows(shape) && (
        <Notice tone="info">{intl.formatMessage({ id: 'entry.meaning.countsRows' })}</Notice>
      )}
      <details>
        <summary className={summary}>{intl.formatMessage({ id: 'entry.meaning.title' })}</summary>
        {heading !== null && (
          <p className={muted}>
            {intl.formatMessage(
              { id: 'entry.meaning.heading' },
              { line: lines[heading]?.number ?? 1, above },
            )}
          </p>
        )}
        <div className={columnsLook}>
          {shown.map(({ key, meaning, at }) => (
            <Select
              key={key}
              size="compact"
              label={titleOf(at)}
              hint={<span className={sample}>{first?.cells[at] || '–'}</span>}
              value={meaning}
              options={options}
              onValue={(value) => {
                const chosen = meanings.find((one) => one === value);
                if (chosen) listReview.send({ type: 'column.changed', column: at, meaning: chosen });
              }}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
