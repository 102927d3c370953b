import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { defaultPicturePattern, readPicturePattern } from '../../configuration/picturePattern.ts';
import { heldContent } from '../../import/packed/content.ts';
import type { ImportOptions } from '../../import/runImport.ts';
import { importing, type SentFile, sentBytes, sentRows } from '../../import/testing/houseFiles.ts';
import { colours } from '../../ordering/style/colour.schema.ts';
import { styles } from '../../ordering/style/style.schema.ts';
import { pictures } from '../../pictures/picture.schema.ts';
import { formPdfs } from '../../selfService/manuals/manual.schema.ts';
import { enter } from '../../selfService/testing/enter.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts';
import { startPostgres } from '../../testing/postgres/server.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { startS3Server } from './s3Server.ts';

export const databases = ['PGlite', 'PostgreSQL'] as const;

/** A picture in one colour. */
export const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 74, height: 104, channels: 3, background } })
    .jpeg()
    .toBuffer();
export const pdf = (text: string): Uint8Array => new TextEncoder().encode(`%PDF-1.7\n${text}`);

export const manualLists: readonly SentFile[] = [
  sentRows('manual categories', [{ category: 'care', 'title (en)': 'Care', 'title (de)': 'Pflege' }]),
  sentRows('manuals', [{ manual: 'wool', category: 'care', 'title (en)': 'Wool', 'title (de)': 'Wolle' }]),
];

export const asSent: ImportOptions = {
  ...{ isDryRun: false, isPartial: false, isComplete: false, isForced: false, barred: new Set() },
  pictures: readPicturePattern(defaultPicturePattern) ?? raise('no pattern'),
};
function raise(what: string): never {
  throw new Error(what);
}

/** Files as `runImport` takes them. */
export const delivered = (files: readonly SentFile[]) =>
  files.map(({ name, content }) => ({ name, content: heldContent(Buffer.from(content, 'base64')) }));

/** What a call was answered, as far as it has to be the same wherever the bytes are. */
const shownOf = async (call: Promise<{ statusCode: number; headers: object; rawPayload: Buffer }>) => {
  const { statusCode, headers, rawPayload } = await call;
  return { statusCode, etag: 'etag' in headers ? headers.etag : null, bytes: rawPayload.toString('base64') };
};

/** A demonstration with a bucket on a database of either kind, and one of its colours. */
export async function fileHouse(kind: (typeof databases)[number]) {
  const s3 = await startS3Server();
  const server = kind === 'PostgreSQL' ? await startPostgres() : null;
  const database = await freshDatabase(server?.url() ?? '');
  const testApp = await startTestApp({ environment: s3.environment, database });
  const { db } = testApp.context.database;
  const [colour] = await db
    .select({ id: colours.articleColorId, code: colours.code, article: styles.articleNumber })
    .from(colours)
    .innerJoin(styles, eq(styles.articleId, colours.articleId))
    .limit(1);
  if (!colour) throw new Error('No colour');
  const others: (() => Promise<void>)[] = [];
  return {
    s3,
    testApp,
    database,
    colour,
    imports: await importing(testApp),
    async picture(view: string, background: string): Promise<SentFile> {
      return sentBytes(`${colour.article}_${colour.code}_${view}.jpg`, await plain(background));
    },
    /** The rows, and where their bytes are. */
    async rows() {
      const all = [
        ...(await db
          .select({ of: pictures.view, bytes: pictures.bytes, key: pictures.fileKey })
          .from(pictures)),
        ...(await db
          .select({ of: formPdfs.language, bytes: formPdfs.bytes, key: formPdfs.fileKey })
          .from(formPdfs)),
      ];
      return all.toSorted((one, other) => one.of.localeCompare(other.of));
    },
    /** Another instance on the same database, with a data folder of its own. */
    async instance(): Promise<TestApp> {
      const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-instance-'));
      const place: FreshDatabase = {
        location: { ...database.location, dataDir },
        remove: () => rm(dataDir, { recursive: true, force: true }),
      };
      const other = await startTestApp({ environment: s3.environment, database: place });
      others.push(async () => {
        await other.close();
        await place.remove();
      });
      return other;
    },
    /** What a portal answers for a view of the colour, made anew. */
    async shown(view: string, of: TestApp = testApp) {
      await rm(join(of.context.config.dataDir, 'pictures'), { recursive: true, force: true });
      const url = `/api/v1/pictures/${colour.id}/list.webp?view=${view}`;
      return shownOf(of.app.inject({ url }));
    },
    async manual(of: TestApp = testApp) {
      const browser = await enter(of, 'buyer@selvedge.test');
      const address = '/self-service/forms-and-manuals/care/files/wool?lang=en';
      return { read: () => shownOf(browser.get(address)), answer: () => browser.get(address) };
    },
    async close() {
      for (const end of others) await end();
      await testApp.close();
      await database.remove();
      await server?.close();
      await s3.close();
    },
  };
}

export type FileHouse = Awaited<ReturnType<typeof fileHouse>>;
