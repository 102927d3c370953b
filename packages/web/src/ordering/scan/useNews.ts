import type { Failure } from '@selvedge/core';
import { cellOf, meaningOf, momentOfScans } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { CartRef } from '../cart/state/cellView.ts';
import type { CodeLookUpRef, ScanRef } from './scanRef.ts';
import { articleName, useMeaningText } from './useMeaningText.ts';

export interface News {
  readonly id: string;
  readonly text: string;
  readonly tone: 'positive' | 'warning' | 'plain';
  /** Why the code could not be looked up. */
  readonly failure?: Failure | null;
}

/** The result of the last scan on this page as a sentence. Null: nothing was scanned, or it is not known yet. */
export function useNews({
  scan,
  lookUp,
  cart,
}: {
  scan: ScanRef;
  lookUp: CodeLookUpRef;
  cart: CartRef;
}): News | null {
  const intl = useIntl();
  const meaningText = useMeaningText();
  const newest = useSelector(scan, ({ context }) => (context.count > 0 ? (context.scans[0] ?? null) : null));
  const known = useSelector(scan, ({ context }) => context.known);
  const stalled = useSelector(lookUp, (now) => now.hasTag('stalled') || now.hasTag('failed'));
  const failure = useSelector(lookUp, ({ context }) => context.failure);
  if (!newest) return null;
  const { id, text: code } = newest;
  const meaning = meaningOf(newest.text, known, momentOfScans(scan.getSnapshot().context));
  if (meaning.kind === 'looking') {
    const text = intl.formatMessage({ id: 'scan.news.kept' }, { code });
    return stalled ? { id, text, tone: 'warning', failure } : null;
  }
  if (meaning.kind !== 'found') {
    const text = intl.formatMessage({ id: 'scan.news.problem' }, { code, what: meaningText(meaning) });
    return { id, text, tone: 'warning' };
  }
  if (meaning.hindrance) return { id, text: meaningText(meaning), tone: 'warning' };
  const article = articleName(meaning.article);
  if (newest.open)
    return { id, text: intl.formatMessage({ id: 'scan.news.waits' }, { article }), tone: 'warning' };
  if (newest.pieces === 0) return { id, text: article, tone: 'plain' };
  const { pieces } = cellOf(cart.getSnapshot(), meaning.article.variant.articleVariantId);
  const text = intl.formatMessage({ id: 'scan.news.added' }, { article, pieces });
  return { id: `${id}-${newest.pieces}`, text, tone: 'positive' };
}
