import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Document, faultsBetween } from './fits.ts';
import { lastRelease } from './lastRelease.js';

const root = resolve(import.meta.dirname, '../..');
const documentIn = (path: string): Document => JSON.parse(readFileSync(join(root, path), 'utf8'));
const last = documentIn('tools/release/lastRelease/openapi.json');
const now = documentIn('packages/core/openapi.json');
const folder = join(root, 'packages/backend/migrations');
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** What takes away from the last release what it reads or writes, while both work on one database. */
const taking =
  /\bdrop\s+(?!trigger|function|index|not\s+null|default)|\brename\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b|\badd\s+column\s[^;]*\bnot\s+null\b(?![^;]*\bdefault\b)/gi;
const takenBy = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .flatMap((statement) => {
      // A default may stand before or after.
      const [fault] = statement.match(taking) ?? [];
      return fault && !(/add\s+column/i.test(fault) && /\bdefault\b/i.test(statement))
        ? [statement.trim()]
        : [];
    });

describe('C10 for one release', () => {
  it('the page of the last release works against this backend', () => {
    expect(faultsBetween(last, now)).toEqual([]);
  });

  it('this page works against the backend of the last release', () => {
    expect(faultsBetween(now, last)).toEqual([]);
  });

  it('migrations of the last release are as they were', () => {
    const hashes = Object.keys(lastRelease.migrations).map((name) => [
      name,
      createHash('sha256').update(textOf(name)).digest('hex'),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(lastRelease.migrations);
  });

  it('migrations since then only add', () => {
    const since = migrations.filter((name) => !(name in lastRelease.migrations));
    expect(
      since.flatMap((name) => takenBy(textOf(name)).map((statement) => `${name}: ${statement}`)),
    ).toEqual([]);
  });
});

/** Schemas and operations as they may be changed. */
type Loose = Record<string, Record<string, Record<string, Record<string, Record<string, unknown>>>>>;

/** The document of this release, with one thing changed. */
function having(change: (paths: Loose, schemas: Loose) => void): Document {
  const copy = structuredClone(now) as unknown as { paths: Loose; components: { schemas: Loose } };
  change(copy.paths, copy.components.schemas);
  return copy as unknown as Document;
}

const agenda = '/api/v1/dashboard/agenda';
const approval = '/api/v1/{rightEnv}/carts/{cartId}/approval';
/** The body of an approval. */
const bodyIn = (paths: Loose) =>
  paths[approval]?.post?.requestBody as unknown as {
    readonly content: {
      readonly 'application/json': { readonly schema: { properties: object; required: string[] } };
    };
  };
const bodyOf = (paths: Loose) => bodyIn(paths).content['application/json'].schema;

describe('C10 found between two releases is', () => {
  it.each<readonly [string, Document, Document, string]>([
    ['a call that is gone', now, having((paths) => delete paths[agenda]), `get ${agenda} is not there`],
    [
      'a field that must be sent from now on',
      now,
      having((paths) => bodyOf(paths).required.push('reason')),
      'sends.reason may be missing',
    ],
    [
      'a field that is sent from now on, at a backend that refuses what it does not know',
      having((paths) => Object.assign(bodyOf(paths).properties, { reason: { type: 'string' } })),
      now,
      'sends.reason is not known',
    ],
    [
      'a field of an answer that is there no more',
      now,
      having((_, schemas) => Object.assign(schemas.Agenda ?? {}, { required: ['serverTime', 'entries'] })),
      '200.count may be missing',
    ],
    [
      'a field of another kind',
      now,
      having((_, schemas) => Object.assign(schemas.Agenda?.properties ?? {}, { count: { type: 'string' } })),
      '200.count is string, not integer',
    ],
    [
      'a status of an answer',
      now,
      having((paths) => Object.assign(paths[agenda]?.get?.responses ?? {}, { 202: {} })),
      `get ${agenda} answers 202`,
    ],
  ])('%s', (_, page, backend, fault) => {
    expect(faultsBetween(now, now)).toEqual([]);
    expect(faultsBetween(page, backend).join('\n')).toContain(fault);
  });

  it.each([
    'ALTER TABLE "carts" DROP COLUMN "note"',
    'DROP TABLE "carts"',
    'ALTER TABLE "carts" RENAME COLUMN "note" TO "remark"',
    'ALTER TABLE "carts" ALTER COLUMN "note" SET NOT NULL',
    'ALTER TABLE "carts" ALTER COLUMN "note" SET DATA TYPE integer',
    'ALTER TABLE "carts" ADD COLUMN "remark" text NOT NULL',
  ])('%s', (statement) => expect(takenBy(`${statement};`)).toEqual([statement]));

  it.each([
    'ALTER TABLE "carts" ADD COLUMN "remark" text',
    'ALTER TABLE "carts" ADD COLUMN "remark" text DEFAULT \'\' NOT NULL',
    'CREATE TABLE "remarks" ("text" text NOT NULL)',
    'ALTER TABLE "carts" ALTER COLUMN "note" DROP NOT NULL',
  ])('not: %s', (statement) => expect(takenBy(`${statement};`)).toEqual([]));
});
