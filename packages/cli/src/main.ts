#!/usr/bin/env node
import { runCommandLine } from './commandLine.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  // npm runs scripts in the project's folder, but paths are relative to the user's folder.
  folder: process.env.INIT_CWD ?? process.cwd(),
  now: Date.now,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
