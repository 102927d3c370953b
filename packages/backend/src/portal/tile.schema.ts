import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What a tile says in one language; the subpage texts belong to tiles that have sub-pages. */
export interface TileTexts {
  readonly title: string;
  readonly description: string;
  readonly subpageTitle?: string;
  readonly subpageDescription?: string;
}

/** The right that shows a tile: one of `rights` in the group, or with an empty list any right of the group. */
export interface TileCondition {
  readonly group: 'preorder' | 'postorder' | 'admin' | 'selfService';
  readonly rights: readonly string[];
}

/** Tiles of the dashboard; those with a parent stand on its sub-page. `link` may begin with `{selfService}`. */
export const tiles = pgTable('tiles', {
  tileId: text().primaryKey(),
  parentId: text(),
  position: integer().notNull(),
  link: text().notNull(),
  newTab: boolean().notNull(),
  picture: text(),
  /** null: everyone sees it. */
  condition: jsonb().$type<TileCondition>(),
  en: jsonb().$type<TileTexts>().notNull(),
  de: jsonb().$type<TileTexts>().notNull(),
});
