import type { CategoryTexts, FileTexts, formFiles } from '../manual.schema.ts';

/** A file of a new portal; the extension of its names gives its format. */
export interface SeedFile {
  readonly id: string;
  readonly type: (typeof formFiles.$inferInsert)['documentType'];
  readonly en: FileTexts;
  readonly de: FileTexts;
}

/** A category with its files, in their order. */
export interface SeedFileCategory {
  readonly slug: string;
  readonly en: CategoryTexts;
  readonly de: CategoryTexts;
  readonly files: readonly SeedFile[];
}
