import { MOST_ENTRIES } from './limits.ts';
import { broken } from './unreadable.ts';
import { type Pause, readXml, type XmlHandlers } from './xml.ts';

/** The parts of a workbook, by their paths in the zip. */
export type Parts = ReadonlyMap<string, Uint8Array>;

interface Relation {
  /** The kind of part: the end of its type. Both versions of the standard have their own address before it. */
  readonly kind: string;
  /** `null` if it is outside the file. */
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

/** The path that a part refers to, relative to its own folder or to the root. `null` if it leads out of the file. */
function pathFrom(source: string, target: string): string | null {
  const folders = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const name of target.split('/')) {
    if (name === '..') {
      if (folders.pop() === undefined) return null;
    } else if (name !== '' && name !== '.') folders.push(name);
  }
  return folders.join('/');
}

/** The parts that a part refers to, by relation id. The root of the file is a part without a name. */
async function relationsOf(parts: Parts, source: string, pause: Pause): Promise<Relations> {
  const name = source.lastIndexOf('/') + 1;
  const part = parts.get(`${source.slice(0, name)}_rels/${source.slice(name)}.rels`);
  const relations = new Map<string, Relation>();
  if (part === undefined) return relations;
  const handlers: XmlHandlers = {
    open(element, parent, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (element !== 'Relationship' || parent !== 'Relationships') return;
      if (relations.has(id) || relations.size >= MOST_ENTRIES) broken();
      relations.set(id, {
        kind: kindOf(type),
        path: mode === 'External' ? null : pathFrom(source, target),
      });
    },
  };
  await readXml(part, handlers, pause);
  return relations;
}

/** The path of the first relation of a kind. */
export const pathOfKind = (relations: Relations, kind: string): string | null =>
  [...relations.values()].find((relation) => relation.kind === kind)?.path ?? null;

/** The usual path of the workbook, for files that do not state it. */
const USUAL_PATH = 'xl/workbook.xml';

/**
 * The part that names the sheets, and its relations.
 *
 * @throws {Unreadable} `broken`
 */
export async function workbookIn(
  parts: Parts,
  pause: Pause,
): Promise<{ readonly part: Uint8Array; readonly relations: Relations }> {
  const path = pathOfKind(await relationsOf(parts, '', pause), 'officeDocument') ?? USUAL_PATH;
  return { part: parts.get(path) ?? broken(), relations: await relationsOf(parts, path, pause) };
}
