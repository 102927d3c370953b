const longest = 254;

// The HTML standard's definition of a valid e-mail address, which browsers check as well.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is exactly one e-mail address: no display name, group, list, space or line break. */
export const isEmailAddress = (text: string): boolean => text.length <= longest && pattern.test(text);

/** An address with the name that is shown beside it; the name may be empty. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Reads `address` or `Name <address>`; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  if (isEmailAddress(text)) return { name: '', address: text };
  const [, name = '', address = ''] = /^([^<>"\p{Cc}]{1,100})<([^<>]{3,254})>$/u.exec(text) ?? [];
  return isEmailAddress(address) ? { name: name.trim(), address } : null;
}
