/** `npm run notices [file]`: writes the notices of others whose work is distributed with the product, by the lock file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noticesOf, noticesText } from './notices.js';

const root = resolve(import.meta.dirname, '../..');
const file = resolve(process.env.INIT_CWD ?? root, process.argv[2] ?? join(root, 'THIRD-PARTY-NOTICES'));
const notices = noticesOf(root, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
writeFileSync(file, noticesText(notices));
const unsaid = notices.filter(({ license }) => license === 'not said').map(({ name }) => name);
console.log(`${file}: ${notices.length} packages`);
if (unsaid.length > 0) console.log(`Without a licence in the manifest: ${unsaid.join(', ')}`);
