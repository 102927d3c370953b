import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { translated } from '../database/translated.ts';

/** A tile's texts in one language; the subpage texts are for tiles that have sub-pages. */
export interface TileTexts {
  readonly title: string;
  readonly description: string;
  readonly subpageTitle?: string;
  readonly subpageDescription?: string;
}

/** The condition for showing a tile: one of `rights` in the group, or any right of the group if the list is empty. */
export interface TileCondition {
  readonly group: 'preorder' | 'postorder' | 'admin' | 'selfService';
  readonly rights: readonly string[];
}

/** Tiles of the dashboard; those with a parent are on its sub-page. `link` may begin with `{selfService}`. */
export const tiles = pgTable('tiles', {
  tileId: text().primaryKey(),
  parentId: text(),
  position: integer().notNull(),
  link: text().notNull(),
  newTab: boolean().notNull(),
  picture: text(),
  /** null: everyone sees it. */
  condition: jsonb().$type<TileCondition>(),
  texts: translated<TileTexts>().notNull(),
});

export type TileRow = typeof tiles.$inferSelect;
