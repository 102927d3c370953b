/** Longer than any address that mail can be sent to. */
const LONGEST = 254;

/** What browsers hold an address to (the HTML standard, "valid email address"). */
const shape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is one e-mail address and nothing else. Its length is looked at first, so that no text is slow. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && shape.test(text);
