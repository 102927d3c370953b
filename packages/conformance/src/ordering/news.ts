import {
  followCart,
  followLive,
  followWaiting,
  type LiveShoppingEvent,
  liveEvents,
  writeNote,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { approvedCart, cartParams, filledCart } from '../ground/carts.ts';
import type { Ground } from '../ground/ground.ts';
import { placeOf, rightEnv } from '../ground/place.ts';
import { NoAnswer } from '../http/caller.ts';
import { Deviation, expectSame, expectThat, NothingThere } from '../http/deviation.ts';
import { need } from '../http/typed.ts';
import { handles, submits } from './rights.ts';

const looks = 'COLLECTION_VIEW, PRE_ORDER_PREVIEW for a season to come';

/** How long an answer has to be held back to count as held, and how long one may take that is not (ms). */
const HELD = 400;
const AT_ONCE = 10_000;
/** How long an answer may be held back, and how much later it may arrive (ms). */
const LONGEST_HELD = 20_000;
const MARGIN = 5_000;

const atOnce = { after: '', hold: 'no' } as const;

/** An answer that is held back says nothing for a while. @throws {Deviation} when one comes at once. */
async function expectHeld(pending: Promise<{ readonly askAgainIn: number }>): Promise<void> {
  const held = await pending.then(
    // Without a place to wait in, a backend says when to come again.
    ({ askAgainIn }) => askAgainIn > 0,
    (error) => error instanceof NoAnswer,
  );
  if (!held) throw new Deviation('to be held back while nothing is new', 'an answer at once');
}

/** An answer that is held back comes by itself while nothing is new, with the mark that is known. */
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

const eventOf = (ground: Ground): Promise<LiveShoppingEvent> =>
  ground.once('event', async () => {
    const events = await need(ground.caller, liveEvents, { params: await placeOf(ground) });
    const event = events.find(({ phase }) => phase === 'now') ?? events[0];
    if (!event) throw new NothingThere('the place has no live shopping event');
    return event;
  });

const following = async (ground: Ground) => ({
  params: { ...(await placeOf(ground)), eventId: (await eventOf(ground)).eventId },
  query: { after: '0' },
});

export const liveEntries = [
  entry(liveEvents, {
    right: looks,
    rows: 'P1',
    refuses: ['404 notFound'],
    call: async (ground) => ({ params: await placeOf(ground) }),
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
      'after 0 tells everything at once, in order': async ({ ground, answer }) => {
        const asked = await following(ground);
        const { event, styles } = await answer({ ...asked, patience: AT_ONCE });
        expectSame(event.eventId, asked.params.eventId, 'eventId');
        expectSame(
          styles.map(({ position }) => position),
          Array.from({ length: event.shown }, (_, at) => at + 1),
          'positions',
        );
      },
      'after the version that is known, is held back until there is news': async ({ ground, answer }) => {
        const { params, query } = await following(ground);
        const { event } = await answer({ params, query });
        if (event.phase === 'over') throw new NothingThere('the event is over');
        await expectHeld(answer({ params, query: { after: String(event.version) }, patience: HELD }));
      },
      'a version that is no number: 400 or 422': async ({ ground, unreadable }) => {
        const { params } = await following(ground);
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
    call: async (ground) => {
      await filledCart(ground);
      return { params: await placeOf(ground), query: atOnce };
    },
    indifferent: ['season', 'subdivision', 'collectionType'],
    checks: {
      'tells the cart as it stands': async ({ ground, call, answer }) => {
        const { cartId, version } = await filledCart(ground);
        const { cart } = await answer(await call());
        expectSame([cart?.cartId, cart?.version], [cartId, version], 'cart and version');
      },
      'is held back while nothing is new, and answers a change with another mark': async ({
        ground,
        answer,
      }) => {
        const params = await placeOf(ground);
        const { cartId, note } = await filledCart(ground);
        const { mark } = await answer({ params, query: atOnce });
        const query = { after: mark, hold: 'yes' } as const;
        await expectHeld(answer({ params, query, patience: HELD }));
        const pending = answer({ params, query });
        await need(ground.caller, writeNote, {
          params: cartParams({ cartId }),
          body: { was: note, note: `Conformance ${crypto.randomUUID()}` },
        });
        const written = performance.now();
        const news = await pending;
        const took = Math.round(performance.now() - written);
        expectThat(took < MARGIN, `news within ${MARGIN} ms of the change`, `after ${took} ms`);
        expectThat(news.mark !== mark || news.askAgainIn > 0, 'another mark', news.mark);
      },
      'a wish to be held that is neither yes nor no: 400 or 422': async ({ ground, unreadable }) => {
        await unreadable({ params: await placeOf(ground), query: { after: '', hold: 'maybe' as 'no' } });
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
      'counts a cart from its approval to its recall': async ({ ground, call, answer }) => {
        await filledCart(ground);
        const before = await answer(await call());
        await approvedCart(ground);
        const after = await answer(await call());
        expectSame(after.waiting, before.waiting + 1, 'waiting');
        expectThat(after.mark !== before.mark, 'another mark', after.mark);
        await filledCart(ground);
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
