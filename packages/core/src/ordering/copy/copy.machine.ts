import { and } from 'xstate';
import { keepFailure } from '../../platform/actors/failing.ts';
import { copySetup, nothing } from './copy.setup.ts';
import { planInputOf, runInputOf } from './planInput.ts';

/** Copies a cart or an order to other customers: choose them, plan, run, report (N9). */
export const copyMachine = copySetup.createMachine({
  id: 'copy',
  description: 'Copying a cart, or the lines of an order, to one or several customers',
  context: { ...nothing, rightEnv: 'preorder', rightEnvs: [], maintained: false },
  initial: 'closed',
  on: {
    'copy.opened': {
      guard: and(['holdsInsert', 'isStored']),
      target: '.choosing',
      actions: { type: 'open', params: ({ event }) => event },
    },
  },
  states: {
    closed: { description: 'Nothing is being copied' },
    choosing: {
      description: 'The customers to copy to are being chosen',
      entry: 'forgetMaintained',
      invoke: { id: 'targets', src: 'targets', input: ({ context: { rightEnv } }) => ({ rightEnv }) },
      on: {
        'target.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'targets.statusChanged': { actions: { type: 'setMaintained', params: ({ event }) => event } },
        'targets.retried': { actions: 'retryTargets' },
        'environment.chosen': {
          target: 'choosing',
          reenter: true,
          actions: { type: 'setRightEnv', params: ({ event }) => event },
        },
        'plan.requested': {
          guard: and(['hasTargets', 'isWithinMostTargets', 'isServed']),
          target: 'planning',
        },
        'copy.closed': { target: 'closed', actions: 'forget' },
      },
    },
    planning: {
      description: 'What copying comes to is being looked up; nothing is written',
      tags: 'pending',
      invoke: {
        id: 'plan',
        src: 'plan',
        input: ({ context }) => planInputOf(context),
        onDone: { target: 'planned', actions: { type: 'setPlan', params: ({ event }) => event } },
        onError: { target: 'planFailed', actions: keepFailure },
      },
      on: {
        'copyMode.chosen': {
          target: 'planning',
          reenter: true,
          actions: { type: 'decide', params: ({ event }) => event },
        },
        'copy.closed': { target: 'closed', actions: 'forget' },
      },
    },
    planFailed: {
      description: 'The plan could not be made',
      tags: 'failed',
      on: {
        'plan.retried': 'planning',
        'choosing.resumed': [{ guard: 'isRetry', target: 'ended' }, { target: 'choosing' }],
        'copy.closed': { target: 'closed', actions: 'forget' },
      },
    },
    planned: {
      description: 'The plan is shown: what is copied, what is not and why',
      on: {
        'copyMode.chosen': {
          target: 'planning',
          actions: { type: 'decide', params: ({ event }) => event },
        },
        'run.requested': { guard: 'takesSomething', target: 'running' },
        'choosing.resumed': [{ guard: 'isRetry', target: 'ended' }, { target: 'choosing' }],
        'copy.closed': { target: 'closed', actions: 'forget' },
      },
    },
    running: {
      description: 'The plan is carried out',
      initial: 'underWay',
      invoke: {
        id: 'copyRun',
        src: 'copyRun',
        input: ({ context }) => runInputOf(context),
        onDone: [
          {
            target: 'ended',
            guard: { type: 'isReported', params: ({ event }) => event.output },
            actions: { type: 'setReport', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'setRefused', params: ({ event }) => event.output } },
        ],
      },
      on: {
        'run.statusChanged': [
          { guard: { type: 'isUncertain', params: ({ event }) => event }, target: '.uncertain' },
          { target: '.underWay' },
        ],
      },
      states: {
        underWay: {
          description: 'Targets are written, or it is asked what became of them',
          tags: 'pending',
          on: { 'copy.opened': {} },
        },
        uncertain: {
          description: 'It is still unknown how the copy ended; the dialog can be closed all the same',
          on: { 'copy.closed': { target: '#copy.closed', actions: 'forget' } },
        },
      },
    },
    refused: {
      description: 'Errors while copying the shopping cart: the server refused it as a whole',
      tags: 'failed',
      on: {
        'retry.requested': 'planning',
        'choosing.resumed': [{ guard: 'isRetry', target: 'ended' }, { target: 'choosing' }],
        'copy.closed': { target: 'closed', actions: 'forget' },
      },
    },
    ended: {
      description: 'The copy has ended; its report is shown',
      initial: 'deciding',
      on: { 'copy.closed': { target: 'closed', actions: 'forget' } },
      states: {
        deciding: {
          description: 'The report decides how it ended',
          always: [
            { guard: 'hasFailed', target: 'errors' },
            { guard: 'hasWarnings', target: 'warnings' },
            { target: 'copied' },
          ],
        },
        copied: { description: 'Everything was copied' },
        warnings: { description: 'Copied with warnings: fewer pieces or other prices, told one by one' },
        errors: {
          description:
            'Errors while copying the shopping cart: some targets were not written and can be tried again',
          tags: 'failed',
          on: { 'retry.requested': '#copy.planning' },
        },
      },
    },
  },
});
