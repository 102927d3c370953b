import { type Infer, integer, nullable, omit, refine, type as shape, string } from 'superstruct';
import { eitherStruct } from '../either.ts';
import { listStruct } from '../list.ts';
import { COLUMN_LIMIT, type Column, columnStruct, isColumn, packColumn, readColumn } from './columns.ts';
import { eanNumber, eanOf } from './eanRuns.ts';
import { faultOfTable, packTable, tableStruct } from './packedTable.ts';
import { type Colour, colourStruct, type Style, styleStruct, type Variant, variantStruct } from './style.ts';

export type BareStyle = Omit<Style, 'colours'>;
export type BareColour = Omit<Colour, 'variants'>;
type BareVariant = Omit<Variant, 'articleVariantId' | 'ean'>;

export const styleFields = omit(styleStruct, ['colours']).schema;
export const colourFields = omit(colourStruct, ['variants']).schema;
const variantFields = omit(variantStruct, ['articleVariantId', 'ean']).schema;

const columnsStruct = shape({
  /**
   * Each field of all styles: its distinct `values`, and in `rows` the index of each style's value; `rows` is '' if all
   * have the same. A null among the values of a field that may be absent stands for a style without it.
   */
  styles: tableStruct<BareStyle>(styleFields),
  /** Number of colours per style; `colours` lists them style by style. */
  colourCount: columnStruct,
  /** As `styles`, a row for each colour. */
  colours: tableStruct<BareColour>(colourFields),
  /** Number of variants per colour; `variants` lists them colour by colour. */
  variantCount: columnStruct,
  /** As `styles`, a row for each variant. */
  variants: tableStruct<BareVariant>(variantFields),
  /** null: ids consist of the colour's id, length and size, joined by hyphens. */
  articleVariantIds: nullable(listStruct(string())),
  /**
   * A list, or runs of consecutive numbers without check digits: `steps` from the end of one run to the start of the
   * next, and the `lengths` of the runs.
   */
  eans: eitherStruct(
    listStruct(string()),
    shape({ steps: listStruct(integer()), lengths: listStruct(integer()) }),
  ),
});
export type PackedStyles = Infer<typeof columnsStruct>;

const totalOf = (column: Column): number => readColumn(column).reduce((sum, one) => sum + one, 0);

const rowsOfEans = (eans: PackedStyles['eans']): number =>
  Array.isArray(eans) ? eans.length : eans.lengths.reduce((sum, length) => sum + length, 0);

function faultOf(packed: PackedStyles): string | null {
  const { colourCount, variantCount, eans, articleVariantIds } = packed;
  const styles = colourCount.length;
  const colours = variantCount.length;
  if (!isColumn(colourCount, styles, COLUMN_LIMIT) || totalOf(colourCount) !== colours) return 'colourCount';
  if (!isColumn(variantCount, colours, COLUMN_LIMIT)) return 'variantCount';
  const variants = totalOf(variantCount);
  const fault =
    faultOfTable(packed.styles, styles) ??
    faultOfTable(packed.colours, colours) ??
    faultOfTable(packed.variants, variants);
  if (fault !== null) return fault;
  if ((articleVariantIds?.length ?? variants) !== variants) return 'articleVariantIds';
  if (!Array.isArray(eans) && eans.lengths.some((length) => length < 1)) return 'eans';
  if (!Array.isArray(eans) && eans.lengths.length !== eans.steps.length) return 'eans';
  return rowsOfEans(eans) === variants ? null : 'eans';
}

/**
 * Complete styles as columns (docs/decisions/the-index-of-a-season.md). A cart of 20,000 cells takes a twentieth of
 * its size as objects, and each distinct value is validated only once. Made by `packStyles`, read by `openStyles`.
 */
export const packedStylesStruct = refine(columnsStruct, 'columns that fit each other', (packed) => {
  const fault = faultOf(packed);
  return fault === null ? true : { message: `Wrong column: ${fault}`, path: [fault] };
});

function packEans(eans: readonly string[]): PackedStyles['eans'] {
  const numbers = eans.map(eanNumber);
  if (eans.some((ean, at) => ean !== eanOf(numbers[at] ?? Number.NaN))) return [...eans];
  const steps: number[] = [];
  const lengths: number[] = [];
  let end = 0;
  for (const number of numbers) {
    if (number === end && lengths.length > 0) lengths.push((lengths.pop() ?? 0) + 1);
    else {
      steps.push(number - end);
      lengths.push(1);
    }
    end = number + 1;
  }
  return { steps, lengths };
}

/** The default form of a variant's id. */
export const idOf = (
  articleColorId: string,
  { articleLength, size }: Pick<Variant, 'articleLength' | 'size'>,
) => `${articleColorId}-${articleLength}-${size}`;

/** Packs styles with all their variants. */
export function packStyles(styles: readonly Style[]): PackedStyles {
  const colours = styles.flatMap((style) => style.colours);
  const variants = colours.flatMap((colour) => colour.variants);
  const isPlain = colours.every(({ articleColorId, variants: own }) =>
    own.every((variant) => variant.articleVariantId === idOf(articleColorId, variant)),
  );
  return {
    styles: packTable<BareStyle>(styleFields, styles),
    colourCount: packColumn(styles.map((style) => style.colours.length)),
    colours: packTable<BareColour>(colourFields, colours),
    variantCount: packColumn(colours.map((colour) => colour.variants.length)),
    variants: packTable<BareVariant>(variantFields, variants),
    articleVariantIds: isPlain ? null : variants.map(({ articleVariantId }) => articleVariantId),
    eans: packEans(variants.map(({ ean }) => ean)),
  };
}
