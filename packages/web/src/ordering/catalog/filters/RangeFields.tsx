import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Select } from '../../../ui/fields/Select.tsx';
import { PriceField } from './PriceField.tsx';
import type { RangeProps } from './rangeProps.ts';
import { rangeTitles } from './rangeText.ts';

const group = css({ paddingBottom: '3' });
const legend = css({ textStyle: 'label', paddingBottom: '1' });
const pair = css({ display: 'grid', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', columnGap: '3' });

const ends = ['from', 'to'] as const;
const priceNames = ['price', 'retail'] as const;
/** A range without either end is none. */
const spanOf = <T,>(span: { readonly from: T | null; readonly to: T | null }) =>
  span.from === null && span.to === null ? undefined : span;
const open = { from: null, to: null };

/** From and to of both prices and of the delivery weeks; each takes effect as it is typed. */
export default function RangeFields({ facets, ranges, currency, onRange }: RangeProps) {
  const intl = useIntl();
  const weeks = facets.find(({ name }) => name === 'calendarWeek')?.values ?? [];
  const endName = {
    from: intl.formatMessage({ id: 'catalog.ranges.from' }),
    to: intl.formatMessage({ id: 'catalog.ranges.to' }),
  };
  const spoken = (title: string, end: 'from' | 'to') => `${title}, ${endName[end]}`;
  const options = [
    { value: '', label: intl.formatMessage({ id: 'catalog.ranges.any' }) },
    ...weeks.map(({ key, label }) => ({ value: key, label })),
  ];
  return (
    <>
      {priceNames.map((name) => {
        const title = intl.formatMessage({ id: rangeTitles[name] });
        return (
          <fieldset key={name} className={group}>
            <legend className={legend}>{title}</legend>
            <div className={pair}>
              {ends.map((end) => (
                <PriceField
                  key={end}
                  label={endName[end]}
                  spoken={spoken(title, end)}
                  currency={currency}
                  value={ranges[name]?.[end] ?? null}
                  onValue={(value) => onRange(name, spanOf({ ...open, ...ranges[name], [end]: value }))}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      {weeks.length > 1 && (
        <fieldset className={group}>
          <legend className={legend}>{intl.formatMessage({ id: rangeTitles.weeks })}</legend>
          <div className={pair}>
            {ends.map((end) => (
              <Select
                key={end}
                size="compact"
                label={endName[end]}
                aria-label={spoken(intl.formatMessage({ id: rangeTitles.weeks }), end)}
                value={ranges.weeks?.[end] ?? ''}
                options={options}
                onValue={(value) =>
                  onRange('weeks', spanOf({ ...open, ...ranges.weeks, [end]: value === '' ? null : value }))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
