/** Titles of the dashboard's tiles by id, to name those that a maintenance affects. */
export type TileTitles = Readonly<Record<string, string>>;

/** The titles of those tiles that the reader has. Other ids have no name and are left out. */
export const titlesOf = (titles: TileTitles, ids: readonly string[]): string[] =>
  ids.flatMap((id) => (Object.hasOwn(titles, id) ? (titles[id] ?? []) : []));
