import { lockFolder } from '../drivers/folderLock.ts';

/** Locks the folder of its argument, says what came of it, and holds the lock until it is killed. */
const [folder = ''] = process.argv.slice(2);
try {
  await lockFolder(folder);
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}
