import type { Style } from '@selvedge/core/contract';
import { chosenBox, hasLengths, isSingle, placesIn } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '../../../ui/text/LiveRegion.tsx';
import { piecesIn } from '../../cart/state/cellView.ts';
import { type Sheet, variantAt } from './sheet.ts';

type Props = { sheet: Sheet; style: Style; className: string };

/** The selected range as text: from where to where, how many cells, how many pieces. Announced once drawn. */
export function RangeWords({ sheet, style, className }: Props) {
  const intl = useIntl();
  const { anchor, head } = useSelector(sheet.selection, ({ context }) => context);
  const dragging = useSelector(sheet.selection, (snapshot) => snapshot.matches('dragging'));
  const box = chosenBox({ anchor, head });
  const isRange = box !== null && !isSingle(box);
  const ids = isRange ? placesIn(box).flatMap((at) => variantAt(sheet, at) ?? []) : [];
  const pieces = useSelector(sheet.cart, (snapshot) => piecesIn(snapshot, ids));
  if (!isRange) return <LiveRegion message="" />;
  const named = (row: number, column: number) => {
    const of = sheet.rows[row];
    return intl.formatMessage(
      { id: hasLengths(style) ? 'matrix.range.corner' : 'matrix.range.cornerPlain' },
      {
        colour: of?.colour.name ?? '',
        length: of?.articleLength ?? '',
        size: style.sizes[column] ?? '',
      },
    );
  };
  const words = intl.formatMessage(
    { id: 'matrix.range' },
    {
      from: named(box.top, box.left),
      to: named(box.bottom, box.right),
      cells: ids.length,
      pieces,
    },
  );
  return (
    <>
      <p className={className}>
        {intl.formatMessage({ id: 'matrix.range.sum' }, { cells: ids.length, pieces })}
      </p>
      <LiveRegion message={dragging ? '' : words} />
    </>
  );
}
