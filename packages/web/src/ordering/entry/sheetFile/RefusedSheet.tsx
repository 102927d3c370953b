import { type Articles, isTaken, type Review, refusedRows } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { buttons, muted } from '../parts/entry.recipe.ts';
import type { ListReviewRef, SheetFileRef } from '../parts/entryRef.ts';
import { useVerdictText } from '../parts/useVerdictText.ts';
import { SheetButtons } from './SheetButtons.tsx';
import { useSheets } from './useSheets.ts';

type Props = { listReview: ListReviewRef; sheetFile: SheetFileRef; review: Review; articles: Articles };

/** The rows that are not accepted, as written in the list, each with its reason. */
export function RefusedSheet({ listReview, sheetFile, review, articles }: Props) {
  const intl = useIntl();
  const { separator } = useSheets();
  const textOf = useVerdictText(articles);
  const label = intl.formatMessage({ id: 'entry.out.refused' });
  const sheetOf = () => {
    const { list, verdicts } = listReview.getSnapshot().context;
    const refused = review.rows.filter(({ verdict }) => !isTaken(verdict.kind));
    const reason = intl.formatMessage({ id: 'entry.column.reason' });
    return {
      name: label,
      separator,
      heading: null,
      rows: list ? refusedRows(list, verdicts.shape, refused, textOf, reason) : [],
    };
  };
  return (
    <div className={buttons}>
      <span className={muted}>{label}</span>
      <SheetButtons
        sheetFile={sheetFile}
        label={label}
        of="refused"
        count={review.refused}
        sheetOf={sheetOf}
      />
    </div>
  );
}
