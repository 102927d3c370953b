import { MOST_COMPARED } from './mostCompared.ts';

/** The parameter of the list's address that names the styles which are shown side by side, once for each. */
const COMPARED = 'compare';
const LONGEST_ID = 64;

/**
 * The articleIds of the styles that an address shows side by side, each once and at most {@link MOST_COMPARED}; null:
 * it shows the list alone. `search` is '' or starts with '?'.
 */
export function comparedIn(search: string): readonly string[] | null {
  const ids = new URLSearchParams(search)
    .getAll(COMPARED)
    .filter((id) => id !== '' && id.length <= LONGEST_ID);
  return ids.length === 0 ? null : [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** The address of the list with these styles side by side; without any it is that of the list alone. */
export function compareSearch(search: string, articleIds: readonly string[]): string {
  const params = new URLSearchParams(search);
  params.delete(COMPARED);
  for (const articleId of articleIds) params.append(COMPARED, articleId);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
