import { preferredLanguage, type Style } from '@selvedge/core/contract';
import { type CellGrid, type MatrixRow, startSelection } from '@selvedge/core/ordering';
import { hindranceOf, type OrderingMoment } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { type CartRef, readOnlyBecause } from '../cart/state/cellView.ts';
import type { ActionReport } from './selection/actionReport.ts';
import type { SelectionRef, Sheet } from './selection/sheet.ts';

type Given = {
  cart: CartRef;
  style: Style;
  rows: readonly MatrixRow[];
  /** Server time (epoch ms) that the rules are evaluated for. */
  now: number;
  /** The selection to use. The sheet makes its own by default. */
  selection?: SelectionRef | undefined;
  /** The element around the sheet: what is selected is given up when the focus leaves it. */
  around: RefObject<HTMLElement | null>;
};

/** A sheet of quantities over some rows of a style, with what its handlers work on. */
export function useSheet({ cart, style, rows, now, selection: given, around }: Given) {
  const intl = useIntl();
  const [selection] = useState(() => given ?? startSelection());
  const [report, setReport] = useState<ActionReport | null>(null);
  const [rowOpen, setRowOpen] = useState(false);
  const readOnly = useSelector(cart, readOnlyBecause);
  const place = useSelector(cart, ({ context }) => context.place);
  const moment = useMemo<OrderingMoment>(() => ({ place, now }), [place, now]);
  const isReadOnly = readOnly !== null;
  const field = useMemo<CellGrid>(
    () =>
      rows.map(({ colour, cells }) =>
        cells.map((variant) => {
          if (!variant) return 'hole';
          return isReadOnly || hindranceOf({ style, colour, variant }, moment) ? 'barred' : 'open';
        }),
      ),
    [rows, style, moment, isReadOnly],
  );
  const openRow = useCallback(() => setRowOpen(true), []);
  const sheet = useMemo<Sheet>(
    () => ({
      cart,
      rows,
      field,
      readOnly: isReadOnly,
      selection,
      language: preferredLanguage([intl.locale]),
      tell: setReport,
      openRow,
    }),
    [cart, rows, field, isReadOnly, selection, intl.locale, openRow],
  );
  /** Moves the focus back to the cell it was in last. */
  const back = useCallback(
    () => around.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus(),
    [around],
  );
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || around.current?.contains(relatedTarget)) return;
    if (!relatedTarget.closest('dialog')) selection.send({ type: 'focus.left' });
  });
  useEffect(() => {
    const element = around.current;
    const left = (event: FocusEvent) => leave(event);
    element?.addEventListener('focusout', left);
    return () => element?.removeEventListener('focusout', left);
  }, [around]);
  return { sheet, moment, readOnly, report, setReport, rowOpen, setRowOpen, back };
}
