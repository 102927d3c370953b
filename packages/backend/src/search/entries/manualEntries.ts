import { inLanguage } from '@selvedge/core/contract';
import type { Block } from '../../selfService/manuals/manual.schema.ts';
import { allCategories, allFiles } from '../../selfService/manuals/manual.store.ts';
import { fileQuery } from '../../selfService/manuals/tabs.ts';
import { type SearchEntry, type SearchSource, searchEntry } from './searchEntry.ts';

function textOf(block: Block): string {
  if ('heading' in block) return block.heading;
  if ('text' in block) return block.text;
  if ('points' in block) return block.points.join('\n');
  return 'rows' in block ? block.rows.map((row) => row.join(' ')).join('\n') : block.fields.join('\n');
}

/** Forms & Manuals: categories, and their files with their whole content. */
export async function manualEntries({
  context: { database, config },
  language,
}: SearchSource): Promise<SearchEntry[]> {
  const root = `${config.selfServiceUrl}/forms-and-manuals`;
  const categories = await allCategories(database);
  const files = await allFiles(database);
  return [
    ...categories.map(({ slug, texts }) => {
      const { title, description } = inLanguage(texts, language);
      return searchEntry({
        filter: 'formsManuals',
        title,
        description,
        result: { type: 'formsManualsCategory', title, description, slug, url: `${root}/${slug}` },
      });
    }),
    ...files.map((file) => {
      const { title, description, fileName, blocks } = inLanguage(file.texts, language);
      const { slug, fileId, documentType } = file;
      const url = `${root}/${slug}?${fileQuery(file)}`;
      return searchEntry({
        filter: 'formsManuals',
        title,
        description,
        body: [fileName, ...blocks.map(textOf)].join('\n'),
        result: { type: 'formsManuals', title, description, slug, fileId, fileName, documentType, url },
      });
    }),
  ];
}
