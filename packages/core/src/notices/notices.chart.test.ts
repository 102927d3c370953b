import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Failure, failure, shortMessage } from '../platform/api/failure.ts';
import { chartSuite, wiringSuite } from '../testing/index.ts';
import { type NoticesContext, noticesMachine } from './notices.machine.ts';
import { MOST_NOTICES, type Notice, noticeSubjects, withNotice } from './notices.ts';

const refusal = (message: string, more: Partial<Failure> = {}): Failure =>
  failure({ kind: 'refused', status: 409, message, ...more });
const notice = (message: string): Notice => ({ subject: 'favorite', failure: refusal(message) });
const outage: Notice = { subject: 'forward', failure: failure({ kind: 'network' }) };
const silent: Notice = {
  subject: 'favorite',
  failure: refusal('Maintenance is active.', { status: 503 }),
};

const contextOf = (snapshot: { context: unknown }) => snapshot.context as NoticesContext;

const tour = {
  events: [
    { type: 'notice.raised', notice: notice('a') },
    { type: 'notice.raised', notice: notice('b') },
    { type: 'notice.raised', notice: silent },
    { type: 'notice.dismissed', id: 0 },
    { type: 'notice.dismissed', id: 1 },
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    { type: 'focus.entered' },
    { type: 'focus.left' },
  ],
  // Ids only grow: what counts is which messages are there, in which order.
  contextKey: (snapshot: { context: unknown }) => {
    const { notices, count } = contextOf(snapshot);
    return [notices.map(({ id, failure: { message } }) => [message, count < 3 ? id : 'later']), count < 3];
  },
};

chartSuite(noticesMachine, {
  ...tour,
  invariants: {
    'C6 never more than five': (snapshot) => contextOf(snapshot).notices.length <= MOST_NOTICES,
    'C6 messages are there exactly where they are shown': (snapshot) =>
      snapshot.matches('shown') === contextOf(snapshot).notices.length > 0,
    'C6 no two say the same': (snapshot) => {
      const said = contextOf(snapshot).notices.map(({ failure: { message } }) => message);
      return new Set(said).size === said.length;
    },
    'B5 a maintenance is no message': (snapshot) =>
      contextOf(snapshot).notices.every(({ failure: { status } }) => status !== 503),
  },
});

wiringSuite(noticesMachine, { tour, machine: () => noticesMachine });

const running = () => {
  const clock = new SimulatedClock();
  const actor = createActor(noticesMachine, { clock }).start();
  const shown = () => actor.getSnapshot().context.notices.map(({ failure: { message } }) => message);
  return { clock, actor, shown };
};

describe('the time a message stays', () => {
  it('C6 is at least twenty seconds for each, and starts anew when another comes or goes', () => {
    const { clock, actor, shown } = running();
    actor.send({ type: 'notice.raised', notice: notice('a') });
    clock.increment(19_999);
    actor.send({ type: 'notice.raised', notice: notice('b') });
    clock.increment(19_999);
    expect(shown()).toEqual(['a', 'b']);
    clock.increment(1);
    expect(shown()).toEqual(['b']);
    clock.increment(19_999);
    expect(shown()).toEqual(['b']);
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  it('C6 does not run while the pointer or the keyboard is there', () => {
    const { clock, actor, shown } = running();
    actor.send({ type: 'notice.raised', notice: notice('a') });
    actor.send({ type: 'pointer.entered' });
    actor.send({ type: 'focus.entered' });
    actor.send({ type: 'pointer.left' });
    clock.increment(3_600_000);
    expect(shown()).toEqual(['a']);
    actor.send({ type: 'focus.left' });
    clock.increment(19_999);
    expect(shown()).toEqual(['a']);
    clock.increment(1);
    expect(shown()).toEqual([]);
  });
});

describe('joining', () => {
  it('C6 equal messages are one with their number and the newest Error ID', () => {
    const first = withNotice([], { ...notice('a'), failure: refusal('a', { tracking: 'e-1' }) }, 0);
    const second = withNotice(first, { ...notice('a'), failure: refusal('a', { tracking: 'e-2' }) }, 1);
    expect(second).toMatchObject([{ id: 1, count: 2, failure: { tracking: 'e-2' } }]);
  });

  it('C6 an outage is one message, whatever failed by it', () => {
    const raised: Notice[] = noticeSubjects.flatMap((subject) => [
      { ...outage, subject },
      { subject, failure: refusal('Bad gateway', { status: 502 }) },
    ]);
    const shown = raised.reduce<ReturnType<typeof withNotice>>(
      (all, one, id) => withNotice(all, one, id),
      [],
    );
    expect(shown).toMatchObject([{ count: 2 * noticeSubjects.length, subject: null }]);
  });

  it('C6 the sixth drops the oldest, however they come', () => {
    const anyNotice = fc.record({
      subject: fc.constantFrom(...noticeSubjects),
      failure: fc
        .record({
          kind: fc.constantFrom('network' as const, 'refused' as const, 'malformed' as const),
          status: fc.constantFrom(null, 404, 409, 500),
          message: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
        })
        .map((parts) => failure(parts)),
    });
    fc.assert(
      fc.property(fc.array(anyNotice, { maxLength: 40 }), (raised) => {
        const shown = raised.reduce<ReturnType<typeof withNotice>>(
          (all, one, id) => withNotice(all, one, id),
          [],
        );
        expect(shown.length).toBeLessThanOrEqual(5);
        const ids = shown.map(({ id }) => id);
        expect(ids).toEqual([...ids].sort((one, other) => one - other));
        if (raised.length > 0) expect(shown.at(-1)?.id).toBe(raised.length - 1);
      }),
    );
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<ReturnType<typeof withNotice>>(
      (all, message, id) => withNotice(all, notice(message), id),
      [],
    );
    expect(six.map(({ failure: { message } }) => message)).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('C6 a message of a megabyte is cut', () => {
    expect(shortMessage(refusal(` a\n ${'x'.repeat(1_000_000)}`))).toHaveLength(300);
    expect(shortMessage(refusal(' Too\n\tlate '))).toBe('Too late');
    expect(shortMessage(failure({}))).toBe('');
  });
});
