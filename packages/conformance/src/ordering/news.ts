import {
  followCart,
  followLive,
  followWaiting,
  type LiveShoppingEvent,
  liveEvents,
  writeNote,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { approvedCart, cartParams, filledCart } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { placeOf, rightEnv } from '../fixture/place.ts';
import { NoAnswer } from '../http/caller.ts';
import { Deviation, expectSame, expectThat, NothingThere } from '../http/deviation.ts';
import { answerOf } from '../http/typed.ts';
import { handles, submits } from './rights.ts';

const looks = 'COLLECTION_VIEW, PRE_ORDER_PREVIEW for a season to come';

/**
 * Minimum time for a response to count as held back, longer than a second, in which a backend may look for news; and
 * maximum time for one that is not held back (ms).
 */
const HELD = 1_500;
const AT_ONCE = 10_000;
/** How long a response may be held back, and how much later it may arrive (ms). */
const LONGEST_HELD = 20_000;
const MARGIN = 5_000;

const atOnce = { after: '', hold: 'no' } as const;

/** Expects that a response is held back. @throws {Deviation} when it comes at once. */
async function expectHeld(pending: Promise<{ readonly askAgainIn: number }>): Promise<void> {
  const held = await pending.then(
    // If it has no room for waiting calls, a backend says when to call again.
    ({ askAgainIn }) => askAgainIn > 0,
    (error) => error instanceof NoAnswer,
  );
  if (!held) throw new Deviation('to be held back while nothing is new', 'an answer at once');
}

/** Expects that a response held back without news eventually comes, with the mark that is already known. */
async function expectHeldToTheEnd(
  ask: (patience: number) => Promise<{ readonly mark: string; readonly askAgainIn: number }>,
  mark: string,
): Promise<void> {
  const begun = performance.now();
  const news = await ask(LONGEST_HELD + MARGIN);
  const took = Math.round(performance.now() - begun);
  const isHeld = took >= HELD || news.askAgainIn > 0;
  expectThat(isHeld, 'to be held back while nothing is new', `an answer after ${took} ms`);
  expectSame(news.mark, mark, 'the mark that is known');
}

const eventOf = (fixture: Fixture): Promise<LiveShoppingEvent> =>
  fixture.once('event', async () => {
    const events = await answerOf(fixture.caller, liveEvents, { params: await placeOf(fixture) });
    const event = events.find(({ phase }) => phase === 'now') ?? events[0];
    if (!event) throw new NothingThere('the place has no live shopping event');
    return event;
  });

const following = async (fixture: Fixture) => ({
  params: { ...(await placeOf(fixture)), eventId: (await eventOf(fixture)).eventId },
  query: { after: '0' },
});

export const liveEntries = [
  entry(liveEvents, {
    right: looks,
    rows: 'P1',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: await placeOf(fixture) }),
    checks: {
      'come running first, then upcoming, then over': async ({ call, answer }) => {
        const phases = (await answer(await call())).map(({ phase }) =>
          ['now', 'upcoming', 'over'].indexOf(phase),
        );
        expectSame(
          phases,
          phases.toSorted((one, other) => one - other),
          'phases in the order',
        );
      },
    },
  }),
  entry(followLive, {
    right: looks,
    rows: 'P1',
    refuses: ['404 notFound'],
    call: following,
    checks: {
      'after 0 tells everything at once, in order': async ({ fixture, answer }) => {
        const asked = await following(fixture);
        const { event, styles } = await answer({ ...asked, patience: AT_ONCE });
        expectSame(event.eventId, asked.params.eventId, 'eventId');
        expectSame(
          styles.map(({ position }) => position),
          Array.from({ length: event.shown }, (_, at) => at + 1),
          'positions',
        );
      },
      'after the version that is known, is held back until there is news': async ({ fixture, answer }) => {
        const { params, query } = await following(fixture);
        const { event } = await answer({ params, query });
        if (event.phase === 'over') throw new NothingThere('the event is over');
        await expectHeld(answer({ params, query: { after: String(event.version) }, patience: HELD }));
      },
      'a version that is no number: 400 or 422': async ({ fixture, unreadable }) => {
        const { params } = await following(fixture);
        await unreadable({ params, query: { after: 'x' } });
      },
    },
  }),
];

export const newsEntries = [
  entry(followCart, {
    right: handles,
    rows: 'O2',
    refuses: ['404 notFound'],
    call: async (fixture) => {
      await filledCart(fixture);
      return { params: await placeOf(fixture), query: atOnce };
    },
    indifferent: ['season', 'subdivision', 'collectionType'],
    checks: {
      'tells the cart as it stands': async ({ fixture, call, answer }) => {
        const { cartId, version } = await filledCart(fixture);
        const { cart } = await answer(await call());
        expectSame([cart?.cartId, cart?.version], [cartId, version], 'cart and version');
      },
      'is held back while nothing is new, and answers a change with another mark': async ({
        fixture,
        answer,
      }) => {
        const params = await placeOf(fixture);
        const { cartId, note } = await filledCart(fixture);
        const { mark } = await answer({ params, query: atOnce });
        const query = { after: mark, hold: 'yes' } as const;
        await expectHeld(answer({ params, query, patience: HELD }));
        const pending = answer({ params, query });
        await answerOf(fixture.caller, writeNote, {
          params: cartParams({ cartId }),
          body: { was: note, note: `Conformance ${crypto.randomUUID()}` },
        });
        const written = performance.now();
        const news = await pending;
        const took = Math.round(performance.now() - written);
        expectThat(took < MARGIN, `news within ${MARGIN} ms of the change`, `after ${took} ms`);
        expectThat(news.mark !== mark || news.askAgainIn > 0, 'another mark', news.mark);
      },
      'a wish to be held that is neither yes nor no: 400 or 422': async ({ fixture, unreadable }) => {
        await unreadable({ params: await placeOf(fixture), query: { after: '', hold: 'maybe' as 'no' } });
      },
    },
    slowChecks: {
      'while nothing is new, answers after 20 seconds at the latest, with the mark that is known': async ({
        call,
        answer,
      }) => {
        const asked = await call();
        const { mark } = await answer(asked);
        const query = { after: mark, hold: 'yes' } as const;
        await expectHeldToTheEnd((patience) => answer({ ...asked, query, patience }), mark);
      },
    },
  }),
  entry(followWaiting, {
    right: submits,
    rows: 'O2',
    refuses: ['404 notFound'],
    call: () => ({ params: { rightEnv }, query: atOnce }),
    checks: {
      'counts a cart from its approval to its recall': async ({ fixture, call, answer }) => {
        await filledCart(fixture);
        const before = await answer(await call());
        await approvedCart(fixture);
        const after = await answer(await call());
        expectSame(after.waiting, before.waiting + 1, 'waiting');
        expectThat(after.mark !== before.mark, 'another mark', after.mark);
        await filledCart(fixture);
      },
      'is held back while nothing is new': async ({ call, answer }) => {
        const asked = await call();
        const { mark } = await answer(asked);
        const query = { after: mark, hold: 'yes' } as const;
        await expectHeld(answer({ ...asked, query, patience: HELD }));
      },
    },
    slowChecks: {
      'while nothing is new, answers after 20 seconds at the latest, with the mark that is known': async ({
        call,
        answer,
      }) => {
        const asked = await call();
        const { mark } = await answer(asked);
        const query = { after: mark, hold: 'yes' } as const;
        await expectHeldToTheEnd((patience) => answer({ ...asked, query, patience }), mark);
      },
    },
  }),
];
