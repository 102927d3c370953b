import type { CopyLine, Language } from '@selvedge/core/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { textIn } from '../../database/translated.ts';
import { colours, variants } from '../style/colour.schema.ts';
import { styles } from '../style/style.schema.ts';
import type { NameField } from './copy.schema.ts';

type Names = Pick<CopyLine, NameField>;

const unknown: Names = {
  articleNumber: '',
  styleName: '',
  colourName: '',
  hex: '#000000',
  articleLength: '',
  size: '',
};

/**
 * Adds the names of style, colour, length and size to lines. The length is empty for a style with only one; all
 * names are empty for variants that no longer exist.
 */
export async function withNames<Line extends { readonly articleVariantId: string }>(
  db: Queryable,
  language: Language,
  lines: readonly Line[],
): Promise<(Line & Names)[]> {
  if (lines.length === 0) return [];
  const ids = [...new Set(lines.map(({ articleVariantId }) => articleVariantId))];
  const rows = await db
    .select({
      articleVariantId: variants.articleVariantId,
      articleNumber: styles.articleNumber,
      styleName: textIn(styles.name, language),
      colourName: textIn(colours.name, language),
      hex: colours.hex,
      articleLength: variants.articleLength,
      size: variants.size,
      lengths: styles.lengths,
    })
    .from(variants)
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(inArray(variants.articleVariantId, ids));
  const named = new Map(
    rows.map(({ articleVariantId, lengths, articleLength, ...names }) => [
      articleVariantId,
      { ...names, articleLength: lengths.length > 1 ? articleLength : '' },
    ]),
  );
  return lines.map((line) => ({ ...line, ...(named.get(line.articleVariantId) ?? unknown) }));
}
