import type { EanRun } from '@selvedge/core/contract';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import type { Place } from '../place/sellingTime.store.ts';
import { colours, variants } from '../style/colour.schema.ts';
import { styles } from '../style/style.schema.ts';
import { stylesOfPlace } from '../style/style.store.ts';

const number = sql<number>`left(${variants.ean}, 12)::bigint`;

/** The runs of styles whose EANs are not all consecutive. */
async function brokenRuns(db: Queryable, which: SQL): Promise<Map<string, EanRun[]>> {
  const numbered = db
    .select({
      articleId: colours.articleId,
      number: number.as('number'),
      run: sql<number>`${number} - row_number() over (partition by ${colours.articleId} order by ${variants.ean})`.as(
        'run',
      ),
    })
    .from(variants)
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .where(which)
    .as('numbered');
  const rows = await db
    .select({
      articleId: numbered.articleId,
      first: sql<number>`min(${numbered.number})`.mapWith(Number).as('first'),
      length: sql<number>`count(*)`.mapWith(Number),
    })
    .from(numbered)
    .groupBy(numbered.articleId, numbered.run)
    .orderBy(asc(numbered.articleId), sql`first`);
  return groupBy(rows, ({ articleId }) => articleId);
}

/**
 * The EANs of styles as runs, computed in the database. Most styles have a single run, recognizable by its ends
 * and its length.
 */
export async function eanRuns(db: Queryable, place: Place): Promise<Map<string, EanRun[]>> {
  const spans = await db
    .select({
      articleId: colours.articleId,
      first: sql<number>`min(${number})`.mapWith(Number),
      last: sql<number>`max(${number})`.mapWith(Number),
      length: sql<number>`count(*)`.mapWith(Number),
    })
    .from(variants)
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(stylesOfPlace(place))
    .groupBy(colours.articleId);
  const broken = spans.filter(({ first, last, length }) => last - first + 1 !== length);
  const runs =
    broken.length === 0
      ? new Map<string, EanRun[]>()
      : await brokenRuns(
          db,
          inArray(
            colours.articleId,
            broken.map(({ articleId }) => articleId),
          ),
        );
  for (const { articleId, first, length } of spans)
    if (!runs.has(articleId)) runs.set(articleId, [{ first, length }]);
  return runs;
}
