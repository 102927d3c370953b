import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Message } from '../contract/index.ts';
import { hold } from '../testing/held.ts';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  type PendingCall,
  sampleMessages,
  settle,
  tickerTour as tour,
  wiringSuite,
} from '../testing/index.ts';
import { DISMISSED, tickerLogic } from './ticker.actors.ts';
import { tickerMachine } from './ticker.machine.ts';
import { AUTOPLAY, hasNews, type TickerContext } from './ticker.ts';

const contextOf = (snapshot: { context: unknown }) => snapshot.context as TickerContext;

chartSuite(tickerMachine, {
  ...tour,
  invariants: {
    'F1 what is shown is a message that was fetched': (snapshot) =>
      !snapshot.matches({ bar: 'shown' }) ||
      contextOf(snapshot).messages[contextOf(snapshot).place] !== undefined,
    'F2 it is shown exactly where there are messages that were not put away, on the dashboard': (snapshot) =>
      !snapshot.matches({ bar: 'shown' }) ||
      (hasNews(contextOf(snapshot)) && contextOf(snapshot).route.screen === 'dashboard'),
    'F2 it does not turn while anything holds it': (snapshot) =>
      !snapshot.matches({ bar: { shown: 'playing' } }) || contextOf(snapshot).holds.length === 0,
    'F2 nothing holds it for ever: held means that something holds it': (snapshot) =>
      !snapshot.matches({ bar: { shown: 'held' } }) || contextOf(snapshot).holds.length > 0,
    'F2 with up to two messages it stops at the last': (snapshot) =>
      !snapshot.matches({ bar: { shown: 'playing' } }) ||
      contextOf(snapshot).messages.length > 2 ||
      contextOf(snapshot).place < contextOf(snapshot).messages.length - 1,
    'F3 the dialog runs exactly while it is open': (snapshot) =>
      'eventDialog' in snapshot.children === snapshot.matches({ bar: 'reading' }),
  },
});

let dependencies: ReturnType<typeof fakeOverlaysDependencies>;
let page: ReturnType<ReturnType<typeof fakeBrowser>['open']>;
let held: ReturnType<typeof hold>;
let visible: boolean;

wiringSuite(tickerMachine, {
  tour,
  machine: (api) => {
    page = fakeBrowser().open('https://portal.test/');
    visible = true;
    dependencies = fakeOverlaysDependencies(api, {
      ...page,
      ports: { ...page.ports, isVisible: () => visible },
    });
    held = hold(tickerLogic(dependencies), ['look', 'remember']);
    return held.machine;
  },
  doing: {
    events: {
      'route.changed': ({ route }) => dependencies.tell({ route: { ...route } }),
      'language.changed': () =>
        dependencies.tell({ language: dependencies.portal.facts().language === 'de' ? 'en' : 'de' }),
      'page.woke': () => page.wake(),
      'motion.changed': ({ reduced }) => page.reduceMotion(reduced === true),
    },
    answers: {
      loadNews: (output, { fake }) => {
        page.local.delete(DISMISSED);
        fake.pending[0]?.answer((output as { messages: Message[] }).messages);
      },
      look: (shown) => {
        visible = shown === true;
        held.release('look');
      },
      remember: (_, { actor }) => {
        held.release('remember');
        expect(JSON.parse(page.local.get(DISMISSED) ?? '')).toEqual(actor.getSnapshot().context.dismissed);
      },
      eventDialog: (_, { actor }) =>
        actor.getSnapshot().children.eventDialog?.send({ type: 'dialog.closed' }),
    },
    failures: {
      look: (error) => held.fail('look', error),
      remember: (error) => held.fail('remember', error),
      eventDialog: () => {},
    },
  },
});

const start = async (facts: Parameters<typeof fakeOverlaysDependencies>[2] = {}, browser = fakeBrowser()) => {
  const { api, pending, sent } = createFakeApi();
  const clock = new SimulatedClock();
  const opened = browser.open('https://portal.test/');
  const overlays = fakeOverlaysDependencies(api, opened, facts);
  const input = { route: overlays.portal.facts().route, dialogOpen: false };
  const actor = createActor(tickerLogic(overlays), { input, clock }).start();
  await settle();
  const answer = async (call: PendingCall | undefined, count: number) => {
    call?.answer(sampleMessages(count));
    await settle();
  };
  const wait = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await settle();
  };
  const place = () => actor.getSnapshot().context.place;
  return { actor, pending, sent, page: opened, overlays, answer, wait, place };
};

