import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * A decision to meet a row in another way than its text says.
 *
 * @typedef {object} Decision
 * @property {string} title
 * @property {string} file in docs/decisions, for instance 'why-not.md'
 * @property {string} anchor of the heading; '' for the whole page
 */

/**
 * @typedef {object} Row
 * @property {string} id for instance A1
 * @property {string} text
 * @property {Decision[]} decisions
 */

/**
 * @typedef {object} Group
 * @property {string} title with its letter, for instance 'A. Session and sign-in'
 * @property {Row[]} rows
 */

const decision = /^ {2}- Decision: \[(.+)\]\(\.\.\/\.\.\/docs\/decisions\/([\w-]+\.md)(?:#([\w-]+))?\)$/;

const source = resolve(import.meta.dirname, 'rows.md');
const specification = resolve(import.meta.dirname, '../../docs/specification.md');

/**
 * Groups and rows of a list such as rows.md, with the decisions indented below a row.
 *
 * @param {string} [list]
 * @returns {Group[]}
 * @throws {Error} when a row has no group, is in the wrong one, or appears twice
 */
export function readGroups(list = readFileSync(source, 'utf8')) {
  /** @type {Group[]} */
  const groups = [];
  const known = new Set();
  for (const line of list.split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title) groups.push({ title, rows: [] });
    const [, decided, file, anchor = ''] = decision.exec(line) ?? [];
    if (decided && file) groups.at(-1)?.rows.at(-1)?.decisions.push({ title: decided, file, anchor });
    const [, id, text] = /^- ([A-Z]\d+) (.+)$/.exec(line) ?? [];
    if (!id || !text) continue;
    const group = groups.at(-1);
    if (!group?.title.startsWith(`${id[0]}.`)) throw new Error(`${id} stands outside of its group`);
    if (known.has(id)) throw new Error(`${id} is there twice`);
    known.add(id);
    group.rows.push({ id, text, decisions: [] });
  }
  return groups;
}

/**
 * The hazards of the specification, by their headings. Tests refer to them by id, as they do to requirements.
 *
 * @param {string} [text]
 * @returns {Group[]}
 */
export function readHazards(text = readFileSync(specification, 'utf8')) {
  /** @type {Group[]} */
  const groups = [];
  for (const [, mark, title = ''] of text.matchAll(/^(##|###) (.+)$/gm)) {
    const [, id, name] = /^(HZ\d+) (.+)$/.exec(title) ?? [];
    if (mark === '##') groups.push({ title, rows: [] });
    else if (id && name) groups.at(-1)?.rows.push({ id, text: `${name}.`, decisions: [] });
  }
  return groups.filter(({ rows }) => rows.length > 0);
}
