import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { followLive, type LiveNews, liveNewsStruct } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../endpoint/bind.ts';
import { runFairly } from '../../fairUse/callsAtOnce.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { MOST_WAITING_OF_USER } from '../news/newsWatch.ts';
import { fill } from '../testing/partner.ts';
import type { Stage } from '../testing/stage.ts';
import { follow, type LiveStage, positions, setLiveStage } from './testing/liveStage.ts';

let live: LiveStage;
let stage: Stage;
beforeAll(async () => {
  live = await setLiveStage();
  stage = live.stage;
});
afterAll(() => stage.testApp.close());

const patience = { timeout: 15_000 };

/** Twice as many calls of one user as may wait: once half of them are answered, the others do wait. */
async function crowd(ask: () => Promise<LiveNews>) {
  const sentAway: LiveNews[] = [];
  const calls = Array.from({ length: 2 * MOST_WAITING_OF_USER }, async () => {
    const news = await ask();
    sentAway.push(news);
    return news;
  });
  await vi.waitFor(() => expect(sentAway).toHaveLength(MOST_WAITING_OF_USER), patience);
  return { calls, sentAway: [...sentAway] };
}

describe('many who wait', () => {
  it('P1 a user’s fifth waiting call is answered at once, and told when to come again', async () => {
    const at = stage.open();
    await live.open('crowded', at);
    const { event } = await follow(stage.manager, at, 'crowded', 0);
    const { calls, sentAway } = await crowd(() => follow(stage.manager, at, 'crowded', event.version));
    expect(sentAway.map((news) => [positions(news), news.askAgainIn])).toEqual(
      sentAway.map(() => [[], 5_000]),
    );
    const other = follow(stage.buyer, at, 'crowded', event.version);
    await live.show('crowded');
    const waited = (await Promise.all(calls)).filter((news) => !sentAway.includes(news));
    expect([...waited, await other].map((news) => [positions(news), news.askAgainIn])).toEqual(
      [...waited, null].map(() => [[1], 0]),
    );
  });
});

describe('reading what is new', () => {
  it('takes a turn, as any reading does; only the waiting takes none', async () => {
    const at = stage.open();
    await live.open('in-turn', at);
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { context } = stage.testApp;
    const { signal: left } = new AbortController();
    // As many as may run at a time, and as many as may wait.
    const others = Array.from({ length: 106 }, () =>
      runFairly(context, undefined, { who: 'u-manager', left }, () => held),
    );
    const asked = { params: { ...at, eventId: 'in-turn' }, query: { after: '0' } };
    expect((await stage.manager.ask(followLive, asked)).statusCode).toBe(429);
    letGo();
    await Promise.all(others);
    const { event } = await follow(stage.manager, at, 'in-turn', 0);
    const waiting = Array.from({ length: 3 }, () => follow(stage.manager, at, 'in-turn', event.version));
    const { signal } = new AbortController();
    let begun = 0;
    const calls = Array.from({ length: 6 }, () =>
      runFairly(context, undefined, { who: 'u-manager', left: signal }, async () => {
        begun += 1;
        await vi.waitFor(() => expect(begun).toBe(6), patience);
      }),
    );
    await Promise.all(calls);
    await live.show('in-turn');
    expect((await Promise.all(waiting)).map(positions)).toEqual([[1], [1], [1]]);
  });
});

describe('over HTTP', () => {
  const listening = async () => {
    const { app } = stage.testApp;
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { headers } = await signedIn(stage.testApp, 'buyer@selvedge.test');
    const path = fill(addressOf(followLive), { ...stage.open(), eventId: 'first-look' });
    return async (after: number, signal?: AbortSignal): Promise<LiveNews> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}?after=${after}`, {
        headers,
        ...(signal && { signal }),
      });
      expect(answer.status).toBe(200);
      return liveNewsStruct.create(await answer.json());
    };
  };

  it('P1 a caller who goes gives the place back', async () => {
    const ask = await listening();
    const { event } = await ask(0);
    const leaving = new AbortController();
    const { calls } = await crowd(() => ask(event.version, leaving.signal));
    leaving.abort();
    await Promise.allSettled(calls);
    await vi.waitFor(async () => {
      const gaveUp = new AbortController();
      const outcome = await Promise.race([
        ask(event.version, gaveUp.signal).then(
          ({ askAgainIn }) => `told to come again in ${askAgainIn}`,
          () => 'lost',
        ),
        delay(1_500).then(() => 'waits'),
      ]);
      gaveUp.abort();
      expect(outcome).toBe('waits');
    }, patience);
  });

  it('P1, HZ34: a server that stops answers who waits, and does not hang on them', async () => {
    const ask = await listening();
    const { event } = await ask(0);
    const { calls } = await crowd(() => ask(event.version));
    const closed = stage.testApp.app.close();
    for (const news of await Promise.all(calls))
      expect(news).toMatchObject({ styles: [], event: { version: event.version } });
    await closed;
  });
});
