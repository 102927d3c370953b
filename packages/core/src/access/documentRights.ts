import { DOCUMENT_TYPES, type DocumentType, documentTypes, type ResolvedRights } from '../contract/index.ts';

/** The document types that a user may read; none without the right to document types. */
export const readableDocuments = ({ selfService }: ResolvedRights): readonly DocumentType[] =>
  selfService.rights.includes(DOCUMENT_TYPES)
    ? documentTypes.filter((type) => selfService.rights.includes(type))
    : [];
