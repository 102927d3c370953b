import { styleAt } from '@selvedge/core/ordering';
import { type CSSProperties, type FunctionComponent, useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { row } from './catalog.recipe.ts';
import { rowHeight } from './rowHeight.ts';
import type { RowsProps } from './rowsProps.ts';
import type { StyleProps } from './sameStyle.ts';
import { useFromTheStart } from './useFromTheStart.ts';
import { useListPlace } from './useListPlace.ts';
import { useStyleKeys } from './useStyleKeys.ts';

/** The number of pictures that fit on the first screen. The others load when they come near. */
const firstScreen = 8;
/** Pixels above and below the screen that are rendered ahead. */
const buffer = 300;

type Props = RowsProps & {
  /** Draws one style. */
  Part: FunctionComponent<StyleProps>;
  /** The attributes of the whole, and those of each style; `nth` from 0. */
  role: 'list' | 'rowgroup';
  item: (nth: number, of: number) => object;
};

/** Of thousands of styles those on the screen, in rows. */
export function Rows(all: Props) {
  const { catalog, found, filters, search, place, ordered, back, perRow, width, Part, role, item } = all;
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
  const draw = useCallback(
    (_: unknown, at: number) => {
      const shown = Array.from(positions.subarray(at * perRow, (at + 1) * perRow), (position, across) => {
        const style = styleAt(catalog, position, filters);
        const nth = at * perRow + across;
        return (
          <div key={nth} {...item(nth, count)}>
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
    [catalog, positions, filters, place, ordered, perRow, count, layout, Part, item],
  );
  const label = role === 'list' ? intl.formatMessage({ id: 'catalog.list.label' }) : undefined;
  const list = { role, 'aria-label': label, tabIndex: -1, onKeyDown };
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
