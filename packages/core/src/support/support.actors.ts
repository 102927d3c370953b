import { fromPromise } from 'xstate';
import type { SupportInput } from './support.machine.ts';

/** What the services need from the page. */
export interface SupportDependencies {
  /** Adds the recording to the head. The recorder's code is loaded for it, so this may reject. */
  readonly gathered: (head: string) => Promise<string>;
  /** Writes a text to the clipboard; rejects if there is none or the browser does not allow it. */
  readonly toClipboard: (text: string) => Promise<void>;
}

/**
 * The services of {@link supportMachine}: `gather` resolves to the whole text, `copy` writes it to the clipboard.
 * Both may reject.
 */
export const supportActors = ({ gathered, toClipboard }: SupportDependencies) => ({
  gather: fromPromise<string, SupportInput>(({ input: { head } }) => gathered(head)),
  copy: fromPromise<void, { text: string }>(({ input: { text } }) => toClipboard(text)),
});
