import { fromPromise } from 'xstate';
import { lookUpArticles, MOST_CODES, readCart, type SeasonPlace, type Style } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import { failureOf } from '../../platform/api/failure.ts';
import type { CartEnd } from './orphanedEdits.ts';

export const orphanedEditsActors = (api: Api) => ({
  nameOrphanedStyles: fromPromise<
    readonly Style[],
    { place: SeasonPlace; articleVariantIds: readonly string[] }
  >(async ({ input: { place, articleVariantIds }, signal }) => {
    const styles = new Map<string, Style>();
    for (let from = 0; from < articleVariantIds.length; from += MOST_CODES) {
      const ids = articleVariantIds.slice(from, from + MOST_CODES);
      const body = { eans: [], articleNumbers: [], articleVariantIds: ids };
      const found = await api.send(lookUpArticles, { params: place, body, signal });
      for (const style of found.styles) styles.set(style.articleId, style);
    }
    return [...styles.values()];
  }),

  readEnd: fromPromise<CartEnd, { rightEnv: SeasonPlace['rightEnv']; cartId: string }>(({ input, signal }) =>
    api.send(readCart, { params: input, signal }).then(
      ({ head }) => head,
      (error): 'removed' => {
        if (failureOf(error).status === 404) return 'removed';
        throw error;
      },
    ),
  ),
});
