import type { SeasonPlace } from '@selvedge/core/contract';
import {
  type Catalog,
  type Filters,
  type FoundStyles,
  type ListLayout,
  styleAt,
} from '@selvedge/core/ordering';
import { type CSSProperties, memo, useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { drawnItem } from '../../../ui/layout/drawnItem.ts';
import { CompactHead } from './CompactHead.tsx';
import { CompactRow } from './CompactRow.tsx';
import { row } from './catalog.recipe.ts';
import { measured } from './compact.recipe.ts';
import { rowHeight } from './rowHeight.ts';
import { StyleCard } from './StyleCard.tsx';
import { useColumns } from './useColumns.ts';
import { useFromTheStart } from './useFromTheStart.ts';
import { type Return, useListPlace } from './useListPlace.ts';
import { useStyleKeys } from './useStyleKeys.ts';

/** The number of pictures that fit on the first screen. The others load when they come near. */
const firstScreen = 8;
/** Pixels above and below the screen that are rendered ahead. */
const buffer = 300;

type Props = {
  catalog: Catalog;
  found: FoundStyles;
  filters: Filters;
  /** The filters as a search string. */
  search: string;
  place: SeasonPlace;
  ordered: ReadonlyMap<string, number>;
  back: Return;
};

/** The list itself. Of thousands of styles only those on the screen are rendered. */
export const StyleRows = memo(function StyleRows(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { columns, width } = useColumns(box);
  const { layout } = props.filters;
  const perRow = layout === 'list' ? 1 : columns;
  return (
    <div ref={box} className={measured}>
      {layout === 'list' && <CompactHead basis={props.catalog.vatPerMille ? 'net' : 'gross'} />}
      {width > 0 && <Rows key={`${layout} ${perRow}`} {...props} perRow={perRow} width={width} />}
    </div>
  );
});

const partOf: Readonly<Record<ListLayout, typeof StyleCard>> = { grid: StyleCard, list: CompactRow };

type RowsProps = Props & { perRow: number; width: number };

function Rows({ catalog, found, filters, search, place, ordered, back, perRow, width }: RowsProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<WindowVirtualizerHandle>(null);
  const { positions } = found;
  const count = positions.length;
  const { layout } = filters;
  const rows = useMemo(() => ({ length: Math.ceil(count / perRow) }), [count, perRow]);
  const kept = useListPlace({ handle, back, search, perRow, catalog, positions });
  useFromTheStart(box, back.owner, search);
  const onKeyDown = useStyleKeys(handle, perRow, count);
  const Part = partOf[layout];
  const draw = useCallback(
    (_: unknown, at: number) => {
      const shown = Array.from(positions.subarray(at * perRow, (at + 1) * perRow), (position, across) => {
        const style = styleAt(catalog, position, filters);
        const nth = at * perRow + across;
        return (
          <div key={nth} {...drawnItem(nth, count)}>
            <Part
              style={style}
              currency={catalog.currency}
              place={place}
              ordered={ordered.get(style.articleId) ?? 0}
              position={nth}
              eager={nth < firstScreen}
            />
          </div>
        );
      });
      if (layout === 'list') return <>{shown}</>;
      return (
        <div className={row} style={{ '--columns': perRow } as CSSProperties}>
          {shown}
        </div>
      );
    },
    [catalog, positions, filters, place, ordered, perRow, count, layout, Part],
  );
  const label = intl.formatMessage({ id: 'catalog.list.label' });
  const list = { role: 'list', 'aria-label': label, tabIndex: -1, onKeyDown };
  return (
    <div ref={box} {...list}>
      <WindowVirtualizer
        ref={handle}
        data={rows}
        itemSize={rowHeight(layout, width, perRow)}
        bufferSize={buffer}
        cache={kept}
      >
        {draw}
      </WindowVirtualizer>
    </div>
  );
}
