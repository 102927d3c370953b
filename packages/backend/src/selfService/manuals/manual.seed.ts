import type { Database } from '../../database/database.ts';
import { formCategories, formFiles } from './manual.schema.ts';
import { account } from './seed/account.ts';
import { data } from './seed/data.ts';
import { logistics } from './seed/logistics.ts';
import { returns } from './seed/returns.ts';
import { shop } from './seed/shop.ts';
import { sizes } from './seed/sizes.ts';

const categories = [sizes, data, logistics, returns, shop, account];

/** Adds forms and manuals of the invented house. Once there are any, they belong to whoever has changed them. */
export async function seedManuals({ db }: Database): Promise<void> {
  if ((await db.$count(formCategories)) > 0) return;
  await db
    .insert(formCategories)
    .values(categories.map(({ slug, files: _, ...texts }, position) => ({ slug, position, texts })))
    .onConflictDoNothing();
  await db
    .insert(formFiles)
    .values(
      categories.flatMap(({ slug, files }) =>
        files.map(({ id, type, ...texts }, position) => ({
          fileId: id,
          slug,
          position,
          documentType: type,
          texts,
        })),
      ),
    )
    .onConflictDoNothing();
}
