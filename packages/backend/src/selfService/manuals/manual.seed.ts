import type { Database } from '../../database/database.ts';
import { formCategories, formFiles } from './manual.schema.ts';
import { account } from './seed/account.ts';
import { data } from './seed/data.ts';
import { logistics } from './seed/logistics.ts';
import { returns } from './seed/returns.ts';
import { shop } from './seed/shop.ts';
import { sizes } from './seed/sizes.ts';

const categories = [sizes, data, logistics, returns, shop, account];

/** Adds the categories and files of a new portal. Existing ones are not changed. */
export async function seedManuals({ db }: Database): Promise<void> {
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