describe('the ticker', () => {
  it('F1 asks for the messages from today’s local midnight, offsets appended', async () => {
    const { pending } = await start();
    expect(pending[0]?.address).toBe('/api/v1/content/messages/ticker');
    expect(pending[0]?.call.query).toEqual({
      from: '2026-11-21T00:00:00+01:00',
      to: '2027-01-20T00:00:00+01:00',
    });
  });

  it('F2 turns each five seconds and goes round with three messages', async () => {
    const { pending, answer, wait, place } = await start();
    await answer(pending[0], 3);
    const seen = [place()];
    for (let turn = 0; turn < 4; turn += 1) {
      await wait(AUTOPLAY - 1);
      expect(place()).toBe(seen.at(-1));
      await wait(1);
      seen.push(place());
    }
    expect([AUTOPLAY, seen]).toEqual([5000, [0, 1, 2, 0, 1]]);
  });

  it('F2 stops at the second of two, and cannot be moved past an end', async () => {
    const { actor, pending, answer, wait, place } = await start();
    await answer(pending[0], 2);
    await wait(AUTOPLAY * 5);
    for (let turn = 0; turn < 5; turn += 1) await wait(AUTOPLAY);
    expect(place()).toBe(1);
    expect(actor.getSnapshot().can({ type: 'ticker.moved', by: 1 })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'ticker.moved', by: -1 })).toBe(true);
  });

  it('F2 stands still in the background and while a dialog is open, and goes on after', async () => {
    const { actor, pending, answer, wait, place, page: shown } = await start();
    await answer(pending[0], 3);
    shown.show(false);
    for (let turn = 0; turn < 5; turn += 1) await wait(AUTOPLAY);
    expect(place()).toBe(0);
    shown.show(true);
    await settle();
    await wait(AUTOPLAY);
    expect(place()).toBe(1);
    actor.send({ type: 'dialogs.changed', open: true });
    await wait(AUTOPLAY * 3);
    expect(place()).toBe(1);
    actor.send({ type: 'dialogs.changed', open: false });
    await wait(AUTOPLAY);
    expect(place()).toBe(2);
  });

  it('F2 put away stays away over a reload, until there is a new message, which then comes first', async () => {
    const browser = fakeBrowser();
    const first = await start({}, browser);
    await first.answer(first.pending[0], 3);
    first.actor.send({ type: 'ticker.dismissed' });
    await settle();
    expect(first.actor.getSnapshot().matches({ bar: 'empty' })).toBe(true);

    const second = await start({}, browser);
    await second.answer(second.pending[0], 2);
    expect(second.actor.getSnapshot().matches({ bar: 'empty' })).toBe(true);

    const third = await start({}, browser);
    await third.answer(third.pending[0], 4);
    expect(third.actor.getSnapshot().matches({ bar: 'shown' })).toBe(true);
    expect(third.place()).toBe(3);
  });

  it.each(['{', '{"a":1}', '[1]', `["${'x'.repeat(30_000)}"]`])(
    'F2 takes what else is kept under its key (%.10s) for nothing',
    async (kept) => {
      const browser = fakeBrowser();
      browser.open('https://portal.test/').local.set(DISMISSED, kept);
      const { actor, pending, answer } = await start({}, browser);
      await answer(pending[0], 1);
      expect(actor.getSnapshot().matches({ bar: 'shown' })).toBe(true);
    },
  );

  it('F1 keeps its place when the language changes, and the words known before when that fails', async () => {
    const { actor, pending, answer, place, overlays } = await start();
    await answer(pending[0], 3);
    actor.send({ type: 'ticker.moved', by: 1 });
    overlays.tell({ language: 'de' });
    await settle();
    expect(actor.getSnapshot().matches({ bar: 'shown' })).toBe(true);
    pending[0]?.answer(
      sampleMessages(3)
        .reverse()
        .slice(0, 2)
        .map((message) => ({ ...message, title: 'Neu' })),
    );
    await settle();
    expect(actor.getSnapshot().context.messages[place()]).toMatchObject({ id: 'event-2', title: 'Neu' });
    overlays.tell({ language: 'en' });
    await settle();
    pending[0]?.fail(new Error('lost'));
    await settle();
    expect(actor.getSnapshot().context.messages[place()]).toMatchObject({ id: 'event-2', title: 'Neu' });
  });

  it('F1 shows nothing where the messages cannot be had, and tries again when the page wakes', async () => {
    const { actor, pending, sent, page: shown } = await start();
    pending[0]?.fail(new Error('lost'));
    await settle();
    expect(actor.getSnapshot().matches({ bar: 'empty' })).toBe(true);
    shown.wake();
    await settle();
    expect(sent).toEqual(['messages', 'messages']);
  });

  it('F2 shows a message that is delivered twice once', async () => {
    const { actor, pending } = await start();
    pending[0]?.answer([...sampleMessages(2), ...sampleMessages(2)]);
    await settle();
    expect(actor.getSnapshot().context.messages.map(({ id }) => id)).toEqual(['event-1', 'event-2']);
  });
});
