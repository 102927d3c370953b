import { parseSync } from 'vite';
import { allTitlesOf } from '../requirements/titles.js';

/**
 * A text whose ids its readers may look up.
 *
 * @typedef {object} Passage
 * @property {string} where file, with the line for a comment or a page
 * @property {string} text
 * @property {boolean} isTitle whether it is the title of a test
 */

/** Blanks a text but keeps its length and lines, so that later positions stay the same. */
const blank = (/** @type {string} */ text) => text.replaceAll(/[^\n]/g, ' ');

/** Code and quoted texts: a key, a format of paper, a cell of a sheet. */
const verbatim = [/```[\s\S]*?```/g, /`[^`]*`/g, /(?<![\w’'])'[^'\n]{1,60}'(?!\w)/g];

/** @param {string} text */
const withoutVerbatim = (text) => verbatim.reduce((rest, sign) => rest.replaceAll(sign, blank), text);

/** @param {string} code @param {number} at */
const lineAt = (code, at) => code.slice(0, at).split('\n').length;

/**
 * The comments of a file. Consecutive line comments count as one.
 *
 * @param {string} path
 * @param {string} code
 * @returns {{ start: number, text: string }[]}
 * @throws {Error} when the file does not parse
 */
function commentsOf(path, code) {
  const { comments, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  /** @type {{ start: number, end: number }[]} */
  const runs = [];
  for (const { start, end } of comments) {
    const last = runs.at(-1);
    if (last && code.slice(last.end, start).trim() === '') last.end = end;
    else runs.push({ start, end });
  }
  return runs.map(({ start, end }) => ({ start, text: code.slice(start, end) }));
}

/**
 * The passages to check in a file: a whole page; for code its comments and the titles of its tests.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Passage[]}
 */
export function passagesOf(path, text) {
  const lines = (/** @type {string} */ part, first = 1) =>
    withoutVerbatim(part)
      .split('\n\n')
      .reduce(
        ({ line, found }, each) => ({
          line: line + each.split('\n').length + 1,
          found: [...found, { where: `${path}:${line}`, text: each, isTitle: false }],
        }),
        { line: first, found: /** @type {Passage[]} */ ([]) },
      ).found;
  if (path.endsWith('.md')) return lines(text);
  const comments = commentsOf(path, text).flatMap((comment) =>
    lines(comment.text, lineAt(text, comment.start)),
  );
  const titles = /\.(test|spec)\.tsx?$/.test(path)
    ? allTitlesOf(path, text).map(({ title }) => ({ where: path, text: title, isTitle: true }))
    : [];
  return [...comments, ...titles];
}
