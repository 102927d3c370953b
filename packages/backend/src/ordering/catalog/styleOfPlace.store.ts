import type { Language, SeasonPlace, Style } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { notFound } from '../../http/refusal.ts';
import type { CustomerRow } from '../pos/customer.policy.ts';
import { styles } from '../style/style.schema.ts';
import { readStyles, stylesOfPlace } from '../style/style.store.ts';

type StyleAsked = SeasonPlace & { readonly articleId: string };

/**
 * A style as a customer sees it.
 *
 * @throws {Refusal} 404 when it is not in the place or the customer does not see it.
 */
export async function readStyleOf(
  db: Queryable,
  asked: StyleAsked,
  { customer, language }: { readonly customer: CustomerRow; readonly language: Language },
): Promise<Style> {
  const [style] = await readStyles(db, and(stylesOfPlace(asked), eq(styles.articleId, asked.articleId)), {
    buyer: { rightEnv: asked.rightEnv, ...customer },
    currency: customer.currency,
    language,
  });
  if (!style) throw notFound();
  return style;
}
