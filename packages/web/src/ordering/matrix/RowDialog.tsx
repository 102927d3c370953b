import type { Style } from '@selvedge/core/contract';
import {
  type Box,
  chosenBox,
  hasLengths,
  putInAll,
  type RunTargets,
  rowsFor,
  sizeRunCopied,
  wholeRow,
} from '@selvedge/core/ordering';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { carryOut, cellsPut, reading, type Sheet } from './selection/sheet.ts';
import { fillChosen } from './selection/shortcuts.ts';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  /** Aligns the buttons' labels with the title above. */
  marginInline: '-5',
  '& button': { justifyContent: 'flex-start', textAlign: 'start', whiteSpace: 'normal' },
});
const group = css({ marginTop: '4', borderTop: 'hair', paddingTop: '3' });
const legend = css({ textStyle: 'label', paddingBottom: '1' });
const colours = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  columnGap: '4',
  paddingBottom: '3',
});

const targets: readonly (readonly [RunTargets, MessageId])[] = [
  ['colours', 'matrix.row.toColours'],
  ['lengths', 'matrix.row.toLengths'],
  ['rest', 'matrix.row.toRest'],
];

type Props = { sheet: Sheet; style: Style; onClose: () => void };

/** Actions on the active row, for keyboard and touch: copy its sizes to other rows, fill it or empty it. */
export function RowDialog({ sheet, style, onClose }: Props) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const active = sheet.selection.getSnapshot().context.active?.row ?? 0;
  const copied = cellsPut(sheet, sizeRunCopied(sheet.field, active, chosen, reading(sheet)));
  const whyNotCopied = useWhyNot(sheet.cart, { type: 'cells.typed', cells: copied });
  const { context } = sheet.selection.getSnapshot();
  const at = context.active?.row ?? 0;
  const row = sheet.rows[at];
  const box = chosenBox(context);
  if (!row || !box) return null;
  const lengths = hasLengths(style);
  const others = rowsFor(sheet.rows, at, 'rest');
  const nameOf = (index: number) => {
    const of = sheet.rows[index];
    return [of?.colour.name, lengths && of?.articleLength].filter(Boolean).join(' · ');
  };
  const copyTo = (to: readonly number[]) => {
    onClose();
    carryOut(sheet, sizeRunCopied(sheet.field, at, to, reading(sheet)));
  };
  const act = (doing: () => void) => () => {
    onClose();
    doing();
  };
  const choose = (whole: Box) => sheet.selection.send({ type: 'range.chosen', box: whole });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={nameOf(at)}
      description={intl.formatMessage({ id: 'matrix.row.lead' })}
    >
      <div className={list}>
        {targets.map(([target, id]) => {
          const to = rowsFor(sheet.rows, at, target);
          const isSame = target === 'rest' && to.length === rowsFor(sheet.rows, at, 'colours').length;
          if (to.length === 0 || isSame) return null;
          return (
            <Button key={target} variant="quiet" data-first="" onClick={() => copyTo(to)}>
              {intl.formatMessage({ id }, { count: to.length })}
            </Button>
          );
        })}
        <Button variant="quiet" data-first="" onClick={act(() => fillChosen(sheet, 'right'))}>
          {intl.formatMessage({ id: 'matrix.row.fillRight' })}
        </Button>
        <Button variant="quiet" onClick={act(() => fillChosen(sheet, 'down'))}>
          {intl.formatMessage({ id: 'matrix.row.fillDown' })}
        </Button>
        <Button variant="quiet" onClick={act(() => choose(wholeRow(sheet.field, at)))}>
          {intl.formatMessage({ id: 'matrix.row.choose' })}
        </Button>
        <Button
          variant="quiet"
          onClick={act(() => carryOut(sheet, putInAll(sheet.field, wholeRow(sheet.field, at), '')))}
        >
          {intl.formatMessage({ id: 'matrix.row.empty' })}
        </Button>
      </div>
      {others.length > 1 && (
        <fieldset className={group}>
          <legend className={legend}>{intl.formatMessage({ id: 'matrix.row.toChosen' })}</legend>
          <div className={colours}>
            {others.map((index) => (
              <Checkbox
                key={sheet.rows[index]?.key}
                checked={chosen.includes(index)}
                onValue={(on) =>
                  setChosen(on ? [...chosen, index] : chosen.filter((other) => other !== index))
                }
              >
                {nameOf(index)}
              </Checkbox>
            ))}
          </div>
          <Button
            variant="secondary"
            size="compact"
            disabledReason={whyNotCopied}
            onClick={() => copyTo(chosen)}
          >
            {intl.formatMessage({ id: 'matrix.row.toChosen.action' }, { count: chosen.length })}
          </Button>
        </fieldset>
      )}
    </Dialog>
  );
}
