import { type Articles, articleName } from '@selvedge/core/ordering';

/** 'Poplin shirt · 410 Navy · 32 · M'. */
export const useArticleName =
  (articles: Articles): ((articleVariantId: string) => string) =>
  (articleVariantId) =>
    articleName(articles, articleVariantId);
