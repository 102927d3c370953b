import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { decodeText, guessSeparator, readDelimited } from '@selvedge/core/lists';
import type { LightMyRequestResponse } from 'fastify';
import { readToken } from '../../operator/operatorToken.ts';
import type { FreshDatabase } from '../../testing/freshDatabase.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import type { ImportReport } from '../report.ts';

/** The folder of the invented second house. */
export const houseFolder = resolve(import.meta.dirname, '../../../../../examples/house');

/** A file as a call delivers it. */
export interface SentFile {
  readonly name: string;
  readonly content: string;
  readonly madeAt?: number;
}

export const sentBytes = (name: string, bytes: Uint8Array, madeAt?: number): SentFile => ({
  name,
  content: Buffer.from(bytes).toString('base64'),
  ...(madeAt !== undefined && { madeAt }),
});
export const sentText = (name: string, text: string, madeAt?: number): SentFile =>
  sentBytes(name, Buffer.from(text), madeAt);
export const sentRows = (name: string, rows: readonly object[]): SentFile =>
  sentText(`${name}.jsonl`, rows.map((row) => JSON.stringify(row)).join('\n'));

export async function houseFiles(): Promise<SentFile[]> {
  const names = (await readdir(houseFolder)).filter((name) => name.endsWith('.csv'));
  return Promise.all(names.map(async (name) => sentBytes(name, await readFile(join(houseFolder, name)))));
}

/** The rows of one of the house's files, by its headings. */
export async function houseRows(name: string): Promise<Record<string, string>[]> {
  const text = decodeText(await readFile(join(houseFolder, name)));
  const [headings = [], ...rows] = readDelimited(text, guessSeparator(text) ?? ',');
  return rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])));
}

/** Calls imports as an operator's program does. */
export async function importing({ app, context }: TestApp) {
  const token = await readToken(context.config.dataDir);
  const send = (
    files: readonly SentFile[],
    options: Readonly<Record<string, unknown>> = {},
    language = 'en',
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: '/operator/imports',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-language': language,
      },
      payload: JSON.stringify({ files, ...options }),
    });
  return {
    send,
    async report(...asked: Parameters<typeof send>): Promise<ImportReport> {
      const { statusCode, body } = await send(...asked);
      if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`);
      return JSON.parse(body);
    },
  };
}

/** Puts the house into a database that a portal will run on. */
export async function bringHouse(database: FreshDatabase): Promise<void> {
  const testApp = await startTestApp({ environment: { DEMO: 'off' }, database });
  try {
    const { report } = await importing(testApp);
    const { outcome } = await report(await houseFiles());
    if (outcome !== 'written') throw new Error(`The house was not imported: ${outcome}`);
  } finally {
    await testApp.close();
  }
}

/** The imports of a portal. */
export type Importing = Awaited<ReturnType<typeof importing>>;
