import { isEmail } from '@selvedge/core/contract';

/** An address with a display name, which may be empty. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Parses `address` or `Name <address>`; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  if (isEmail(text)) return { name: '', address: text };
  const [, name = '', address = ''] = /^([^<>"\p{Cc}]{1,100})<([^<>]{3,254})>$/u.exec(text) ?? [];
  return isEmail(address) ? { name: name.trim(), address } : null;
}
