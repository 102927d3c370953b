import { asLanguage, defaultLanguage } from '@selvedge/core/contract';
import { nameOf } from '../../access/nameOf.ts';
import type { Database } from '../../database/database.ts';
import { enqueueMails } from '../../mail/enqueue.ts';
import type { UserRow } from '../../user/user.store.ts';
import { makeLink } from './passwordLink.store.ts';
import { passwordMail } from './passwordMail.ts';
import { linkPath } from './passwordPage.ts';

/** Mails somebody a link to set a password, in their language; it ends earlier ones. Returns its address. */
export async function sendLink(
  database: Database,
  user: Pick<UserRow, 'userId' | 'email' | 'firstName' | 'lastName' | 'selectedLanguage'>,
  {
    purpose,
    publicUrl,
    house,
  }: {
    readonly purpose: 'invitation' | 'forgotten';
    readonly publicUrl: string;
    /** The name of the house. */
    readonly house: string;
  },
  now: number,
): Promise<string> {
  const language = asLanguage(user.selectedLanguage) ?? defaultLanguage;
  const secret = await makeLink(database, { purpose, userId: user.userId }, now);
  const url = `${publicUrl}${linkPath(secret)}&language=${language}`;
  const content = passwordMail({ purpose, language, name: nameOf(user), url, house });
  await enqueueMails(database, { recipients: [user.email], content, sender: null }, now);
  return url;
}
