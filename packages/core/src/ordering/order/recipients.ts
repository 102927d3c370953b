import { isEmail, MOST_RECIPIENTS } from '../../contract/index.ts';

/** Splits typed text into addresses, by commas, semicolons or spaces. Duplicates are removed, ignoring case. */
export const recipientsIn = (typed: string): string[] => [
  ...new Map(
    typed
      .split(/[\s,;]+/)
      .filter((address) => address !== '')
      .map((address) => [address.toLowerCase(), address]),
  ).values(),
];

/** The typed texts that are not valid e-mail addresses. */
export const malformedIn = (typed: string): string[] =>
  recipientsIn(typed).filter((address) => !isEmail(address));

export const isTooManyRecipients = (typed: string): boolean => recipientsIn(typed).length > MOST_RECIPIENTS;
