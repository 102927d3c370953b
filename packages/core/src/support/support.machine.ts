import { assign, setup } from 'xstate';
import { service } from '../platform/actors/service.ts';

export interface SupportInput {
  /** Error ID, version, page and browser: everything except the recording. */
  readonly head: string;
}

export interface SupportContext extends SupportInput {
  /** The complete text for support; null without the recording. */
  whole: string | null;
}

export type SupportEvent = { type: 'copy.pressed' } | { type: 'gather.retried' };

/** The text to copy; empty while it is being gathered. */
export const supportText = ({ head, whole }: SupportContext, isGathering: boolean): string =>
  isGathering ? '' : (whole ?? head);

/** Gathers and copies the information that support needs (C7). */
export const supportMachine = setup({
  types: {
    context: {} as SupportContext,
    events: {} as SupportEvent,
    input: {} as SupportInput,
    tags: {} as 'pending' | 'failed' | 'shown',
  },
  actors: {
    /** Adds the recording of the last steps to the head. */
    gather: service<string, SupportInput>(),
    /** Rejects if the browser does not allow it. */
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
