import { memo, Suspense, useRef } from 'react';
import { css } from '#style/css';
import { orderingPart } from '../../../messages/orderingPart.ts';
import { drawnItem } from '../../../ui/layout/drawnItem.ts';
import { measured } from './compact.recipe.ts';
import { Rows } from './Rows.tsx';
import type { ListedProps } from './rowsProps.ts';
import { StyleCard } from './StyleCard.tsx';
import { useColumns } from './useColumns.ts';

/** The compact list. Loaded ahead, once the styles are there. */
export const StyleTable = orderingPart(() => import('./StyleTable.tsx'));

/** Keeps what is below out of sight until the table is there. */
const room = css({ minHeight: '[100vh]' });

/** The list itself. Of thousands of styles only those on the screen are rendered. */
export const StyleRows = memo(function StyleRows(props: ListedProps) {
  const box = useRef<HTMLDivElement>(null);
  const { columns, width } = useColumns(box);
  return (
    <div ref={box} className={measured}>
      {width > 0 &&
        (props.filters.layout === 'list' ? (
          <Suspense fallback={<div className={room} aria-busy="true" />}>
            <StyleTable {...props} perRow={1} width={width} />
          </Suspense>
        ) : (
          <Rows
            key={columns}
            {...props}
            perRow={columns}
            width={width}
            Part={StyleCard}
            role="list"
            item={drawnItem}
          />
        ))}
    </div>
  );
});
