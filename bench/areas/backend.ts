import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '@selvedge/backend/testing/freePort';
import { customers } from '@selvedge/core/contract';
import { type Figure, median } from '../figure.ts';
import { headersOf, readIndex } from '../harness/index.ts';
import { type Server, serverAt } from '../harness/portal.ts';
import { rateOf } from '../harness/requests.ts';
import type { Fixture } from './fixture.ts';

const bench = resolve(import.meta.dirname, '..');
const folder = resolve(bench, '../.cache/bench/bare');
const milliseconds = 2500;
const rightEnv = 'preorder';

/** A server with the same answers and nothing around them. */
async function standBare(index: string, rows: readonly unknown[]): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'file.json'), index);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  writeFileSync(resolve(folder, 'file.json.br'), brotliCompressSync(index, { params }));
  writeFileSync(resolve(folder, 'rows.json'), JSON.stringify(rows));
  const port = await freePort();
  const program = [resolve(bench, 'floors/bare-server/main.ts'), folder, String(port)];
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return serverAt(child, `http://localhost:${port}`, /The bare server is ready/);
}

/** What the portal sends in a second beside a bare server, by 50 connections. */
export async function measureBackend({ portal, api, token, places, runs }: Fixture): Promise<Figure[]> {
  const place = places.empty;
  const { path, text } = await readIndex(portal.url, token, place);
  const rows = await api.send(customers, { params: { rightEnv }, query: {} });
  const bare = await standBare(text, rows);
  const headers = { ...headersOf(token), 'accept-encoding': 'br' };
  // The bare server compresses nothing, so it is compared with an answer that is not compressed either.
  const plain = { ...headersOf(token), 'accept-encoding': 'identity' };
  const rates = {
    file: [] as number[],
    index: [] as number[],
    rows: [] as number[],
    customers: [] as number[],
  };
  try {
    for (let run = 0; run < runs; run += 1) {
      rates.file.push(await rateOf(`${bare.url}/file.json`, headers, milliseconds));
      rates.index.push(await rateOf(`${portal.url}${path}`, headers, milliseconds));
      rates.rows.push(await rateOf(`${bare.url}/rows`, plain, milliseconds));
      rates.customers.push(await rateOf(`${portal.url}/api/v1/${rightEnv}/customers`, plain, milliseconds));
    }
  } finally {
    await bare.stop();
  }
  const area = 'backend';
  const unit = 'per second';
  return [
    {
      ...{ area, unit, name: "the season's index, from the cache", value: median(rates.index) },
      budget: {
        kind: 'ratio',
        floor: { name: 'the same as a static file', value: median(rates.file) },
        atLeast: 0.8,
      },
    },
    {
      ...{ area, unit, name: `the list of ${rows.length} customers`, value: median(rates.customers) },
      budget: { kind: 'ratio', floor: { name: 'one plain query', value: median(rates.rows) }, atLeast: 0.7 },
    },
  ];
}
