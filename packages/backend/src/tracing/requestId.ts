/** What proxies and programs send: UUIDs, hexadecimal digits and the like. Nothing that could break a line of a log. */
const form = /^[\w.-]{1,128}$/;

/** The id by which a proxy or a program knows its call, from `x-request-id`; null for none, or what is none. */
export const readRequestId = (header: string | readonly string[] | undefined): string | null =>
  typeof header === 'string' && form.test(header) ? header : null;
