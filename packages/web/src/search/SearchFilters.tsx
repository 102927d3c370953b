import { type SearchFilter, searchFilters } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { sideways, useSideways } from '../ui/layout/sideways.ts';
import { kindNames } from './kinds.ts';

const row = css({
  display: 'flex',
  gap: '2',
  paddingInline: { base: '4', sm: '5' },
  paddingBlock: '3',
});
const bar = css({ borderBottom: 'hair' });
const item = css({ flexShrink: '0' });
const chip = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '1.5',
  minHeight: 'controlDense',
  paddingInline: '3',
  paddingBlock: '1.5',
  background: 'transparent',
  color: 'ink',
  border: 'hair',
  borderRadius: 'round',
  textStyle: 'control',
  whiteSpace: 'nowrap',
  transitionProperty: '[background-color, border-color, color]',
  transitionDuration: 'quick',
  _touch: { minHeight: 'control', paddingBlock: '3' },
  '&:not([aria-pressed=true]):not([aria-disabled=true]):hover': { borderColor: 'accent', color: 'accent' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-pressed=true]': {
    background: 'surface.inverse',
    borderColor: 'ink',
    color: 'ink.onInverse',
  },
  '&[aria-disabled=true]': { color: 'ink.subtle', background: 'surface.sunken' },
});
const number = css({ textStyle: 'figure', opacity: 'full' });

type Props = {
  counts: Record<SearchFilter, number>;
  active: SearchFilter | null;
  /** Results are loading: no filter can be chosen, and no count is known. */
  pending: boolean;
  onToggle: (filter: SearchFilter) => void;
};

/** One button per kind, disabled if there are no results of it. Pressing the active one clears it (requirement G2). */
export function SearchFilters({ counts, active, pending, onToggle }: Props) {
  const intl = useIntl();
  const names = kindNames(intl);
  const frame = useSideways(active ?? '');
  return (
    <div className={bar}>
      <div ref={frame} className={sideways}>
        <ul aria-label={intl.formatMessage({ id: 'search.filters' })} className={row}>
          {searchFilters.map((kind) => {
            const off = pending || counts[kind] === 0;
            const hasCount = !pending && counts[kind] > 0;
            return (
              <li key={kind} className={item}>
                <button
                  type="button"
                  className={chip}
                  aria-pressed={active === kind}
                  aria-disabled={off || undefined}
                  aria-label={
                    hasCount
                      ? intl.formatMessage(
                          { id: 'search.filter.count' },
                          { kind: names[kind], count: counts[kind] },
                        )
                      : undefined
                  }
                  onClick={() => {
                    if (!off) onToggle(kind);
                  }}
                >
                  {names[kind]}
                  {hasCount && <span className={number}>{intl.formatNumber(counts[kind])}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
