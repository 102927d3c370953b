import { describe, expect, it, vi } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, SimulatedClock, setup } from 'xstate';
import { failure } from '../platform/api/failure.ts';
import { PORTAL } from '../platform/portalName.ts';
import { hold } from '../testing/held.ts';
import { chartSuite, fakeBrowser, fakeOverlaysDependencies, settle, wiringSuite } from '../testing/index.ts';
import { inert } from '../testing/inert.ts';
import { overlaysLogic } from './index.ts';
import { overlaysMachine } from './overlays.machine.ts';
import {
  type LoadedOverlays,
  type OverlaysLoaderContext,
  overlaysLoaderMachine,
} from './overlaysLoader.machine.ts';

const facts = {
  route: { screen: 'dashboard' as const },
  language: 'en' as const,
  isSignedIn: true,
  roles: null,
};
const notice = { subject: 'favorite' as const, failure: failure({ kind: 'network' }) };
const arrived = { logic: inert(overlaysMachine), input: { facts } };

const tour = {
  input: { needed: false },
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.overlays !== null,
    context.waiting.length > 0,
    (context as OverlaysLoaderContext).waiting.some(({ type }) => type === 'logout.wished'),
  ],
  events: [
    { type: 'page.settled' },
    { type: 'overlays.needed' },
    { type: 'page.woke' },
    { type: 'search.opened' },
    { type: 'logout.wished' },
    { type: 'maintenance.met' },
    { type: 'maintenance.over' },
    { type: 'consent.reopened' },
    { type: 'notice.raised', notice },
  ],
  answers: { loadOverlays: [arrived] },
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as OverlaysLoaderContext;

chartSuite(overlaysLoaderMachine, {
  ...tour,
  otherInputs: [{ needed: true }],
  invariants: {
    'they are known exactly when they are present': (snapshot) =>
      snapshot.matches('present') === (contextOf(snapshot).overlays !== null),
    'nothing waits for those who are present': (snapshot) =>
      !snapshot.matches('present') || contextOf(snapshot).waiting.length === 0,
    'A12 no wish to log out waits for what is missing': (snapshot) =>
      !snapshot.matches('missing') ||
      !contextOf(snapshot).waiting.some(({ type }) => type === 'logout.wished'),
    'C6 what waits is bounded': (snapshot) => contextOf(snapshot).waiting.length <= 20,
  },
});

let held: ReturnType<typeof hold>;

wiringSuite(overlaysLoaderMachine, {
  tour,
  machine: () => {
    const load = fromPromise<LoadedOverlays>(async () => arrived as unknown as LoadedOverlays);
    held = hold(overlaysLoaderMachine.provide({ actors: { loadOverlays: load } }), ['loadOverlays']);
    return held.machine;
  },
  doing: {
    answers: { loadOverlays: () => held.release('loadOverlays') },
    failures: { loadOverlays: (error) => held.fail('loadOverlays', error) },
  },
});

describe('the arrival of the overlays', () => {
  it('C6 G1 hands over what happened before they were there, in its order', async () => {
    const page = fakeBrowser().open('https://portal.test/');
    const dependencies = fakeOverlaysDependencies({ send: () => new Promise(() => {}) }, page);
    let come = (_: LoadedOverlays) => {};
    const machine = overlaysLoaderMachine.provide({
      actors: {
        loadOverlays: fromPromise<LoadedOverlays>(
          () =>
            new Promise((resolve) => {
              come = resolve;
            }),
        ),
      },
    });
    const heard: { readonly by: unknown; readonly from: unknown; readonly type: string }[] = [];
    const actor = createActor(machine, {
      input: { needed: false },
      clock: new SimulatedClock(),
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event')
          heard.push({ by: inspected.actorRef, from: inspected.sourceRef, type: inspected.event.type });
      },
    }).start();
    actor.send({ type: 'notice.raised', notice });
    actor.send({ type: 'search.opened' });
    await settle();
    come({ logic: overlaysLogic(dependencies), input: { facts } });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('present'));
    const { overlays } = actor.getSnapshot().context;
    const received = heard.filter(
      ({ by, from, type }) => by === overlays && from === actor && type !== 'xstate.init',
    );
    expect(received.map(({ type }) => type)).toEqual(['notice.raised', 'search.opened']);
    actor.stop();
  });

  it.each(['fails', 'takes too long'])(
    'A12 whoever logs out does not wait for them: when fetching them %s, the session may end',
    async (how) => {
      const clock = new SimulatedClock();
      let fail: (error: unknown) => void = () => {};
      const loadOverlays = fromPromise<LoadedOverlays>(
        () =>
          new Promise((_, reject) => {
            fail = reject;
          }),
      );
      const heard: string[] = [];
      const portal = createActor(
        setup({
          actors: { overlaysLoader: overlaysLoaderMachine.provide({ actors: { loadOverlays } }) },
        }).createMachine({
          invoke: { id: 'overlaysLoader', src: 'overlaysLoader', input: { needed: false } },
          on: { 'logout.agreed': { actions: ({ event }) => heard.push(event.type) } },
        }),
        { systemId: PORTAL, clock },
      ).start();
      const { overlaysLoader } = portal.getSnapshot().children;
      overlaysLoader?.send({ type: 'page.settled' });
      clock.increment(3_900);
      overlaysLoader?.send({ type: 'logout.wished' });
      clock.increment(3_900);
      expect(heard).toEqual([]);
      if (how === 'fails') fail(new Error('offline'));
      else clock.increment(100);
      await settle();
      expect(heard).toEqual(['logout.agreed']);
      portal.stop();
    },
  );
});
