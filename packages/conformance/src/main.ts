#!/usr/bin/env node
import { command } from './command.ts';

process.exitCode = await command(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
