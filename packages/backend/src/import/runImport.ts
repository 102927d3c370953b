import { sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { PicturePattern } from '../configuration/picturePattern.ts';
import { anyOf } from '../database/anyOf.ts';
import { inTransaction, within } from '../database/transaction.ts';
import { sqlStateOf } from '../database/trouble.ts';
import { keyFor } from '../files/fileStore.ts';
import { orders } from '../ordering/order/order.schema.ts';
import { tellOfStatuses } from '../ordering/order/telling/tellOfStatuses.ts';
import { readDocuments } from './documents/readDocuments.ts';
import { queueImportEvent } from './importEvent.ts';
import { textOf } from './kinds/fields.ts';
import type { KindName, TakenFiles } from './kinds/kind.ts';
import { kindOf } from './kinds/kinds.ts';
import { madeAtOf, olderThanLast, rememberDeliveries, type TimedFile } from './olderDelivery.ts';
import { collectOften } from './packed/collectOften.ts';
import { type ImportSpace, importSpace } from './packed/importSpace.ts';
import { readPictures } from './pictures/readPictures.ts';
import { type CartEffect, cartEffects } from './plan/cartEffects.ts';
import { ImportWork } from './plan/importWork.ts';
import { type OrphanedLimit, orphanedLimits } from './plan/orphanedLimits.ts';
import { type ImportPlan, planImport, refusalsIn } from './plan/planImport.ts';
import { putFiles } from './plan/putFiles.ts';
import { writePlan } from './plan/writePlan.ts';
import { applyProfile } from './profile/applyProfile.ts';
import { readProfiles } from './profile/profile.ts';
import { openArchives } from './reading/archives.ts';
import { isDocumentName, isPictureName, isProfileName } from './reading/fileNames.ts';
import { inParts } from './reading/manyRows.ts';
import { readFile } from './reading/readFile.ts';

/** An arbitrary constant for the advisory lock: imports take turns. */
const importLock = 7_205_303;

/** How an import is meant. */
export interface ImportOptions {
  /** Plans only: nothing is written. */
  readonly isDryRun: boolean;
  /** Takes the lines that can be taken. Otherwise one refused line refuses all. */
  readonly isPartial: boolean;
  /** Each kind is delivered in full: what is missing is withdrawn. */
  readonly isComplete: boolean;
  /** Takes a delivery that is older than the last one, and a full one that withdraws most of a kind. */
  readonly isForced: boolean;
  /** Kinds that who delivers may not deliver. */
  readonly barred: ReadonlySet<KindName>;
  /** How the names of pictures are read. */
  readonly pictures: PicturePattern;
}

export const importOutcomes = [
  'written',
  'planned',
  'unchanged',
  'refused',
  'older',
  'manyWithdrawn',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** An import as it ended. `older`: kinds of which a newer delivery was taken before. */
export interface ImportResult {
  readonly outcome: ImportOutcome;
  readonly plan: ImportPlan;
  readonly carts: readonly CartEffect[];
  readonly older: readonly KindName[];
  readonly limits: readonly OrphanedLimit[];
}

const changesIn = ({ rows, withdrawals }: ImportPlan): boolean =>
  [...rows.values()].some((planned) => planned.length > 0) ||
  withdrawals.some(({ removed, ended }) => removed.length + ended.length > 0);

/** Orders of which somebody is told at a time, with all that was reported of them. */
const TOLD_AT_ONCE = 100;

/** The numbers of the orders of which something is reported. */
function ordersIn({ rows }: ImportPlan): Set<string> {
  const numbers = new Set<string>();
  for (const [name, own] of rows)
    if (kindOf(name).isOfOrders) for (const { entry } of own) numbers.add(textOf(entry, 'order'));
  return numbers;
}

/** The import that is under way in this process, with those that wait for it. */
let lastInTurn: Promise<unknown> = Promise.resolve();

/** One after another: each holds up to a hundred megabytes while it reads and plans, a dry run as well. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const turn = lastInTurn.then(act);
  lastInTurn = turn.catch(() => {});
  return turn;
}

type ImportContext = Pick<AppContext, 'database' | 'files' | 'config' | 'now' | 'metrics'>;

/**
 * Takes a house's own data in: plans all files together and writes them in one transaction, all or nothing. A dry run
 * plans the same. A second import waits for the first, and plans on what that one wrote.
 */
export async function runImport(
  context: ImportContext,
  files: readonly TimedFile[],
  options: ImportOptions,
  work = new ImportWork(),
): Promise<ImportResult> {
  const ended = context.metrics.importBegan();
  work.begin('waiting');
  try {
    const result = await inTurn(() => inSpace(context, files, options, work));
    ended(result.outcome);
    return result;
  } catch (error) {
    ended('failed');
    throw error;
  }
}

async function inSpace(
  context: ImportContext,
  files: readonly TimedFile[],
  options: ImportOptions,
  work: ImportWork,
): Promise<ImportResult> {
  const space = importSpace(context.config.dataDir);
  const loosen = collectOften();
  try {
    return await importFiles(context, files, options, work, space);
  } finally {
    loosen();
    space.close();
  }
}

/** SQLSTATEs of a row that another one refers to, or that is there already. */
const overtaken = new Set(['23503', '23505']);
const MOST_ATTEMPTS = 3;

async function importFiles(
  context: ImportContext,
  delivered: readonly TimedFile[],
  options: ImportOptions,
  work: ImportWork,
  space: ImportSpace,
): Promise<ImportResult> {
  const { database, config, files: kept } = context;
  const { files: opened, refused } = await openArchives(delivered, space.files);
  const files = opened.map((file) => ({ ...file, name: file.name.normalize('NFC') }));
  if (options.isDryRun) work.onlyPlan();
  work.begin('reading', files.length);
  const isKeptName = (name: string): boolean => isPictureName(name) || /\.pdf$/i.test(name);
  const isList = (name: string): boolean =>
    !isPictureName(name) && !isDocumentName(name) && !isProfileName(name);
  const lists = files.filter(({ name }) => isList(name));
  // Before minutes are spent on pictures that could not be put anywhere.
  if (kept.store && !options.isDryRun && files.some(({ name }) => isKeptName(name)))
    await kept.store.get(keyFor(new Uint8Array()));
  const pictures = await readPictures(
    database.db,
    files.filter(({ name }) => isPictureName(name)),
    options.pictures,
    space.files,
  );
  const documents = readDocuments(
    files.filter(({ name }) => isDocumentName(name)),
    space.files,
  );
  work.count(files.length - lists.length);
  const profiles = await readProfiles(
    files.filter(({ name }) => isProfileName(name)),
    config.importProfile,
  );
  const tables: Awaited<ReturnType<typeof readFile>>[number][] = [];
  for (const list of lists) {
    tables.push(...(await readFile(list, space.pages)));
    work.count(1);
  }
  const read = [
    ...refused,
    ...profiles.refused,
    ...(await applyProfile(tables, profiles.parts, space.pages)),
    ...pictures.read,
    ...documents.read,
  ];
  const taken = new Map([...pictures.taken, ...documents.taken]);
  for (let attempt = 1; ; attempt += 1) {
    work.begin('waiting');
    try {
      return await planAndWrite(context, { read, files, taken }, options, work, space);
    } catch (error) {
      // People go on meanwhile: one ordered what was to be withdrawn, or added what was to be added. It is planned on that.
      if (attempt === MOST_ATTEMPTS || !overtaken.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

interface ReadFiles {
  readonly read: Parameters<typeof planImport>[1];
  readonly files: readonly TimedFile[];
  readonly taken: TakenFiles;
}

function planAndWrite(
  { database, config, now, files: { store } }: ImportContext,
  { read, files, taken }: ReadFiles,
  { isDryRun, isPartial, isComplete, isForced, barred }: ImportOptions,
  work: ImportWork,
  space: ImportSpace,
): Promise<ImportResult> {
  return inTransaction({ ...database, transact: database.transactLong }, async (db) => {
    if (!isDryRun) await db.execute(sql`select pg_advisory_xact_lock(${importLock}::bigint)`);
    const moment = { timeZone: config.timeZone, now: now() };
    const plan = await planImport(db, read, { isComplete, isForced, barred, ...moment }, work, space.pages);
    const madeAt = madeAtOf(plan, files);
    const older = isForced ? [] : await olderThanLast(db, madeAt);
    const carts = await cartEffects(db, plan);
    const limits = await orphanedLimits(db, plan);
    const ended = (outcome: ImportOutcome): ImportResult => ({ outcome, plan, carts, older, limits });
    if (older.length > 0) return ended('older');
    if (refusalsIn(plan) > 0 && !isPartial) return ended('refused');
    if (plan.emptied.length > 0 && !isForced) return ended('manyWithdrawn');
    if (isDryRun) return ended('planned');
    if (!changesIn(plan)) {
      // What was confirmed is as new as what was changed.
      await rememberDeliveries(db, madeAt, now());
      return ended('unchanged');
    }
    // Before any row is written, so that nobody waits for a lock meanwhile.
    const fileKeys = await putFiles(db, store, plan, taken, work);
    await writePlan(db, plan, { ...moment, files: taken, fileKeys }, work);
    for (const part of inParts(ordersIn(plan), TOLD_AT_ONCE))
      await tellOfStatuses(within(database, db), sql`${orders.orderNumber} = ${anyOf(part)}`, {
        ...moment,
        publicUrl: config.publicUrl,
      });
    await rememberDeliveries(db, madeAt, now());
    await queueImportEvent(db, config.webhooks.addresses, plan, now());
    return ended('written');
  });
}
