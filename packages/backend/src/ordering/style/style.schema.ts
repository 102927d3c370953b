import type { Style, StyleMark } from '@selvedge/core/contract';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { lines, placeColumns } from '../season/season.schema.ts';

export const termKinds = [
  'gender',
  'commodityClass',
  'commodityMainClass',
  'commoditySubclass',
  'fit',
  'shape',
  'styleRole',
  'colourGroup',
  'colourStock',
  'care',
] as const;
export type TermKind = (typeof termKinds)[number];

/** The catalogue's own vocabulary in both languages. Styles and colours store its codes. */
export const terms = pgTable(
  'terms',
  {
    kind: text().$type<TermKind>().notNull(),
    code: text().notNull(),
    en: text().notNull(),
    de: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.code] })],
);

/** Styles that are shown together as one look. */
export const keylooks = pgTable('keylooks', {
  keylookId: text().primaryKey(),
  nameEn: text().notNull(),
  nameDe: text().notNull(),
});

export interface MaterialText {
  readonly part: Style['material'][number]['part'];
  readonly en: string;
  readonly de: string;
}

/**
 * `gender`, `fit`, `shape`, `care`, `styleRole` and the commodity group are codes in `terms`; empty means none.
 * `drawing` seeds the style's picture.
 */
export const styles = pgTable(
  'styles',
  {
    articleId: text().primaryKey(),
    articleNumber: text().notNull(),
    ...placeColumns(),
    nameEn: text().notNull(),
    nameDe: text().notNull(),
    descriptionEn: text().notNull(),
    descriptionDe: text().notNull(),
    gender: text().notNull(),
    commodityClass: text().notNull(),
    commodityMainClass: text().notNull().default(''),
    commoditySubclass: text().notNull().default(''),
    styleRole: text().notNull().default(''),
    /** The line that lends the style to the subdivision; null for a style of the subdivision's own line. */
    lineId: text().references(() => lines.lineId),
    model: text().notNull(),
    shape: text().notNull(),
    fit: text().notNull(),
    marks: jsonb().$type<StyleMark[]>().notNull(),
    keylookId: text().references(() => keylooks.keylookId),
    material: jsonb().$type<MaterialText[]>().notNull(),
    care: jsonb().$type<string[]>().notNull(),
    sizes: jsonb().$type<string[]>().notNull(),
    lengths: jsonb().$type<string[]>().notNull(),
    drawing: integer().notNull(),
  },
  (table) => [index('styles_place').on(table.season, table.subdivision, table.collectionType)],
);
