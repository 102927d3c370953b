import { followLive, liveEvents } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../endpoint/bind.ts';
import { styles } from '../style/style.schema.ts';
import { fill, type Partner } from '../testing/partner.ts';
import type { Stage } from '../testing/stage.ts';
import { eventAt, follow, hour, type LiveStage, positions, setLiveStage } from './testing/liveStage.ts';

let live: LiveStage;
let stage: Stage;
beforeAll(async () => {
  live = await setLiveStage();
  stage = live.stage;
});
afterAll(() => stage.testApp.close());

describe('who may watch', () => {
  it('P1 a foreign, forbidden or missing event answers like a missing one', async () => {
    const at = stage.open();
    const upcoming = stage.preview();
    await live.open('secret', upcoming);
    const answers = await Promise.all(
      (
        [
          [stage.buyer, at, 'nothing'],
          [stage.buyer, at, 'secret'],
          [stage.buyer, upcoming, 'secret'],
          [stage.viewer, stage.open('C1029'), 'first-look'],
          [stage.buyer, stage.stock(), 'first-look'],
          [stage.buyer, { ...at, collectionType: 'SRS' }, 'first-look'],
          [stage.buyer, { ...at, customerId: 'C9999' }, 'first-look'],
        ] as const
      ).map(async ([who, place, eventId]) => {
        const { statusCode, body } = await who.ask(followLive, {
          params: { ...place, eventId },
          query: { after: '0' },
        });
        return [statusCode, JSON.parse(body).code];
      }),
    );
    expect(new Set(answers.map((answer) => answer.join()))).toEqual(new Set([answers[0]?.join()]));
    expect(answers[0]?.[0]).toBe(404);
    for (const place of [upcoming, { ...at, customerId: 'C9999' }])
      expect((await stage.buyer.ask(liveEvents, { params: place })).statusCode).toBe(404);
  });

  it('P1, HZ4: an event of a foreign customer is missing for everyone but who sees all', async () => {
    const { buyer, manager, viewer, previewer, locked, employee } = stage;
    const said = async (who: Partner, customerId: string) => {
      const { statusCode, body } = await who.ask(followLive, {
        params: { ...stage.open(customerId), eventId: 'first-look' },
        query: { after: '0' },
      });
      const { tracking: _, ...rest } = JSON.parse(body);
      return { statusCode, rest };
    };
    for (const who of [buyer, manager, viewer, previewer, locked]) {
      const foreign = await said(who, 'C1005');
      expect(foreign).toEqual(await said(who, 'C9999'));
      expect(foreign.statusCode).toBe(404);
    }
    expect((await said(employee, 'C1005')).statusCode).toBe(200);
  });

  it('P1 an upcoming selling time is for who holds the preview right', async () => {
    const upcoming = stage.preview();
    await live.open('early', upcoming);
    await live.show('early');
    const news = await follow(stage.previewer, upcoming, 'early', 0);
    expect([news.event.phase, positions(news)]).toEqual(['now', [1]]);
    const { statusCode } = await stage.testApp.app.inject(
      fill(addressOf(followLive), { ...upcoming, eventId: 'early' }),
    );
    expect(statusCode).toBe(401);
  });

  it('P1 a cursor that is none is refused', async () => {
    for (const after of ['', '-1', '1.5', 'x', '9999999999'])
      expect(
        (
          await stage.buyer.ask(followLive, {
            params: { ...stage.open(), eventId: 'first-look' },
            query: { after },
          })
        ).statusCode,
      ).toBe(400);
  });
});

describe('what operators are told', () => {
  it('P1 why a style cannot be shown', async () => {
    const at = stage.open();
    const now = Date.now();
    await live.open('refusing', at);
    await live.open('later', at, { startsAt: now + hour, endsAt: now + 2 * hour });
    await live.open('earlier', at, { startsAt: now - 2 * hour, endsAt: now - hour });
    const { articleNumber } = await live.show('refusing');
    const { db } = stage.testApp.context.database;
    const [elsewhere] = await db
      .select({ articleNumber: styles.articleNumber })
      .from(styles)
      .where(eq(styles.subdivision, '51-0'))
      .limit(1);
    const refused = async (id: string, style: string | null) => {
      const { statusCode, body } = await live.operator('POST', `/live/${id}/styles`, { style });
      return [statusCode, JSON.parse(body).error];
    };
    expect(await refused('refusing', articleNumber)).toEqual([409, 'This style was shown already.']);
    expect(await refused('refusing', elsewhere?.articleNumber ?? '')).toEqual([
      409,
      'There is no such style in its season, subdivision and collection type.',
    ]);
    expect(await refused('later', null)).toEqual([409, 'It has not begun. Give it another start first.']);
    expect(await refused('earlier', null)).toEqual([409, 'It is over. Give it another end first.']);
    expect(await refused('nothing', null)).toEqual([404, "There is no live event 'nothing'."]);
  });

  it('P1 why an event cannot be opened, moved or ended', async () => {
    const at = stage.open();
    const put = async (id: string, more: object) => {
      const { statusCode, body } = await live.operator('PUT', `/live/${id}`, eventAt(at, more));
      return [statusCode, JSON.parse(body).error];
    };
    expect(await put('odd', { endsAt: 1 })).toEqual([400, 'The end has to be after the start.']);
    expect(await put('odd', { season: 'XX99' })).toEqual([
      400,
      'Nothing is sold at XX99 13-0 main (preorder).',
    ]);
    expect((await put('odd', { plannedStyles: 0 }))[0]).toBe(400);
    expect((await put('Odd', {}))[0]).toBe(400);
    expect(await put('first-look', { collectionType: 'SRS' })).toEqual([
      409,
      'It has shown styles of another place: open a new one.',
    ]);
    const ended = await live.operator('POST', '/live/linen-evening/end');
    expect([ended.statusCode, ended.json().error]).toEqual([
      409,
      "The live event 'linen-evening' has not begun: remove it instead.",
    ]);
    expect((await live.operator('DELETE', '/live/linen-evening')).statusCode).toBe(204);
    expect((await live.operator('DELETE', '/live/linen-evening')).statusCode).toBe(404);
  });
});
