import type { Language } from '@selvedge/core/contract';
import type { CategoryTexts, FileTexts, formFiles } from '../manual.schema.ts';

/** A file of a new portal; the extension of its names gives its format. */
export interface SeedFile extends Readonly<Record<Language, FileTexts>> {
  readonly id: string;
  readonly type: (typeof formFiles.$inferInsert)['documentType'];
}

/** A category with its files, in their order. */
export interface SeedFileCategory extends Readonly<Record<Language, CategoryTexts>> {
  readonly slug: string;
  readonly files: readonly SeedFile[];
}
