import { MOST_ENTRIES } from './limits.ts';
import { broken } from './unreadable.ts';
import { readXml } from './xml.ts';

/** The parts of a workbook, by their paths in the zip. */
export type Parts = ReadonlyMap<string, Uint8Array>;

interface Relation {
  /** What the part is: its type without the address of the standard; both forms of the standard have their own. */
  readonly kind: string;
  /** `null` where it lies outside of the file. */
  readonly path: string | null;
}

export type Relations = ReadonlyMap<string, Relation>;

const standards = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/',
];

const kindOf = (type: string): string => {
  const standard = standards.find((address) => type.startsWith(address)) ?? '';
  return type.slice(standard.length);
};

/** The path of what a part points to: from its own folder, or from the root. `null` where it leads out. */
function pathFrom(source: string, target: string): string | null {
  const folders = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const name of target.split('/')) {
    if (name === '..') {
      if (folders.pop() === undefined) return null;
    } else if (name !== '' && name !== '.') folders.push(name);
  }
  return folders.join('/');
}

/** What a part points to, by the names that it has for them. The root of the file is a part without a name. */
function relationsOf(parts: Parts, source: string): Relations {
  const name = source.lastIndexOf('/') + 1;
  const part = parts.get(`${source.slice(0, name)}_rels/${source.slice(name)}.rels`);
  const relations = new Map<string, Relation>();
  if (part === undefined) return relations;
  readXml(part, {
    open(element, parent, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (element !== 'Relationship' || parent !== 'Relationships') return;
      if (relations.has(id) || relations.size >= MOST_ENTRIES) broken();
      relations.set(id, {
        kind: kindOf(type),
        path: mode === 'External' ? null : pathFrom(source, target),
      });
    },
  });
  return relations;
}

/** The only relation of a kind, or the first. */
export const pathOfKind = (relations: Relations, kind: string): string | null =>
  [...relations.values()].find((relation) => relation.kind === kind)?.path ?? null;

/** Where a file does not say where its workbook lies, it lies where all writers put it. */
const USUAL_PATH = 'xl/workbook.xml';

/**
 * The part that names the sheets, and what it points to.
 *
 * @throws {Unreadable} `broken`
 */
export function workbookIn(parts: Parts): { readonly part: Uint8Array; readonly relations: Relations } {
  const path = pathOfKind(relationsOf(parts, ''), 'officeDocument') ?? USUAL_PATH;
  return { part: parts.get(path) ?? broken(), relations: relationsOf(parts, path) };
}
