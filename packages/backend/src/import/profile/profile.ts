import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  array,
  boolean,
  type Infer,
  integer,
  literal,
  max,
  min,
  nonempty,
  number,
  object,
  optional,
  record,
  refine,
  type StructError,
  size,
  string,
  union,
} from 'superstruct';
import type { KindName } from '../kinds/kind.ts';
import { heldContent, wholeOf } from '../packed/content.ts';
import { kindNamed } from '../plan/matchTable.ts';
import { RefusedList, shown } from '../reading/problem.ts';
import type { DeliveredFile, UnreadableFile } from '../reading/rawTable.ts';

const words = size(nonempty(string()), 1, 200);
const place = max(min(integer(), 1), 1_000);

/**
 * Where the value of a field comes from. `column`: a column of the file. `columns`: several, put together by `join`; the
 * first that is filled where `join` is left out. `part`: the first and the last letter that count, from 1. `codes`: the
 * house's codes, each with what it means here. `factor`: what a number is multiplied with. `list`: the values of all
 * rows with the same key, each once. `otherwise`: what a blank cell means.
 */
const takenStruct = object({
  column: optional(words),
  columns: optional(size(array(words), 1, 20)),
  join: optional(size(string(), 0, 10)),
  part: optional(refine(size(array(place), 2), 'part', ([first = 1, last = 1]) => first <= last)),
  codes: optional(record(string(), string())),
  factor: optional(number()),
  list: optional(boolean()),
  otherwise: optional(string()),
});
const sourceStruct = union([
  words,
  object({ value: string() }),
  refine(takenStruct, 'column', ({ column, columns }) => (column === undefined) !== (columns === undefined)),
]);
export type Source = Infer<typeof sourceStruct>;

/** Sizes as columns: each that is filled becomes a row, with the column's name as `size` and what it holds as `value`. */
const sizesStruct = object({ columns: size(array(words), 1, 200), size: words, value: words });

const partStruct = object({
  /** Names of files or sheets; `*` stands for anything. */
  files: size(array(words), 1, 50),
  sizes: optional(sizesStruct),
  /** The lists that a file becomes: for each kind its fields. */
  kinds: record(string(), record(string(), sourceStruct)),
});

/** How a house's own files are read: which kinds they hold, and which column is which field (docs/data.md, 'Profiles'). */
const profileStruct = object({
  profile: literal(1),
  about: optional(string()),
  files: size(array(partStruct), 1, 100),
});

export interface ProfilePart {
  readonly files: readonly string[];
  readonly sizes?: Infer<typeof sizesStruct> | undefined;
  readonly kinds: ReadonlyMap<KindName, ReadonlyMap<string, Source>>;
}

const broken = (where: string): RefusedList =>
  new RefusedList({ code: 'profileBroken', values: { place: shown(where) } });

/** The kind of a name, with its fields as they are called in docs/data.md or in the portal. */
function kindOfPart(name: string, fields: Readonly<Record<string, Source>>): [KindName, Map<string, Source>] {
  const kind = kindNamed(name);
  if (!kind || kind.isOfFiles) throw broken(`kinds.${name}`);
  const known = new Map(
    kind.columns.flatMap(({ field, headings }) =>
      [field, ...headings.en, ...headings.de].map((word): [string, string] => [word, field]),
    ),
  );
  const found = new Map<string, Source>();
  for (const [word, source] of Object.entries(fields)) {
    const field = known.get(word);
    if (field === undefined || found.has(field))
      throw new RefusedList({ code: 'profileField', values: { kind: kind.name, field: shown(word) } });
    found.set(field, source);
  }
  return [kind.name, found];
}

/** A profile is written by hand. */
const MOST_BYTES = 1_000_000;

const pathOf = (error: StructError): string => error.path.join('.') || 'profile';

/**
 * The parts of a delivered profile.
 *
 * @throws {RefusedList} what is wrong with it, and where
 */
export function readProfile({ content }: Pick<DeliveredFile, 'content'>): ProfilePart[] {
  let json: unknown;
  if (content.size > MOST_BYTES) throw broken('JSON');
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(wholeOf(content)));
  } catch {
    throw broken('JSON');
  }
  const [error, profile] = profileStruct.validate(json);
  if (error) throw broken(pathOf(error));
  return profile.files.map(({ files, sizes, kinds }) => ({
    files,
    sizes,
    kinds: new Map(Object.entries(kinds).map(([name, fields]) => kindOfPart(name, fields))),
  }));
}

const bytesAt = async (path: string): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    throw broken('IMPORT_PROFILE');
  }
};

/** The parts of the profiles of a delivery, and of the house's own at `standing` where the delivery has none. */
export async function readProfiles(
  delivered: readonly DeliveredFile[],
  standing: string | null,
): Promise<{ readonly parts: readonly ProfilePart[]; readonly refused: readonly UnreadableFile[] }> {
  const parts: ProfilePart[] = [];
  const refused: UnreadableFile[] = [];
  const own = delivered.length === 0 && standing !== null ? [{ name: basename(standing) }] : delivered;
  for (const profile of own)
    try {
      if ('content' in profile) parts.push(...readProfile(profile));
      else if (standing !== null)
        parts.push(...readProfile({ content: heldContent(await bytesAt(standing)) }));
    } catch (error) {
      if (!(error instanceof RefusedList)) throw error;
      refused.push({ file: profile.name, problem: error.problem });
    }
  return { parts, refused };
}
