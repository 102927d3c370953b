import { eq, sql } from 'drizzle-orm';
import {
  exampleName,
  type NamedPicture,
  type PicturePattern,
  pictureNamed,
} from '../../configuration/picturePattern.ts';
import { anyOf } from '../../database/anyOf.ts';
import type { Queryable } from '../../database/database.ts';
import { colours } from '../../ordering/style/colour.schema.ts';
import { styles } from '../../ordering/style/style.schema.ts';
import { pictures } from '../../pictures/picture.schema.ts';
import {
  MOST_PICTURE_BYTES,
  MOST_PIXELS,
  type PictureFault,
  takePicture,
  UnusablePicture,
} from '../../pictures/takePicture.ts';
import { sourceOf } from '../kinds/fingerprint.ts';
import { keyOf, type TakenFiles } from '../kinds/kind.ts';
import { pictureColumns } from '../kinds/pictures.ts';
import { readerOf, type ScratchFiles, wholeOf } from '../packed/content.ts';
import { fileOf } from '../reading/fileNames.ts';
import type { ImportProblem } from '../reading/problem.ts';
import type { DeliveredFile, RawTable, UnreadableFile } from '../reading/rawTable.ts';

/** Decoding occupies a core each. Two at a time leave room for the portal's answers. */
const AT_ONCE = 2;

const problems: Readonly<Record<PictureFault, ImportProblem>> = {
  large: { code: 'pictureLarge', values: { most: MOST_PICTURE_BYTES / 1_000_000 } },
  pixels: { code: 'picturePixels', values: { most: MOST_PIXELS / 1_000_000 } },
  format: { code: 'pictureFormat', values: {} },
  damaged: { code: 'pictureDamaged', values: {} },
};

/** Delivered pictures as lines to plan, and as they will be kept, by {@link sourceOf}. */
export interface ReadPictures {
  readonly read: readonly (RawTable | UnreadableFile)[];
  readonly taken: TakenFiles;
}

/** The pictures that are there already as they are delivered: they were looked through when they came first. */
async function knownOf(db: Queryable, sources: readonly string[]): Promise<Set<string>> {
  if (sources.length === 0) return new Set();
  const rows = await db
    .select({
      article: styles.articleNumber,
      colour: colours.code,
      view: pictures.view,
      source: pictures.source,
    })
    .from(pictures)
    .innerJoin(colours, eq(colours.articleColorId, pictures.articleColorId))
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .where(sql`${pictures.source} = ${anyOf(sources)}`);
  return new Set(rows.map(({ article, colour, view, source }) => keyOf([article, colour, view, source])));
}

const tableOf = (file: string, { article, colour, view }: NamedPicture, source: string): RawTable => ({
  file,
  named: ['pictures'],
  headings: pictureColumns.map(({ field }) => field),
  lines: [{ number: 1, cells: [article, colour, view, source] }],
  isEven: true,
  isWholeFile: true,
});

/** Reads pictures by name and content. Those that cannot be used are refused by their file's name. */
export async function readPictures(
  db: Queryable,
  files: readonly DeliveredFile[],
  pattern: PicturePattern,
  space: ScratchFiles,
): Promise<ReadPictures> {
  const found = files.map(({ name, content }) => ({
    name,
    content,
    // One that is too large is refused by its size, and not read for it.
    source: content.size > MOST_PICTURE_BYTES ? '' : sourceOf(wholeOf(content)),
    named: pictureNamed(fileOf(name), pattern),
  }));
  const known = await knownOf(
    db,
    found.map(({ source }) => source),
  );
  const taken = new Map<string, () => Promise<Uint8Array>>();
  const example = exampleName(pattern);
  const unnamed = (file: string) =>
    ({ file, problem: { code: 'pictureName', values: { example } } }) as const;
  const readOne = async ({ name, content, source, named }: (typeof found)[number]) => {
    if (named === null) return unnamed(name);
    if (content.size > MOST_PICTURE_BYTES) return { file: name, problem: problems.large };
    const isKnown = known.has(keyOf([named.article, named.colour, named.view, source]));
    try {
      // A known one is written only where another import changes its row before this one's turn.
      const take = () => takePicture(wholeOf(content));
      if (!taken.has(source)) taken.set(source, isKnown ? take : readerOf(space.keep(await take())));
      return tableOf(name, named, source);
    } catch (error) {
      if (error instanceof UnusablePicture) return { file: name, problem: problems[error.fault] };
      throw error;
    }
  };
  const read: (RawTable | UnreadableFile)[] = [];
  for (let at = 0; at < found.length; at += AT_ONCE)
    read.push(...(await Promise.all(found.slice(at, at + AT_ONCE).map(readOne))));
  return { read, taken };
}
