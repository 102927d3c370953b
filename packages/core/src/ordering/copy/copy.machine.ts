import { and } from 'xstate';
import { copySetup, isMaintained, planIn, sourceIn, wishesOf } from './copy.setup.ts';

/** Copies a cart or an order to other customers: choose them, plan, run, report (N9). */
export const copyMachine = copySetup.createMachine({
  id: 'copy',
  description: 'Copying a cart, or the lines of an order, to one or several customers',
  context: {
    source: null,
    rightEnv: 'preorder',
    rightEnvs: [],
    chosen: [],
    standings: {},
    plan: null,
    report: null,
    askings: 0,
    maintained: false,
    failure: null,
  },
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
      invoke: {
        id: 'targets',
        src: 'targets',
        input: ({ context: { rightEnv } }) => ({ rightEnv }),
        onSnapshot: {
          guard: { type: 'maintenanceMoved', params: ({ event }) => isMaintained(event.snapshot) },
          actions: { type: 'setMaintained', params: ({ event }) => isMaintained(event.snapshot) },
        },
      },
      on: {
        'target.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
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
        input: ({ context }) => ({
          rightEnv: context.rightEnv,
          source: sourceIn(context),
          targets: wishesOf(context),
        }),
        onDone: {
          target: 'planned',
          actions: { type: 'setPlan', params: ({ event }) => ({ plan: event.output }) },
        },
        onError: {
          target: 'planFailed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'standing.chosen': {
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
        'standing.chosen': {
          target: 'planning',
          actions: { type: 'decide', params: ({ event }) => event },
        },
        'run.requested': { guard: 'takesSomething', target: 'running', actions: 'startCounting' },
        'choosing.resumed': [{ guard: 'isRetry', target: 'ended' }, { target: 'choosing' }],
        'copy.closed': { target: 'closed', actions: 'forget' },
      },
    },
    running: {
      description: 'The plan is carried out, target by target',
      tags: 'pending',
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context }) => ({
          source: sourceIn(context),
          plan: planIn(context),
          copyId: context.report?.copyId ?? null,
        }),
        onDone: {
          target: 'ended',
          actions: { type: 'setReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: [
          {
            target: 'asking',
            guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'planFailed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: { 'copy.opened': {} },
    },
    asking: {
      description: 'No answer came: the same request finds out how the copy ended',
      tags: 'pending',
      entry: 'countAsking',
      after: { askDelay: [{ guard: 'mayAskAgain', target: 'running' }, { target: 'uncertain' }] },
      on: { 'copy.opened': {} },
    },
    uncertain: {
      description: 'It is still unknown how the copy ended; the user can ask again',
      tags: 'failed',
      on: {
        'run.retried': { target: 'running', actions: 'startCounting' },
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
