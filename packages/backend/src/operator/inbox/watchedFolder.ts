import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { languages } from '@selvedge/core/contract';
import type { AppContext } from '../../appContext.ts';
import { troubleOf } from '../../database/trouble.ts';
import { FilesAway } from '../../files/fileStore.ts';
import type { KindName } from '../../import/kinds/kind.ts';
import { ScratchFiles } from '../../import/packed/content.ts';
import { scratchFolder } from '../../import/packed/scratch.ts';
import { ImportWork, progressText } from '../../import/plan/importWork.ts';
import { visible } from '../../import/reading/problem.ts';
import { reportOf } from '../../import/report.ts';
import { runImport } from '../../import/runImport.ts';
import { say } from '../../language/words.ts';
import { type RecurringWork, startRecurring } from '../../work/recurring.ts';
import { printedImport } from '../cli/importText.ts';
import { claimDelivery, giveBack, keepAlive } from './claim.ts';
import { type DeliveryFault, type ReadDelivery, readDelivery } from './delivery.ts';
import { type FolderPlaces, placesIn } from './places.ts';
import { watchEntries } from './settled.ts';

const PROGRESS_PAUSE = 2_000;

type FolderContext = Pick<AppContext, 'database' | 'files' | 'config' | 'now' | 'metrics'>;

interface FolderReport {
  readonly isTaken: boolean;
  /** In all languages, one below the other. */
  readonly text: string;
  readonly json: object;
}

const asBlocks = (blocks: readonly string[]): string => `${blocks.join('\n\n---\n\n')}\n`;

/** The report of a delivery of which nothing was imported. */
function notImported(
  reason: DeliveryFault | 'import.inbox.failed',
  passedOver: readonly string[],
): FolderReport {
  const texts = Object.fromEntries(languages.map((language) => [language, say(language, reason)]));
  const json = { outcome: 'refused', code: reason.replace('import.inbox.', ''), texts, passedOver };
  return { isTaken: false, text: asBlocks(Object.values(texts)), json };
}

async function importAll(
  context: FolderContext,
  delivery: ReadDelivery,
  work: ImportWork,
): Promise<FolderReport> {
  const { files, fault } = delivery;
  const passedOver = delivery.passedOver.map(visible);
  if (fault !== null) return notImported(fault, passedOver);
  const options = {
    ...{ isDryRun: false, isPartial: false, isComplete: false, isForced: false },
    pictures: context.config.importPictures,
    barred: new Set<KindName>(),
  };
  const result = await runImport(context, files, options, work);
  const reports = languages.map((language) => ({ language, report: reportOf(result, language) }));
  const said = reports.map(({ language, report }) => {
    const notes = passedOver.map((name) => say(language, 'import.inbox.passedOver', { name }));
    return printedImport(report, notes).join('\n');
  });
  return {
    isTaken: result.outcome === 'written' || result.outcome === 'unchanged',
    text: asBlocks(said),
    json: { ...Object.fromEntries(reports.map(({ language, report }) => [language, report])), passedOver },
  };
}

/** Says how far an import is, in a file beside those that it takes in, until the returned function is called. */
function tellProgress(folder: string, work: ImportWork): () => Promise<void> {
  const file = join(folder, 'progress.txt');
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    const texts = languages.map((language) => progressText(language, work.progress));
    // The folder is gone where another instance took it back.
    writing = writeFile(file, `${texts.join('\n')}\n`).catch(() => {});
  }, PROGRESS_PAUSE);
  return async () => {
    clearInterval(timer);
    await writing;
    await rm(file, { force: true });
  };
}

const written = async (folder: string, { text, json }: FolderReport): Promise<void> => {
  await writeFile(join(folder, 'report.txt'), text);
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(json, null, 2)}\n`);
};

/** Moves a delivery aside over which the import itself failed. */
async function setAside({ failed }: FolderPlaces, claimed: string): Promise<void> {
  await written(claimed, notImported('import.inbox.failed', []));
  await rename(claimed, join(failed, basename(claimed)));
}

/**
 * Looks into a watched folder once per call and imports the deliveries that have settled, one after another, as the
 * command does without options. Files and reports of each end together, by one rename, in `done` or `failed`.
 */
export function watchedFolder(
  context: FolderContext,
  folder: string,
): (isStopping?: () => boolean) => Promise<void> {
  const places = placesIn(folder);
  const settled = watchEntries(places.inbox);
  return async (isStopping = () => false) => {
    for (const place of Object.values(places)) await mkdir(place, { recursive: true });
    while (!isStopping()) {
      const now = context.now();
      const claimed = await claimDelivery(context.database, places, () => settled(now), now);
      if (claimed === null) return;
      const release = keepAlive(claimed);
      const arrived = new ScratchFiles(scratchFolder(context.config.dataDir));
      try {
        const delivery = await readDelivery(claimed, now, arrived);
        const work = new ImportWork();
        const endProgress = tellProgress(claimed, work);
        const report = await importAll(context, delivery, work).finally(endProgress);
        await written(claimed, report);
        await rename(claimed, join(report.isTaken ? places.done : places.failed, basename(claimed)));
      } catch (error) {
        // What only this delivery brings about would come again and again, and hold up the others.
        if (troubleOf(error) === null && !(error instanceof FilesAway)) await setAside(places, claimed);
        else await giveBack(places, claimed);
        throw error;
      } finally {
        arrived.close();
        release();
      }
    }
  };
}

/** Imports what is put into the watched folder as long as the process runs. */
export const startWatchedFolder = (
  context: FolderContext,
  folder: string,
  report: (what: string, error?: unknown) => void,
): RecurringWork =>
  startRecurring(watchedFolder(context, folder), (error) => report('the watched folder failed', error));
