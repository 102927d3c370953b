import { sql } from 'drizzle-orm';
import { openDatabase } from '../drivers/openDatabase.ts';
import { inTransaction } from '../transaction.ts';

const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl: null });
await database.db.execute(sql`create table if not exists acknowledged (number integer primary key)`);
for (let number = 1; ; number += 1) {
  await inTransaction(database, (db) => db.execute(sql`insert into acknowledged values (${number})`));
  process.stdout.write(`${number}\n`);
}
