import { anchorOf } from '../requirements/table.js';
import { readTitle } from '../requirements/titles.js';
import { entriesOf } from './entries.js';
import { passagesOf } from './passages.js';

/** @typedef {import('./passages.js').Passage} Passage */

/** The gap between two words, which may be the end of a comment line. */
const gap = String.raw`(?:\s|\*|//)+`;

/** Section and hazard numbers of a document that is not public. */
const numbered = new RegExp(
  String.raw`\b(?:specification(?:,|'s)?${gap}sections?|sections?${gap}\d|hazards?${gap}\d)`,
  'i',
);
/** Public documents. */
const published = new RegExp(
  String.raw`\b(?:RFC${gap}\d+|OpenID${gap}Connect${gap}\w+),${gap}sections?${gap}[\d.]+`,
  'g',
);
const id = /(?<![\w\][#/&.-])(?:HZ\d{1,3}|[A-R]\d{1,2})(?![\w-])/g;
const hazard = /\bHZ\d+/g;
const link = /\]\([\w./-]*specification\.md#([\w-]+)\)/g;
const linkWithin = /\]\(#([\w-]+)\)/g;

/** @param {Passage} passage @returns {string[]} */
const citedIn = ({ text, isTitle }) =>
  isTitle ? [...readTitle(text).ids, ...(text.match(hazard) ?? [])] : (text.match(id) ?? []);

/**
 * References that lead nowhere, in words: ids without an entry in the specification, links to a missing heading,
 * numbers of sections and hazards, and rows that are on only one of the two lists.
 *
 * @param {string} specification
 * @param {string[]} rows ids of the requirements that need tests
 * @param {{ path: string, text: string }[]} sources
 * @returns {string[]}
 */
export function faultsOf(specification, rows, sources) {
  const entries = entriesOf(specification);
  const known = new Set(entries);
  const required = new Set(rows);
  const anchors = new Set([...specification.matchAll(/^#+ (.+)$/gm)].map(([, one = '']) => anchorOf(one)));
  const passages = sources.flatMap(({ path, text }) => passagesOf(path, text));
  return [
    ...entries.filter((each, at) => entries.indexOf(each) !== at).map((each) => `${each} has two entries`),
    ...rows.filter((each) => !known.has(each)).map((each) => `${each} has no entry in docs/specification.md`),
    ...entries
      .filter((each) => !each.startsWith('HZ') && !required.has(each))
      .map((each) => `${each} is no requirement of tools/requirements/rows.md`),
    ...passages.flatMap((passage) => {
      const { where, text } = passage;
      const found = numbered.exec(text.replaceAll(published, ''))?.[0];
      return [
        ...[...new Set(citedIn(passage))]
          .filter((each) => !known.has(each))
          .map((each) => `${where}: ${each} leads nowhere`),
        ...[...text.matchAll(where.startsWith('docs/specification.md:') ? linkWithin : link)]
          .filter(([, anchor = '']) => !anchors.has(anchor))
          .map(([, anchor]) => `${where}: the specification has no heading #${anchor}`),
        ...(found ? [`${where}: “${found.replaceAll(/\s+/g, ' ')}” leads nowhere; name the id`] : []),
      ];
    }),
  ];
}
