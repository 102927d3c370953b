import { array, enums, type Infer, nullable, object, optional, size, string, type } from 'superstruct';
import { endpoint } from './endpoint.ts';
import { idStruct } from './id.ts';
import { languageStruct } from './language.ts';

/**
 * An event or other message of the ticker (F1). `content` is HTML. `date` contains ISO 8601 date-times with their UTC
 * offset; `to` is null for an event without an end.
 */
export const messageStruct = type({
  id: string(),
  title: string(),
  tickerText: string(),
  content: string(),
  brand: array(string()),
  date: type({ from: string(), to: nullable(string()) }),
});
export type Message = Infer<typeof messageStruct>;

/** Messages between two moments, ISO 8601 with the local UTC offset (B7, F1). */
export const messages = endpoint({
  name: 'messages',
  path: '/content/messages/:type',
  params: object({ type: enums(['ticker']) }),
  query: object({ from: string(), to: optional(string()) }),
  answer: array(messageStruct),
});

/** Sends a message to up to ten addresses; 202 once they are accepted for sending (B7, F4). */
export const mailMessage = endpoint({
  name: 'mailMessage',
  method: 'POST',
  path: '/content/messages/:messageId/mail',
  params: object({ messageId: idStruct }),
  body: object({ recipients: size(array(size(string(), 1, 254)), 1, 10) }),
});

/** An ICS file, opened in a window of its own, so the user is identified by a print token (B7, F5). */
export const exportMessage = endpoint({
  name: 'exportMessage',
  path: '/content/messages/:messageId/export',
  credentials: 'none',
  params: object({ messageId: idStruct }),
  query: object({ 'print-token': string(), lang: languageStruct }),
  answer: string(),
  form: 'text',
});

/**
 * A token for one address that cannot carry headers. Single use, short-lived, and bound to `document` if one is
 * given.
 */
export const printToken = endpoint({
  name: 'printToken',
  path: '/print-token',
  query: object({ document: optional(size(string(), 1, 100)) }),
  answer: type({ 'print-token': string() }),
});
