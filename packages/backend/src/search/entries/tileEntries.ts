import { inLanguage } from '@selvedge/core/contract';
import { maySee } from '../../dashboard/tile.policy.ts';
import { type TileRow, tiles } from '../../dashboard/tile.schema.ts';
import { type SearchEntry, type SearchSource, searchEntry } from './searchEntry.ts';

/** The tiles of the dashboard and of its sub-pages. Tiles that lead to a sub-page are groups. */
export async function tileEntries({
  context: { database, config },
  language,
}: SearchSource): Promise<SearchEntry[]> {
  const rows = await database.db.select().from(tiles);
  const byId = new Map(rows.map((row) => [row.tileId, row]));
  const children = (row: TileRow) => rows.filter(({ parentId }) => parentId === row.tileId);

  const leads = (row: TileRow, user: Parameters<typeof maySee>[1], depth = 0): boolean => {
    if (!maySee(row, user) || depth > rows.length) return false;
    const below = children(row);
    return below.length === 0 || below.some((child) => leads(child, user, depth + 1));
  };
  const isReached = (row: TileRow, user: Parameters<typeof maySee>[1], depth = 0): boolean => {
    if (row.parentId === null) return true;
    const parent = byId.get(row.parentId);
    return (
      parent !== undefined &&
      depth <= rows.length &&
      maySee(parent, user) &&
      isReached(parent, user, depth + 1)
    );
  };

  return rows.map((row) => {
    const {
      title,
      description,
      subpageTitle = '',
      subpageDescription = '',
    } = inLanguage(row.texts, language);
    const link = row.link.replace('{selfService}', config.selfServiceUrl);
    return searchEntry({
      filter: 'apps',
      title,
      description,
      body: `${subpageTitle} ${subpageDescription}`,
      result: {
        type: children(row).length > 0 ? 'dashboardTileGroup' : 'dashboardTile',
        title,
        description,
        texts: [title, description],
        link,
      },
      visibleTo: (user) => leads(row, user) && isReached(row, user),
    });
  });
}
