/** Titles of the dashboard's tiles by id, for those a maintenance names. */
export type TileTitles = Readonly<Record<string, string>>;

/** The titles of the tiles that the reader has; others have no name for them. */
export const titlesOf = (titles: TileTitles, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (Object.hasOwn(titles, id) ? (titles[id] ?? []) : []));
