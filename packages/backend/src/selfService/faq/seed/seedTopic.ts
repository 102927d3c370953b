import type { Language } from '@selvedge/core/contract';

type InLanguages<Texts> = Readonly<Record<Language, Texts>>;

/** A question and its answer's paragraphs. */
export interface SeedArticle extends InLanguages<readonly [title: string, ...paragraphs: string[]]> {
  readonly slug: string;
}

type Lead = readonly [title: string, description: string];

export interface SeedSection extends InLanguages<Lead> {
  readonly slug: string;
  readonly articles: readonly SeedArticle[];
}

export interface SeedTopicCategory extends InLanguages<Lead> {
  readonly slug: string;
  readonly sections: readonly SeedSection[];
}
