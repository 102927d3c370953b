import { array, define, object, size, string } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { languageStruct } from '../language.ts';

const fileStruct = define<Uint8Array>('file', (value) => value instanceof Uint8Array);

const orderParams = object({ orderId: idStruct });

/** The confirmation of an order, a PDF file in the user's language. */
export const orderConfirmation = endpoint({
  name: 'orderConfirmation',
  path: '/orders/:orderId/confirmation',
  params: orderParams,
  answer: fileStruct,
  form: 'bytes',
});

/** The document name to which a print token for an order's confirmation is bound. */
export const confirmationDocument = (orderId: string): string => `order:${orderId}`;

/** The confirmation in a window of its own; the user is identified by a print token for this document (O4). */
export const printConfirmation = endpoint({
  name: 'printConfirmation',
  path: '/orders/:orderId/confirmation/print',
  credentials: 'none',
  params: orderParams,
  query: object({ 'print-token': string(), lang: languageStruct }),
  answer: fileStruct,
  form: 'bytes',
});

/** Maximum number of addresses a document is sent to at once. */
export const MOST_RECIPIENTS = 10;

/** Sends the confirmation as a separate mail to each address; 202 once they are accepted for sending. */
export const mailConfirmation = endpoint({
  name: 'mailConfirmation',
  method: 'POST',
  path: '/orders/:orderId/confirmation/mail',
  params: orderParams,
  body: object({ recipients: size(array(size(string(), 1, 254)), 1, MOST_RECIPIENTS) }),
});
