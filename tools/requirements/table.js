/** @typedef {import('./rows.js').Group} Group */
/** @typedef {import('./titles.js').Title} Title */

/**
 * The titles of tests that prove something, by file.
 * @typedef {Record<string, Title[]>} Proofs
 */

const plain = (/** @type {string} */ text) => text.replace(/[\\<>*_[\]`|~]/g, '\\$&');

/** @param {Proofs} proofs @param {string} id */
const proofsOf = (proofs, id) =>
  Object.entries(proofs).flatMap(([file, titles]) => {
    const all = titles.filter(({ ids }) => ids.includes(id));
    const tests = all.filter(({ isGroup }) => !isGroup);
    const texts = new Set((tests.length > 0 ? tests : all).map(({ text }) => text));
    return texts.size > 0 ? [{ file, texts: [...texts].filter(Boolean) }] : [];
  });

/**
 * The page that lists each requirement and each hazard with its tests.
 *
 * @param {Group[]} groups
 * @param {Proofs} proofs
 */
export const pageOf = (groups, proofs) =>
  [
    '# Requirements and their tests',
    'Each row of the [specification](../specification.md), which states it in full, with the tests whose titles begin with its\nid. ★ marks what the project adds.',
    ...groups.flatMap(({ title, rows }) => [
      `## ${title}`,
      ...rows.map(({ id, text, decisions }) => {
        const proven = proofsOf(proofs, id);
        const tests = proven.flatMap(({ file, texts }) => [
          `- [${file}](../../${file})`,
          ...texts.map((each) => `  - ${plain(each)}`),
        ]);
        const decided = decisions.map(
          (one) => `Decided: [${one.title}](../decisions/${one.file}${one.anchor && `#${one.anchor}`})`,
        );
        return [
          `**${id}** ${text}`,
          ...decided.flatMap((line) => ['', line]),
          '',
          ...(tests.length > 0 ? tests : ['- not yet']),
        ].join('\n');
      }),
    ]),
    '',
  ].join('\n\n');

/** @param {string} heading @returns {string} the anchor that GitHub creates for it */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-');

/**
 * Decisions that rows refer to but that do not exist.
 *
 * @param {Group[]} groups
 * @param {(file: string) => string | null} read the page of a decision; null if there is none
 * @returns {string[]}
 */
export const undecided = (groups, read) =>
  groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ id, decisions }) =>
      decisions
        .filter(({ file, anchor }) => {
          const headings = [...(read(file)?.matchAll(/^#+ (.+)$/gm) ?? [])].map(([, one = '']) =>
            anchorOf(one),
          );
          return anchor === '' ? headings.length === 0 : !headings.includes(anchor);
        })
        .map(({ file, anchor }) => `${id} names a decision that is not there: ${file}#${anchor}`),
    );

/**
 * What is wrong, in words; and requirements that still lack a test, which is no error.
 *
 * @param {Group[]} groups
 * @param {Proofs} proofs
 * @param {string} needed letters of the groups whose rows must all have a test, for instance 'ABC'
 * @returns {{ faults: string[], open: string[] }}
 */
export function gapsOf(groups, proofs, needed) {
  const rows = groups.flatMap((group) => group.rows);
  const known = new Set(rows.map(({ id }) => id));
  const unproven = rows.map(({ id }) => id).filter((id) => proofsOf(proofs, id).length === 0);
  const unknown = Object.entries(proofs).flatMap(([file, titles]) =>
    titles.flatMap(({ ids, text }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file}: there is no requirement or hazard ${id}: ${text}`),
    ),
  );
  const isNeeded = (/** @type {string} */ id) => needed.includes(id.replace(/\d+$/, ''));
  return {
    faults: [
      ...unproven.filter(isNeeded).map((id) => `${id} has no test: none has a title that begins with it`),
      ...unknown,
    ],
    open: unproven.filter((id) => !isNeeded(id)),
  };
}
