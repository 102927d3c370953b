/**
 * The least a server can be: `/file` is a file as it lies on the disk, `/rows` reads rows by one plain query and sends
 * them. Told its folder and port; the rows are those of `rows.json` there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const [folder = '.', port = '0'] = process.argv.slice(2);
const rows: Record<string, unknown>[] = JSON.parse(readFileSync(join(folder, 'rows.json'), 'utf8'));
const names = Object.keys(rows[0] ?? {});

const database = await PGlite.create();
await database.exec(
  `create table rows (at integer primary key, ${names.map((name) => `"${name}" jsonb`).join()})`,
);
for (const [at, row] of rows.entries()) {
  const values = names.map((name) => JSON.stringify(row[name] ?? null));
  const places = names.map((_, nth) => `$${nth + 2}::jsonb`);
  await database.query(`insert into rows values ($1, ${places.join()})`, [at, ...values]);
}

const app = Fastify();
await app.register(fastifyStatic, { root: folder, preCompressed: true, index: false });
app.get('/rows', async () => {
  const found = await database.query(
    `select ${names.map((name) => `"${name}"`).join()} from rows order by at`,
  );
  return found.rows;
});
await app.listen({ port: Number(port), host: 'localhost' });
process.stdout.write('The bare server is ready\n');
process.on('SIGTERM', async () => {
  await app.close();
  process.exit(0);
});
