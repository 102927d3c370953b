/** Splits the compiled catalogues by area, so that the dashboard does not load the texts of the ordering area. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { wordsOf } from './areas.js';

const [whole = '', target = ''] = process.argv.slice(2);
for (const area of /** @type {const} */ (['portal', 'overlays', 'ordering'])) {
  mkdirSync(`${target}/${area}`, { recursive: true });
  for (const language of ['en', 'de']) {
    const catalogue = JSON.parse(readFileSync(`${whole}/${language}.json`, 'utf8'));
    writeFileSync(`${target}/${area}/${language}.json`, JSON.stringify(wordsOf(catalogue, area)));
  }
}
