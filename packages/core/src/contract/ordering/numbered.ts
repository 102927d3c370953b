import { readColumn } from './columns.ts';
import type { Numbered } from './styleIndex.ts';

/** Unpacks the texts, one per row. */
export function readNumbered(texts: Numbered): readonly string[] {
  if (Array.isArray(texts)) return texts;
  let number = texts.begin;
  return Array.from(readColumn(texts.steps), (step) => {
    number += step;
    return `${texts.prefix}${String(number).padStart(texts.digits, '0')}`;
  });
}
