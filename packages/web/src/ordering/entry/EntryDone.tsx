import { formatRoute } from '@selvedge/core';
import { cellOf, type EntryReport } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { SaveState } from '../cart/saving/SaveState.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { FindingText } from '../finding/FindingText.tsx';
import { buttons, list, stack } from './parts/entry.recipe.ts';
import type { EntryRef, ListReviewRef, SheetFileRef } from './parts/entryRef.ts';
import { useArticleName } from './parts/useArticleName.ts';
import { useReview } from './review/useReview.ts';
import { RefusedSheet } from './sheetFile/RefusedSheet.tsx';

type Props = { entry: EntryRef; listReview: ListReviewRef; cart: CartRef; sheetFile: SheetFileRef };

/** The result of the list: what is in the cart, what the server refused, and what was left out. */
export function EntryDone({ entry, listReview, cart, sheetFile }: Props) {
  const intl = useIntl();
  const place = useSelector(entry, ({ context }) => context.place);
  const report = useSelector(listReview, ({ context }) => context.report);
  const { review, articles } = useReview(listReview, cart);
  if (!report) return null;
  const { taken, refused, unchanged } = report;
  return (
    <div className={stack}>
      <Notice
        tone={refused === 0 ? 'positive' : 'warning'}
        live
        title={intl.formatMessage({ id: 'entry.done.title' }, { taken, cells: report.cells.length })}
      >
        {unchanged > 0 && <p>{intl.formatMessage({ id: 'entry.done.unchanged' }, { unchanged })}</p>}
        {refused > 0 && <p>{intl.formatMessage({ id: 'entry.done.refused' }, { refused })}</p>}
      </Notice>
      <SaveState cart={cart} />
      <RefusedByCart cart={cart} listReview={listReview} report={report} />
      {refused > 0 && (
        <RefusedSheet listReview={listReview} sheetFile={sheetFile} review={review} articles={articles} />
      )}
      <div className={buttons}>
        <Link look="primary" href={formatRoute({ screen: 'cart', place })}>
          {intl.formatMessage({ id: 'entry.done.cart' })}
        </Link>
        {refused > 0 && (
          <Button onClick={() => listReview.send({ type: 'list.reopened' })}>
            {intl.formatMessage({ id: 'entry.done.reopen' }, { refused })}
          </Button>
        )}
        <Button variant="quiet" onClick={() => entry.send({ type: 'list.discarded' })}>
          {refused > 0
            ? intl.formatMessage({ id: 'entry.done.discard' })
            : intl.formatMessage({ id: 'entry.done.next' })}
        </Button>
      </div>
    </div>
  );
}

type RefusedProps = { cart: CartRef; listReview: ListReviewRef; report: EntryReport };

/** What the cart could not store of the list, line by line. Everything else is stored (N6). */
function RefusedByCart({ cart, listReview, report }: RefusedProps) {
  const intl = useIntl();
  const { articles } = useReview(listReview, cart);
  const articleName = useArticleName(articles);
  const failed = useSelector(
    cart,
    (at) =>
      report.cells.flatMap(({ articleVariantId }) => {
        const { state, refusal } = cellOf(at, articleVariantId);
        return state === 'refused' || state === 'conflict' ? [{ articleVariantId, refusal }] : [];
      }),
    (one, other) =>
      one.length === other.length &&
      one.every((line, at) => line.articleVariantId === other[at]?.articleVariantId),
  );
  if (failed.length === 0) return null;
  return (
    <Notice tone="critical" live title={intl.formatMessage({ id: 'entry.done.failed' })}>
      <ul className={list}>
        {failed.map(({ articleVariantId, refusal }) => (
          <li key={articleVariantId}>
            {articleName(articleVariantId)}:{' '}
            {refusal ? <FindingText finding={refusal} /> : intl.formatMessage({ id: 'entry.done.conflict' })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
