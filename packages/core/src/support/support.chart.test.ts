import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { createPortal } from '../portal/createPortal.ts';
import { charts } from '../recorder/charts.ts';
import { openRecording, packedFlows } from '../recorder/pack.ts';
import {
  chartSuite,
  fakeBrowser,
  SAMPLE_ORIGIN,
  sampleConfiguration,
  wiringSuite,
} from '../testing/index.ts';
import { supportActors } from './support.actors.ts';
import { type SupportContext, supportMachine, supportText } from './support.machine.ts';

const head = 'Error ID: 0a1b2c3d';
const whole = `${head}\nRecording: flight1.x`;
const denied = new DOMException('denied', 'NotAllowedError');

const tour = {
  input: { head },
  events: [{ type: 'copy.pressed' }, { type: 'gather.retried' }],
  answers: { gather: [whole], copy: [undefined] },
  failures: { gather: [new TypeError('Failed to fetch')], copy: [denied] },
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as SupportContext;

chartSuite(supportMachine, {
  ...tour,
  invariants: {
    'C7 whatever is shown begins with what is known without the recording': (snapshot) =>
      !snapshot.hasTag('shown') || supportText(contextOf(snapshot), false).startsWith(head),
    'C7 where the last steps could not be gathered, none are told of': (snapshot) =>
      !snapshot.matches('failed') || contextOf(snapshot).whole === null,
    'C7 what was gathered is not lost by copying': (snapshot) =>
      !snapshot.matches('denied') || supportText(contextOf(snapshot), false).startsWith(head),
    'C7 nothing is copied twice at once': (snapshot) =>
      !snapshot.hasTag('pending') || !snapshot.can({ type: 'copy.pressed' }),
  },
});

/** A call of the page that is settled by the test. */
const pageCall = <Answer>() => {
  const waiting: { answer(value: Answer): void; fail(error: unknown): void }[] = [];
  return {
    call: () => new Promise<Answer>((answer, fail) => waiting.push({ answer, fail })),
    next: () => waiting.shift(),
  };
};
let gathering: ReturnType<typeof pageCall<string>>;
let copying: ReturnType<typeof pageCall<void>>;

wiringSuite(supportMachine, {
  tour,
  machine: () => {
    gathering = pageCall<string>();
    copying = pageCall<void>();
    const actors = supportActors({ gathered: gathering.call, toClipboard: copying.call });
    return supportMachine.provide({ actors });
  },
  doing: {
    answers: {
      gather: () => gathering.next()?.answer(whole),
      copy: () => copying.next()?.answer(),
    },
    failures: {
      gather: (error) => gathering.next()?.fail(error),
      copy: (error) => copying.next()?.fail(error),
    },
  },
});

it('C7 Q3 what reaches the clipboard is what is shown, with the recording of a running portal', async () => {
  const { ports } = fakeBrowser().open(SAMPLE_ORIGIN);
  const portal = createPortal({ configuration: sampleConfiguration(), ports, browserLanguages: ['en'] });
  portal.start();
  const copied: string[] = [];
  const actors = supportActors({
    gathered: async (text) =>
      `${text}\n${await packedFlows(portal.recorder.flows(), { charts, version: '1.0.0', now: 0 })}`,
    toClipboard: async (text) => {
      copied.push(text);
    },
  });
  const actor = createActor(supportMachine.provide({ actors }), { input: { head } }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('copied');
  expect(copied).toEqual([supportText(actor.getSnapshot().context, false)]);
  const { flows } = await openRecording(copied.join(''));
  expect(flows.map(({ path }) => path)).toContain('portal/session');
  portal.stop();
});
