import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { followLive, liveNewsStruct } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../server/bind.ts';
import { signedIn } from '../../testing/signedIn.ts';
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

describe('many who wait', () => {
  it('P1 a user’s fifth waiting call is answered at once, and told when to come again', async () => {
    const at = stage.open();
    await live.open('crowded', at);
    const { event } = await follow(stage.manager, at, 'crowded', 0);
    const waiting = [1, 2, 3, 4].map(() => follow(stage.manager, at, 'crowded', event.version));
    await delay(200);
    const fifth = await follow(stage.manager, at, 'crowded', event.version);
    expect([fifth.styles, fifth.askAgainIn]).toEqual([[], 5_000]);
    const others = follow(stage.buyer, at, 'crowded', event.version);
    await live.show('crowded');
    const news = await Promise.all([...waiting, others]);
    expect(news.map((one) => [positions(one), one.askAgainIn])).toEqual(news.map(() => [[1], 0]));
  });
});

const newsIn = async (response: Response) => liveNewsStruct.create(await response.json());

describe('over HTTP', () => {
  const listening = async () => {
    const { app } = stage.testApp;
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { headers } = await signedIn(stage.testApp, 'buyer@selvedge.test');
    const address = (eventId: string, after: number) =>
      `http://127.0.0.1:${port}${fill(addressOf(followLive), { ...stage.open(), eventId })}?after=${after}`;
    const ask = (eventId: string, after: number, signal?: AbortSignal) =>
      fetch(address(eventId, after), { headers, ...(signal && { signal }) });
    return { ask, address, headers };
  };

  it('P1 a caller who goes gives the place back', async () => {
    const { ask, address, headers } = await listening();
    const { event } = await ask('first-look', 0).then(newsIn);
    const calls = [1, 2, 3, 4].map(() => {
      const call = request(address('first-look', event.version), { headers });
      call.on('error', () => {});
      call.end();
      return call;
    });
    await delay(300);
    const full = await ask('first-look', event.version).then(newsIn);
    expect(full.askAgainIn).toBe(5_000);
    const gone = Promise.all(calls.map((call) => once(call, 'close')));
    for (const call of calls) call.destroy();
    await gone;
    await delay(200);
    const gaveUp = new AbortController();
    const waits = ask('first-look', event.version, gaveUp.signal).then(
      () => 'answered',
      () => 'waited',
    );
    await delay(500);
    gaveUp.abort();
    expect(await waits).toBe('waited');
  });

  it('P1, hazard 34: a server that stops answers who waits, and does not hang on them', async () => {
    const { ask } = await listening();
    const { event } = await ask('first-look', 0).then(newsIn);
    const waiting = [1, 2, 3].map(() => ask('first-look', event.version));
    await delay(300);
    const begun = Date.now();
    const closed = stage.testApp.app.close();
    for (const answer of await Promise.all(waiting)) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ styles: [], event: { version: event.version } });
    }
    await closed;
    expect(Date.now() - begun).toBeLessThan(3_000);
  });
});
