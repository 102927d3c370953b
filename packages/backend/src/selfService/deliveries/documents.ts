import type { Language } from '@selvedge/core/contract';
import { say } from '../../server/words.ts';

/** A kind of papers: where they are, and the rights (specification, section 3) of which one shows them. */
export interface DocumentKind {
  readonly path: 'delivery-notes' | 'invoices';
  readonly rights: readonly string[];
}

export const documentKinds: readonly DocumentKind[] = [
  { path: 'delivery-notes', rights: ['DELIVERY_NOTE'] },
  { path: 'invoices', rights: ['INVOICE', 'CREDIT_NOTE', 'DIRECT_DEBIT', 'REMINDER'] },
];

export const titleOf = (language: Language, { path }: DocumentKind): string =>
  path === 'invoices'
    ? say(language, 'selfService.documents.invoices')
    : say(language, 'selfService.documents.deliveryNotes');
