import { keylook } from '@selvedge/core/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { At } from '../testing/partner.ts';
import { firstCustomer, type Stage, setStage } from '../testing/stage.ts';
import { keylooks, styles } from './style.schema.ts';
import { stylesOfPlace } from './style.store.ts';

let stage: Stage;
let at: At & { keylookId: string };
beforeAll(async () => {
  stage = await setStage();
  const [style] = await stage.testApp.context.database.db
    .select({ keylookId: styles.keylookId })
    .from(styles)
    .where(and(stylesOfPlace(stage.open()), isNotNull(styles.keylookId)))
    .limit(1);
  at = { ...stage.open(), keylookId: style?.keylookId ?? '' };
});
afterAll(() => stage.testApp.close());

describe('a look', () => {
  it('M2 comes with all its styles, whole, and its name in the user’s language', async () => {
    const { db } = stage.testApp.context.database;
    const inDatabase = await db.select().from(styles).where(eq(styles.keylookId, at.keylookId));
    const [named] = await db.select().from(keylooks).where(eq(keylooks.keylookId, at.keylookId));
    const english = await stage.buyer.get(keylook, { params: at });
    const german = await stage.buyer.get(keylook, { params: at, headers: { 'x-language': 'de' } });
    expect(english.styles.map(({ articleId }) => articleId).sort()).toEqual(
      inDatabase.map(({ articleId }) => articleId).sort(),
    );
    expect(english.styles.length).toBeGreaterThanOrEqual(3);
    expect([english.name, german.name]).toEqual([named?.name.en, named?.name.de]);
    for (const style of english.styles) {
      expect(style.keylookId).toBe(at.keylookId);
      expect(style.marks).toContain('keylook');
      expect(style.colours.flatMap(({ variants }) => variants).length).toBeGreaterThan(0);
    }
  });

  it('M2 is of pieces that are worn together, each of its own kind', async () => {
    const { styles: worn } = await stage.buyer.get(keylook, { params: at });
    expect(new Set(worn.map(({ commodityClass }) => commodityClass)).size).toBe(worn.length);
    expect(new Set(worn.map(({ gender }) => gender)).size).toBe(1);
  });

  it('M2 has the customer’s own prices', async () => {
    const { styles: swiss } = await stage.employee.get(keylook, {
      params: { ...at, customerId: 'C1025' },
    });
    expect(new Set(swiss.map(({ currency }) => currency))).toEqual(new Set(['CHF']));
  });

  it('M2 foreign, missing, of another season or in another environment is not found, word for word', async () => {
    const answers = [
      await stage.buyer.ask(keylook, { params: { ...at, keylookId: 'none' } }),
      await stage.buyer.ask(keylook, { params: { ...at, customerId: 'C9999' } }),
      await stage.locked.ask(keylook, { params: at }),
      await stage.buyer.ask(keylook, { params: { ...at, ...stage.preview(firstCustomer) } }),
      await stage.buyer.ask(keylook, { params: { ...stage.stock(firstCustomer), keylookId: at.keylookId } }),
    ];
    const { tracking: _, ...missing } = answers[0]?.json() ?? {};
    for (const answer of answers) {
      const { tracking: __, ...said } = answer.json();
      expect([answer.statusCode, said]).toEqual([404, missing]);
    }
  });
});
