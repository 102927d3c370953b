import type { ImportColumn, ImportKind } from './kinds/kind.ts';
import { importKinds, kindOf } from './kinds/kinds.ts';

const introduction = `# A house's own data

What the import takes: every kind of data with its columns, rules and examples. This page is written from the
declarations that read the files, in \`packages/backend/src/import/kinds\`, by \`npm run data\`; a test fails when it is out
of date. How to import is in [Operations](operations.md#with-your-own-data), a whole house in
[examples/house](../examples/house/README.md).

## Files

- **CSV** in UTF-8, UTF-16 with its mark or Windows-1252, with tab, semicolon, bar or comma; **XLSX**, every sheet that is
  named by a kind, cells as they are shown: with their zeros, in percent, dates as days; **JSON Lines** (\`.jsonl\`), an object a line, whose fields are headings. **EANCOM** (\`.edi\`) for
  reports of orders: [ORDRSP and DESADV](operations.md#order-reports-as-files), D.96A and D.01B alike.
- What a file holds is said by its name, in English or German: \`styles.csv\`, \`10-styles 2028-01.xlsx\`, \`Artikel.csv\`. A
  number before it and what follows it do not matter: \`Bestand-DE.csv\`. Otherwise \`--kind\` says it.
- A file has at most 600,000 lines and 200 columns, a workbook 50,000 rows and 100 columns: what is larger comes as CSV.
- The first line is the heading. Columns may be in any order, under an English or a German heading; capitals, accents and
  punctuation do not count. A column that means nothing is told, and not read.
- A column that a file lacks leaves what is there as it is. A blank cell empties it. A new row needs every column that is
  marked **needed**.
- A row is known by its key. What comes twice in a delivery is refused the second time.
- Days are written \`2028-03-01\` or \`01.03.2028\`. Order starts and deadlines are days of the house's time zone
  (\`TIME_ZONE\`), deliveries days of UTC, as their weeks are. Amounts have a point or a comma before the decimals; \`1.299\`
  alone is refused, because it may mean either.
- Files of one call are taken together, in order of what refers to what, so that their names need no order.

## Kinds`;

const cellText = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => (text === '' ? '' : `\`${cellText(text)}\``);

const titleOf = ({ files }: ImportKind): string => {
  const [first = ''] = files.en;
  return first.charAt(0).toUpperCase() + first.slice(1);
};

function ruleOf({ type, refers, isNeeded }: ImportColumn): string {
  const rule = cellText(type.rule);
  const reference = refers ? `; one of the ${kindOf(refers.kind).files.en[0]}` : '';
  return `${isNeeded ? '**needed**; ' : ''}${rule}${reference}`;
}

const rowOf = (column: ImportColumn): string =>
  `| ${[
    code(column.headings.en[0] ?? ''),
    code(column.headings.de[0] ?? ''),
    cellText(column.about),
    ruleOf(column),
    code(column.example),
  ].join(' | ')} |`;

function kindPart(kind: ImportKind): string {
  const key = kind.key.map((field) => kind.columns.find((column) => column.field === field)?.headings.en[0]);
  const names = [...new Set([...kind.files.en, ...kind.files.de])].map(code).join(', ');
  const files = kind.isOfPictures ? '' : `Files: ${names}. `;
  return [
    `### ${titleOf(kind)}`,
    kind.about,
    `${files}Key: ${key.map((one) => code(one ?? '')).join(', ')}. Missing in a full delivery: ${kind.withdrawal.about}`,
    ...(kind.isOfPictures
      ? []
      : [
          [
            '| column | Spalte | what | rule | example |',
            '| --- | --- | --- | --- | --- |',
            ...kind.columns.map(rowOf),
          ].join('\n'),
        ]),
  ].join('\n\n');
}

/** The page docs/data.md: what the import takes. */
export const dataPage = (): string => `${[introduction, ...importKinds.map(kindPart)].join('\n\n')}\n`;
