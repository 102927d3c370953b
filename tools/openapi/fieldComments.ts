import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../packages/core/src/contract/ordering');

/** Where the columns of the packed shapes are declared. */
const declared: Readonly<Record<string, string>> = {
  StyleIndex: 'styleIndexColumns.ts',
  PackedStyles: 'packedStyles.ts',
};

const commented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n( +)(\w+):|^( +)(\w+): shape\(\{$/gm;

const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();

/**
 * The comments on the fields of a packed shape, by their path (`colourFacets.deliveryMonth`), as its source has them: a
 * struct keeps none.
 */
export function fieldComments(name: string): ReadonlyMap<string, string> {
  const file = declared[name];
  const found = new Map<string, string>();
  if (file === undefined) return found;
  const [, source = ''] = readFileSync(resolve(folder, file), 'utf8').split(/columnsStruct = shape\(\{\n/);
  const [fields = ''] = source.split(/^\}\);/m);
  let outer = '';
  for (const [, comment, indent, field, shapeIndent, shapeField] of fields.matchAll(commented)) {
    const isInner = (indent ?? shapeIndent) === '    ';
    const key = field ?? shapeField ?? '';
    if (!isInner) outer = key;
    if (comment !== undefined) found.set(isInner ? `${outer}.${key}` : key, plain(comment));
  }
  return found;
}
