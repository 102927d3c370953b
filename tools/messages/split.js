/** Splits the compiled catalogues by area, so that the dashboard does not load the texts of the ordering area. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { wordsOf } from './areas.js';
import { languages } from './languages.js';

const [whole = '', target = ''] = process.argv.slice(2);
// The page loads every file that is here: one of a language or an area of before must not stay.
if (target !== '') rmSync(target, { recursive: true, force: true });
for (const area of /** @type {const} */ (['portal', 'overlays', 'ordering', 'entry', 'onDemand'])) {
  mkdirSync(`${target}/${area}`, { recursive: true });
  for (const language of languages) {
    const catalogue = JSON.parse(readFileSync(`${whole}/${language}.json`, 'utf8'));
    writeFileSync(`${target}/${area}/${language}.json`, JSON.stringify(wordsOf(catalogue, area)));
  }
}
