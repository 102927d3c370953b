import type { Style } from '@selvedge/core/contract';
import { hasLengths, type PlannedCell, type QuickOrderPlan } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { sideTable } from '../../../ui/layout/sideTable.ts';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { QuickOrderRef } from './quickOrderRef.ts';

const part = css({
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  overflowY: { md: 'auto' },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
});
const title = css({ textStyle: 'label' });
const sum = css({ textStyle: 'figureStrong' });
const scroller = cx(sideTable, css({ borderBlock: 'hair', '--behind': '{colors.surface.raised}' }));
const table = css({
  borderCollapse: 'collapse',
  textStyle: 'figure',
  '& th, & td': { borderBottom: 'hair', padding: '0', height: 'controlDense', textAlign: 'center' },
  '& tr:last-child > *': { borderBottom: 'none' },
  '& thead th': { color: 'ink.muted', fontWeight: 'medium', minWidth: '12' },
  '& th[scope=row]': {
    position: 'sticky',
    insetInlineStart: '0',
    background: 'surface.raised',
    textAlign: 'start',
    fontWeight: 'regular',
    paddingInlineEnd: '3',
    textStyle: 'small',
  },
  '& td:last-child': { paddingInlineStart: '3', textStyle: 'figureStrong', textAlign: 'end' },
});
const entry = css({
  width: 'full',
  minWidth: '12',
  height: 'full',
  minHeight: 'controlDense',
  border: 'clear',
  background: 'transparent',
  textAlign: 'center',
  textStyle: 'figure',
  _touch: { fontSize: '[1rem]', minHeight: 'control' },
  _hover: { borderColor: 'line.strong' },
  '&[data-adjusted]': { fontWeight: 'semibold', color: 'accent', background: 'accent.wash' },
});
const barred = css({
  backgroundImage:
    '[linear-gradient(to top right, transparent calc(50% - 0.5px), {colors.line.strong} calc(50% - 0.5px), {colors.line.strong} calc(50% + 0.5px), transparent calc(50% + 0.5px))]',
});
const rowName = css({
  display: 'flex',
  columnGap: '2',
  maxWidth: { base: '[7.5rem]', sm: '[10.5rem]' },
  '& > :first-child': { flex: '1', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > :last-child': { color: 'ink.muted' },
});
const hole = css({ background: 'surface.sunken' });
const hint = css({ textStyle: 'small', color: 'ink.muted' });

type Props = { actor: QuickOrderRef; style: Style; plan: QuickOrderPlan | null };

/** The total as it would be ordered, size by size. Changing one size adjusts the others, so that the total stays. */
export function QuickOrderPreview({ actor, style, plan }: Props) {
  const intl = useIntl();
  const isAdjusted = useSelector(actor, ({ context }) => Object.keys(context.adjusted).length > 0);
  const lengths = hasLengths(style);
  if (plan === null) {
    return (
      <section className={part}>
        <h3 className={title}>{intl.formatMessage({ id: 'quickOrder.preview' })}</h3>
        <p className={hint}>{intl.formatMessage({ id: 'quickOrder.preview.empty' })}</p>
      </section>
    );
  }
  const { rows, asked, placed, unplaced } = plan;
  return (
    <section className={part}>
      <div className={head}>
        <h3 className={title}>{intl.formatMessage({ id: 'quickOrder.preview' })}</h3>
        <p className={sum} role="status">
          {intl.formatMessage({ id: 'quickOrder.preview.sum' }, { placed, asked })}
        </p>
      </div>
      {unplaced !== 0 && (
        <Notice tone="warning" live>
          {unplaced > 0
            ? intl.formatMessage({ id: 'quickOrder.unplaced' }, { count: unplaced })
            : intl.formatMessage({ id: 'quickOrder.surplus' }, { count: -unplaced })}
        </Notice>
      )}
      <div className={scroller}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{intl.formatMessage({ id: 'matrix.head.colour' })}</VisuallyHidden>
              </th>
              {style.sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col">{intl.formatMessage({ id: 'matrix.head.total' })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells, pieces }) => (
              <tr key={row.key}>
                <th scope="row">
                  <span className={rowName}>
                    <span title={row.colour.name}>{row.colour.name}</span>
                    {lengths && <span>{row.articleLength}</span>}
                  </span>
                </th>
                {cells.map((cell, column) => (
                  <PreviewCell
                    key={style.sizes[column]}
                    actor={actor}
                    cell={cell}
                    label={intl.formatMessage(
                      { id: lengths ? 'matrix.cell.label' : 'matrix.cell.labelPlain' },
                      {
                        colour: row.colour.name,
                        length: row.articleLength,
                        size: style.sizes[column] ?? '',
                      },
                    )}
                  />
                ))}
                <td>{intl.formatNumber(pieces)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={head}>
        <p className={hint}>{intl.formatMessage({ id: 'quickOrder.preview.hint' })}</p>
        {isAdjusted && (
          <Button variant="quiet" size="compact" onClick={() => actor.send({ type: 'adjustments.dropped' })}>
            {intl.formatMessage({ id: 'quickOrder.reset' })}
          </Button>
        )}
      </div>
    </section>
  );
}

type CellProps = { actor: QuickOrderRef; cell: PlannedCell | null; label: string };

function PreviewCell({ actor, cell, label }: CellProps) {
  const intl = useIntl();
  if (cell === null) {
    return <td className={hole} aria-label={intl.formatMessage({ id: 'matrix.cell.none' })} />;
  }
  if (cell.barred)
    return <td className={barred} aria-label={intl.formatMessage({ id: 'matrix.cell.off' })} />;
  const { articleVariantId } = cell.variant;
  return (
    <td>
      <input
        className={entry}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        size={1}
        maxLength={4}
        aria-label={label}
        data-planned={articleVariantId}
        data-adjusted={cell.adjusted || undefined}
        value={cell.pieces === 0 && !cell.adjusted ? '' : String(cell.pieces)}
        onFocus={(event) => event.target.select()}
        onChange={(event) =>
          actor.send({ type: 'cell.adjusted', articleVariantId, entry: event.target.value })
        }
      />
    </td>
  );
}
