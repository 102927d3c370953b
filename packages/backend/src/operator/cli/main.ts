import { runCommandLine } from './commandLine.ts';
import { progressOn } from './progress.ts';

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  // npm runs scripts in the project's folder, but paths are relative to the operator's folder.
  folder: process.env.INIT_CWD ?? process.cwd(),
  now: Date.now,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  progress: progressOn(process.stderr, Date.now),
});
