import { assign, setup } from 'xstate';
import { service } from '../actors/service.ts';

export interface SupportInput {
  /** Error ID, version, page and browser: what is known without the recording. */
  readonly head: string;
}

export interface SupportContext extends SupportInput {
  /** All that support needs; null while the last steps are not in it. */
  whole: string | null;
}

export type SupportEvent = { type: 'copy.pressed' } | { type: 'gather.retried' };

/** What is there to be copied; empty while it is being gathered. */
export const supportText = ({ head, whole }: SupportContext, isGathering: boolean): string =>
  isGathering ? '' : (whole ?? head);

/** What support needs to know, gathered and copied (C7). */
export const supportMachine = setup({
  types: {
    context: {} as SupportContext,
    events: {} as SupportEvent,
    input: {} as SupportInput,
    tags: {} as 'pending' | 'failed' | 'shown',
  },
  actors: {
    /** The head with the recording of the last steps. */
    gather: service<string, SupportInput>(),
    /** Rejects where the browser does not allow it. */
    copy: service<void, { text: string }>(),
  },
  actions: { setWhole: assign((_, { whole }: { whole: string }) => ({ whole })) },
}).createMachine({
  id: 'support',
  description: 'What support needs to know, gathered and copied',
  context: ({ input: { head } }) => ({ head, whole: null }),
  initial: 'gathering',
  states: {
    gathering: {
      description: 'The last steps of every flow are being gathered',
      tags: 'pending',
      invoke: {
        id: 'gather',
        src: 'gather',
        input: ({ context: { head } }) => ({ head }),
        onDone: {
          target: 'copying',
          actions: { type: 'setWhole', params: ({ event }) => ({ whole: event.output }) },
        },
        onError: 'failed',
      },
    },
    copying: {
      description: 'The text is on its way to the clipboard',
      tags: ['pending', 'shown'],
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => ({ text: supportText(context, false) }),
        onDone: 'copied',
        onError: 'denied',
      },
    },
    copied: {
      description: 'The text is in the clipboard',
      tags: 'shown',
      on: { 'copy.pressed': 'copying' },
    },
    denied: {
      description: 'The browser did not allow copying: the text can be selected',
      tags: 'shown',
      on: { 'copy.pressed': 'copying' },
    },
    failed: {
      description: 'The last steps could not be gathered; what is known without them can be copied',
      tags: ['failed', 'shown'],
      on: { 'copy.pressed': 'copying', 'gather.retried': 'gathering' },
    },
  },
});
