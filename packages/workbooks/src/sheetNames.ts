import { escapedText } from './cellText.ts';
import type { Parts, Relations } from './parts.ts';
import { broken } from './unreadable.ts';
import { type Attributes, type Pause, readXml, type XmlHandlers } from './xml.ts';

interface NamedSheet {
  readonly name: string;
  readonly part: Uint8Array;
}

/** The relation id is an attribute from another namespace, whose prefix may be anything. */
const relationIdOf = (attributes: Attributes): string => {
  const key = Object.keys(attributes).find((name) => name.endsWith(':id'));
  return (key === undefined ? undefined : attributes[key]) ?? broken();
};

/**
 * The sheets that have cells, in order, and whether days are counted from 1904.
 *
 * @throws {Unreadable} `broken` if a sheet is missing in the file, or is there twice
 */
export async function sheetNamesOf(
  workbook: Uint8Array,
  relations: Relations,
  parts: Parts,
  pause: Pause,
): Promise<{ readonly sheets: readonly NamedSheet[]; readonly from1904: boolean }> {
  const sheets: NamedSheet[] = [];
  const paths = new Set<string>();
  let from1904 = false;
  const add = (attributes: Attributes): void => {
    const relation = relations.get(relationIdOf(attributes)) ?? broken();
    // Sheets that consist of a chart or a dialog are not lists.
    if (relation.kind !== 'worksheet') return;
    const path = relation.path ?? broken();
    if (paths.has(path)) broken();
    paths.add(path);
    sheets.push({ name: escapedText(attributes.name ?? ''), part: parts.get(path) ?? broken() });
  };
  const handlers: XmlHandlers = {
    open(element, parent, attributes) {
      if (element === 'sheet' && parent === 'sheets') add(attributes);
      if (element === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    },
  };
  await readXml(workbook, handlers, pause);
  return { sheets, from1904 };
}
