import type { Finding, FindingCode, FindingPlace } from '../contract/index.ts';
import type { LineFacts } from './facts.ts';

export const placeOfLine = (line: LineFacts): FindingPlace => ({
  articleId: line.articleId,
  articleColorId: line.articleColorId,
  articleVariantId: line.articleVariantId,
  ...(line.variant ? { articleLength: line.variant.articleLength } : {}),
});

export const placeOfColour = (line: LineFacts): FindingPlace => ({
  articleId: line.articleId,
  articleColorId: line.articleColorId,
});

export const finding = (
  code: FindingCode,
  place: FindingPlace = {},
  values: Finding['values'] = {},
): Finding => ({ code, place, values });
