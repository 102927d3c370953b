import type { ImportColumn, ImportKind } from './kinds/kind.ts';
import { importKinds, kindOf } from './kinds/kinds.ts';

const introduction = `# A house's own data

What the import takes: every kind of data with its columns, rules and examples. This page is written from the
declarations that read the files, in \`packages/backend/src/import/kinds\`, by \`npm run data\`; a test fails when it is out
of date. How to import is in [Operations](operations.md#with-your-own-data), a whole house in
[examples/house](../examples/house/README.md).

## Files

- **CSV** in UTF-8, UTF-16 with its mark or Windows-1252, with tab, semicolon, bar or comma; **XLSX**, every sheet that is
  named by a kind, cells as they are shown: with their zeros, in percent, dates as days; **JSON Lines** (\`.jsonl\`), an object a line, whose fields are headings. **EANCOM** (\`.edi\`),
  D.96A and D.01B alike: PRICAT for styles, variants and prices by a [profile](#profiles), and for reports of orders
  [ORDRSP and DESADV](operations.md#order-reports-as-files).
- **Pictures**, **PDFs** of forms and manuals and **HTML** of legal texts are files of their own, named by what they are of.
- **ZIP** archives hold any of these.
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

## Profiles

A house's own exports come in as they are, by a **profile**: a file called _profile.json_ beside them, or the one that
\`IMPORT_PROFILE\` names. \`npm run portal -- profile draft SAMPLE…\` writes a first one from samples, with what the headings
tell filled in and an empty \`value\` where something is needed.

\`\`\`json
{
  "profile": 1,
  "files": [
    {
      "files": ["ARTEXP*"],
      "sizes": { "columns": ["Gr *"], "size": "size", "value": "pieces" },
      "kinds": {
        "styles": {
          "style number": { "columns": ["Modell", "Stoff"], "join": "-" },
          "season": { "value": "SS36" },
          "commodity class": { "column": "WG", "codes": { "12": "dress" }, "otherwise": "dress" },
          "sizes": { "column": "size", "part": [4, 6], "list": true }
        },
        "prices": { "style": "Modell", "price list": { "value": "CH" }, "wholesale price": { "column": "VK Cent", "factor": 0.01 } }
      }
    }
  ]
}
\`\`\`

- \`files\` are names of files or sheets; \`*\` stands for anything. Capitals, blanks and the ending of a list do not count, everything
  else does: \`PREIS.CH\` is another name than \`PREIS.AT\`. A file that no part names, or of which a part says nothing, is read by its
  own headings. Of several patterns that fit a file the first counts; parts with the same one are all read, so that a row
  may hold the prices of two lists. The lists that are made of a file have at most 1,500,000 lines together.
- \`kinds\` says which lists a file holds, and for each of their columns, as they are called below, where it comes from: a
  column of the file by its name, \`{ "value": … }\` for what every row has, or \`{ "column": … }\` with \`codes\` (the house's
  code: ours; one that is not named stays as it is), \`part\` (its first and last letter, from 1), \`factor\` (such as 0.01 for amounts in cents) and \`otherwise\`
  (what a blank cell means). \`columns\` takes several: put together by \`join\`, or without it the first that is filled.
  A column is the one that is called so, or the only one that differs in capitals, accents and signs alone; a file with two of them is
  refused.
- A row may be a style, a colour or a variant: rows with the same key are one, as long as they agree; \`"list": true\`
  collects what they say. What two of them say differently is refused as doubled, by its line.
- \`sizes\` turns sizes that are columns into rows: one for each cell that is filled, with the column's name and what it
  holds. In the patterns of its \`columns\` blanks count: \`Gr *\` is \`Gr 36\`, and not \`Gruppe\`.
- A PRICAT is a table as well, called \`PRICAT\`, an article a row. Its columns are segments with their qualifiers: \`EAN\`,
  \`PIA SA\`, \`IMD 35\` and \`IMD 35 code\` (with its language, where it says one: \`IMD 35 EN\`), \`PRI AAA\`, \`PRI AAE SRP\`,
  \`DTM 64\`, \`QTY 145\`, \`TAX VAT\`, \`FTX PRD\`, \`RFF …\`, \`NAD SU\`, \`LOC …\`, \`PGI\`, \`CUX\`, \`BGM\`. Days are days, a price for
  several pieces is divided, and an article below another one has what that one says.

## Kinds`;

const cellText = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => (text === '' ? '' : `\`${cellText(text)}\``);

const titleOf = ({ files }: ImportKind): string => {
  const [first = ''] = files.en;
  return first.charAt(0).toUpperCase() + first.slice(1);
};

function ruleOf({ type, refers, isNeeded, keepsBlank }: ImportColumn): string {
  const rule = cellText(type.rule);
  const reference = refers ? `; one of the ${kindOf(refers.kind).files.en[0]}` : '';
  return `${isNeeded && !keepsBlank ? '**needed**; ' : ''}${rule}${reference}`;
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
  const files = kind.isOfFiles ? '' : `Files: ${names}. `;
  return [
    `### ${titleOf(kind)}`,
    kind.about,
    `${files}Key: ${key.map((one) => code(one ?? '')).join(', ')}. Missing in a full delivery: ${kind.withdrawal.about}`,
    ...(kind.isOfFiles
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
