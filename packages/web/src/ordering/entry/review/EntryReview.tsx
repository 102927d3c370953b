import {
  isTaken,
  type Review,
  reviewChildren,
  type ShownRows,
  type VerdictKind,
  verdictKinds,
  wishedPieces,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LiveRegion } from '../../../ui/text/LiveRegion.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import {
  applied,
  figure,
  figureNumber,
  figures,
  filter,
  filters,
  foot,
  further,
  muted,
  stack,
  tally,
} from '../parts/entry.recipe.ts';
import type { EntryRef, ListReviewRef, RowLookUpRef, SheetFileRef } from '../parts/entryRef.ts';
import { ColumnMeanings } from '../reading/ColumnMeanings.tsx';
import { FurtherList } from '../reading/FurtherList.tsx';
import { RefusedSheet } from '../sheetFile/RefusedSheet.tsx';
import { EntryModes } from './EntryModes.tsx';
import { ReviewRows } from './ReviewRows.tsx';
import { useReview } from './useReview.ts';
import { useVerdictNames } from './useVerdictNames.ts';

type Props = { entry: EntryRef; listReview: ListReviewRef; cart: CartRef; sheetFile: SheetFileRef };

const shows = (shown: ShownRows, kind: VerdictKind): boolean => {
  if (shown === 'all') return true;
  return shown === 'problems' ? !isTaken(kind) : kind === shown;
};

/** The pieces in the cart. Null while it cannot be edited. */
const piecesIn = (cart: CartRef) => {
  const snapshot = cart.getSnapshot();
  return snapshot.matches('editing') ? wishedPieces(snapshot) : null;
};

/** Every row with its verdict. Rows can be fixed in place, filtered, and taken into the cart. */
export function EntryReview({ entry, listReview, cart, sheetFile }: Props) {
  const intl = useIntl();
  const { review, pieces: cartPieces, articles } = useReview(listReview, cart);
  const isOpen = useSelector(cart, (at) => at.matches('editing'));
  const shown = useSelector(listReview, ({ context }) => context.shown);
  const list = useSelector(listReview, ({ context }) => context.list);
  const { rowLookUp } = useSelector(listReview, reviewChildren);
  const rows = review.rows.filter(({ verdict }) => shows(shown, verdict.kind));
  const pieces = review.cells.length;
  const whyNot = useWhyNot(listReview, { type: 'list.applied', pieces: isOpen ? cartPieces : null });
  return (
    <div className={stack}>
      <FurtherList entry={entry} />
      <Figures review={review} />
      <ColumnMeanings listReview={listReview} />
      <EntryModes listReview={listReview} />
      <Filters listReview={listReview} review={review} shown={shown} />
      {rowLookUp && <LookUpStalled rowLookUp={rowLookUp} />}
      {rows.length === 0 ? (
        <p className={muted}>{intl.formatMessage({ id: 'entry.rows.none' })}</p>
      ) : (
        <ReviewRows listReview={listReview} rows={rows} articles={articles} repairs={list?.repairs ?? {}} />
      )}
      <div className={foot}>
        <Button
          className={applied}
          variant="primary"
          disabledReason={whyNot}
          reasonSide="above"
          onClick={() => listReview.send({ type: 'list.applied', pieces: piecesIn(cart) })}
        >
          {intl.formatMessage({ id: 'entry.apply' }, { rows: review.taken })}
        </Button>
        <div className={further}>
          <Button variant="quiet" onClick={() => entry.send({ type: 'list.discarded' })}>
            {intl.formatMessage({ id: 'entry.discard.list' })}
          </Button>
          {review.refused > 0 && (
            <RefusedSheet listReview={listReview} sheetFile={sheetFile} review={review} articles={articles} />
          )}
        </div>
      </div>
      <LiveRegion
        message={intl.formatMessage(
          { id: 'entry.review.said' },
          { taken: review.taken, refused: review.refused, cells: pieces },
        )}
      />
    </div>
  );
}

/** The code of a repaired row could not be looked up; it is tried again. */
export function LookUpStalled({ rowLookUp }: { rowLookUp: RowLookUpRef }) {
  const intl = useIntl();
  const stalled = useSelector(rowLookUp, (at) => at.matches('stalled'));
  const failure = useSelector(rowLookUp, ({ context }) => context.failure);
  if (!stalled) return null;
  return (
    <FailedNotice
      tone="warning"
      live
      title={intl.formatMessage({ id: 'entry.look.stalled' }, { kind: failure?.kind })}
      failure={failure}
      actions={
        <Button size="compact" onClick={() => rowLookUp.send({ type: 'look.retried' })}>
          {intl.formatMessage({ id: 'ui.action.retry' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'entry.look.kept' })}
    </FailedNotice>
  );
}

function Figures({ review }: { review: Review }) {
  const intl = useIntl();
  return (
    <p className={figures}>
      <span className={figure}>
        <span className={figureNumber}>{intl.formatNumber(review.rows.length)}</span>
        {intl.formatMessage({ id: 'entry.review.rows' }, { count: review.rows.length })}
      </span>
      <span className={figure}>
        <span className={figureNumber}>{intl.formatNumber(review.taken)}</span>
        {intl.formatMessage({ id: 'entry.review.taken' })}
      </span>
      <span className={figure}>
        <span className={figureNumber}>{intl.formatNumber(review.refused)}</span>
        {intl.formatMessage({ id: 'entry.review.refused' })}
      </span>
    </p>
  );
}

type FiltersProps = { listReview: ListReviewRef; review: Review; shown: ShownRows };

function Filters({ listReview, review, shown }: FiltersProps) {
  const intl = useIntl();
  const names = useVerdictNames();
  const kinds = verdictKinds.filter((kind) => review.counts[kind] > 0 || kind === shown);
  const all: readonly { shown: ShownRows; label: string; count: number }[] = [
    { shown: 'all', label: intl.formatMessage({ id: 'entry.shown.all' }), count: review.rows.length },
    { shown: 'problems', label: intl.formatMessage({ id: 'entry.shown.problems' }), count: review.refused },
    ...kinds.map((kind) => ({ shown: kind, label: names[kind], count: review.counts[kind] })),
  ];
  return (
    <fieldset className={filters} aria-label={intl.formatMessage({ id: 'entry.shown.label' })}>
      {all.map((one) => (
        <button
          key={one.shown}
          type="button"
          className={filter}
          aria-pressed={one.shown === shown}
          onClick={() => listReview.send({ type: 'rows.shown', shown: one.shown })}
        >
          {one.label} <span className={tally}>{intl.formatNumber(one.count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
