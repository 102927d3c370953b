/** A question and its answer's paragraphs, in English and German. */
export interface SeedArticle {
  readonly slug: string;
  readonly en: readonly [title: string, ...paragraphs: string[]];
  readonly de: readonly [title: string, ...paragraphs: string[]];
}

type Texts = readonly [title: string, description: string];

export interface SeedSection {
  readonly slug: string;
  readonly en: Texts;
  readonly de: Texts;
  readonly articles: readonly SeedArticle[];
}

export interface SeedTopicCategory {
  readonly slug: string;
  readonly en: Texts;
  readonly de: Texts;
  readonly sections: readonly SeedSection[];
}
