import type { Style } from '@selvedge/core/contract';
import { hasLengths, matrixRows, wishedPieces } from '@selvedge/core/ordering';
import { useMemo } from 'react';
import { css } from '#style/css';
import { rowText } from './rowText.ts';
import type { CartRef } from './state/cellView.ts';

/** As high as the sheet that will replace it: its tools, head, rows, totals and line. */
const sheet = css({ paddingBlock: '[5.25rem 5.25rem]' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: '4',
  height: { base: 'control', md: '[2.125rem]' },
  _touch: { height: 'control' },
  borderBottom: 'hair',
  textStyle: 'figure',
  color: 'ink.muted',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

type Props = { style: Style; cart: CartRef };

/**
 * The quantities of a style that is not near the viewport yet, as text. So the browser's page search finds them, the
 * page has its real length, and they can be read while scrolling fast, before the sheet is rendered.
 */
export function StylePlaceholder({ style, cart }: Props) {
  const rows = useMemo(() => matrixRows(style), [style]);
  const lengths = useMemo(() => hasLengths(style), [style]);
  const pieces = wishedPieces(cart.getSnapshot());
  return (
    <div className={sheet}>
      {rows.map((one) => (
        <p key={one.key} className={row}>
          {rowText(one, pieces, lengths)}
        </p>
      ))}
    </div>
  );
}
