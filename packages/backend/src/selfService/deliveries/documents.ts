import type { DocumentType, Language } from '@selvedge/core/contract';
import { readableDocuments } from '@selvedge/core/rules';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { say } from '../../language/words.ts';

/** One type of document, and its path. */
export interface DocumentKind {
  readonly type: DocumentType;
  readonly path: string;
  readonly title: (language: Language) => string;
}

const documentKinds: readonly DocumentKind[] = [
  {
    type: 'ORDER_CONFIRMATION',
    path: 'order-confirmations',
    title: (language) => say(language, 'selfService.documents.orderConfirmations'),
  },
  { type: 'ORDER', path: 'orders', title: (language) => say(language, 'selfService.documents.orders') },
  {
    type: 'DELIVERY_NOTE',
    path: 'delivery-notes',
    title: (language) => say(language, 'selfService.documents.deliveryNotes'),
  },
  { type: 'INVOICE', path: 'invoices', title: (language) => say(language, 'selfService.documents.invoices') },
  {
    type: 'CREDIT_NOTE',
    path: 'credit-notes',
    title: (language) => say(language, 'selfService.documents.creditNotes'),
  },
  {
    type: 'DIRECT_DEBIT',
    path: 'direct-debits',
    title: (language) => say(language, 'selfService.documents.directDebits'),
  },
  {
    type: 'REMINDER',
    path: 'reminders',
    title: (language) => say(language, 'selfService.documents.reminders'),
  },
];

/** The types of documents that a user may read. Other types are treated as if they did not exist. */
export function documentsFor({ rights }: SignedInUser): readonly DocumentKind[] {
  const readable = readableDocuments(rights);
  return documentKinds.filter(({ type }) => readable.includes(type));
}
