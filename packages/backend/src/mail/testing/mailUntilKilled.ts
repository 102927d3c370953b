import { openDatabase } from '../../database/drivers/openDatabase.ts';
import { deliverDue } from '../mailer.ts';
import { smtp } from '../smtp.ts';

const [dataDir = '', url = '', at = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL ?? null });
await deliverDue({
  database,
  transport: smtp(url),
  from: { name: '', address: 'no-reply@portal.test' },
  now: () => Number(at),
  report: () => {},
});
await database.close();
