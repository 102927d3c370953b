import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { languages } from '@selvedge/core/contract';
import type { AppContext } from '../../appContext.ts';
import { visible } from '../../import/reading/problem.ts';
import { reportOf } from '../../import/report.ts';
import { runImport } from '../../import/runImport.ts';
import { say } from '../../language/words.ts';
import { type RecurringWork, startRecurring } from '../../work/recurring.ts';
import { printedImport } from '../cli/importText.ts';
import { claimDelivery, giveBack, keepAlive } from './claim.ts';
import { type ReadDelivery, readDelivery } from './delivery.ts';
import { placesIn } from './places.ts';
import { watchEntries } from './settled.ts';

type FolderContext = Pick<AppContext, 'database' | 'config' | 'now'>;

interface FolderReport {
  readonly isTaken: boolean;
  /** In all languages, one below the other. */
  readonly text: string;
  readonly json: object;
}

const asBlocks = (blocks: readonly string[]): string => `${blocks.join('\n\n---\n\n')}\n`;

async function importAll(context: FolderContext, delivery: ReadDelivery): Promise<FolderReport> {
  const { files, fault } = delivery;
  const passedOver = delivery.passedOver.map(visible);
  if (fault !== null) {
    const texts = Object.fromEntries(languages.map((language) => [language, say(language, fault)]));
    const json = { outcome: 'refused', code: fault.replace('import.inbox.', ''), texts, passedOver };
    return { isTaken: false, text: asBlocks(Object.values(texts)), json };
  }
  const options = { isDryRun: false, isPartial: false, isComplete: false, isForced: false };
  const result = await runImport(context, files, options);
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
      try {
        const { isTaken, text, json } = await importAll(context, await readDelivery(claimed, now));
        await writeFile(join(claimed, 'report.txt'), text);
        await writeFile(join(claimed, 'report.json'), `${JSON.stringify(json, null, 2)}\n`);
        await rename(claimed, join(isTaken ? places.done : places.failed, basename(claimed)));
      } catch (error) {
        await giveBack(places, claimed);
        throw error;
      } finally {
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
