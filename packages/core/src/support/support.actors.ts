import { fromPromise } from 'xstate';
import type { SupportInput } from './support.machine.ts';

/** What gathering and copying need of the page. */
export interface SupportDependencies {
  /** The head with the recording; what records is fetched with it, so it may reject. */
  readonly gathered: (head: string) => Promise<string>;
  /** Puts a text into the clipboard; rejects where there is none or the browser does not allow it. */
  readonly toClipboard: (text: string) => Promise<void>;
}

/**
 * The services of {@link supportMachine}: `gather` answers the whole text, `copy` puts it into the clipboard; both
 * may reject.
 */
export const supportActors = ({ gathered, toClipboard }: SupportDependencies) => ({
  gather: fromPromise<string, SupportInput>(({ input: { head } }) => gathered(head)),
  copy: fromPromise<void, { text: string }>(({ input: { text } }) => toClipboard(text)),
});
