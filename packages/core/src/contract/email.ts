/** Maximum length of a valid e-mail address. */
const LONGEST = 254;

/** The pattern that browsers use (the HTML standard, "valid email address"). */
const shape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * Whether a text is exactly one e-mail address. The length is checked first, so that a long text cannot make the
 * pattern slow.
 */
export const isEmail = (text: string): boolean => text.length <= LONGEST && shape.test(text);
