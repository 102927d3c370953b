import { type DocumentType, documentTypes } from '@selvedge/core/contract';
import { readableDocuments } from '@selvedge/core/rules';
import type { SignedInUser } from '../access/accessCheck.ts';
import type { TileRow } from './tile.schema.ts';

const isDocumentType = (right: string): right is DocumentType => documentTypes.some((type) => type === right);

/**
 * Whether the user's rights show a tile. A document type in the condition counts if the user may read such
 * documents.
 */
export function maySee(
  { condition }: Pick<TileRow, 'condition'>,
  { rights }: Pick<SignedInUser, 'rights'>,
): boolean {
  if (condition === null) return true;
  const held = rights[condition.group].rights;
  return condition.rights.length === 0
    ? held.length > 0
    : condition.rights.some((right) =>
        isDocumentType(right) ? readableDocuments(rights).includes(right) : held.includes(right),
      );
}
