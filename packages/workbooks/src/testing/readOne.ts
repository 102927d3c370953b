import process from 'node:process';
import { readWorkbook, Unreadable } from '../readWorkbook.ts';
import type { ReadOutcome } from './littleReader.ts';

const outcomeOf = (bytes: Uint8Array): Promise<ReadOutcome> =>
  readWorkbook(bytes).then(
    (sheets) => ({
      sheets: sheets.length,
      rows: sheets.reduce((sum, { rows }) => sum + rows.length, 0),
      filled: sheets.flatMap(({ rows }) => rows.flatMap((row) => row.filter((cell) => cell !== ''))).length,
    }),
    (error: unknown) => {
      if (error instanceof Unreadable) return { problem: error.problem };
      throw error;
    },
  );

/** Reads each workbook that comes in, and says what came of it. */
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await outcomeOf(bytes));
});
