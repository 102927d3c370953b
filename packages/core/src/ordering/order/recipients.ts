import { isEmail, MOST_RECIPIENTS } from '../../contract/index.ts';

/** What is typed as addresses, apart by commas, semicolons or spaces: each once, whatever its case. */
export const recipientsIn = (typed: string): string[] => [
  ...new Map(
    typed
      .split(/[\s,;]+/)
      .filter((address) => address !== '')
      .map((address) => [address.toLowerCase(), address]),
  ).values(),
];

/** Those that are no e-mail addresses. */
export const malformedIn = (typed: string): string[] =>
  recipientsIn(typed).filter((address) => !isEmail(address));

export const isTooManyRecipients = (typed: string): boolean => recipientsIn(typed).length > MOST_RECIPIENTS;
