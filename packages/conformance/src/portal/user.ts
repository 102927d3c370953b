import {
  resolvedRights,
  updateLanguage,
  userProfile,
  userRoles,
  userSettings,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Ground } from '../ground/ground.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { readRefusal } from '../http/reading.ts';
import { ask, need } from '../http/typed.ts';

const signedIn = 'none besides signing in';

/** The language is put back as it was; where none was chosen, English stays. */
const keepLanguage = (ground: Ground) =>
  ground.once('language', async () => {
    const { selectedLanguage } = await need(ground.caller, userSettings, {});
    const locale = selectedLanguage ?? 'en';
    if (selectedLanguage === null) ground.noteWritten('the language English, chosen for the user');
    ground.undoLater('the user’s language', () =>
      need(ground.caller, updateLanguage, { params: { locale } }),
    );
    return locale;
  });

export const userEntries = [
  entry(userRoles, { right: signedIn, rows: 'B7, K1', call: () => ({}) }),
  entry(resolvedRights, { right: signedIn, rows: 'B7, K1', call: () => ({}) }),
  entry(userSettings, {
    right: signedIn,
    rows: 'B7, J1',
    call: () => ({}),
    checks: {
      'tells the language that was stored last': async ({ ground, answer }) => {
        await keepLanguage(ground);
        for (const locale of ['de', 'en'] as const) {
          await need(ground.caller, updateLanguage, { params: { locale } });
          expectSame((await answer({})).selectedLanguage, locale, 'selectedLanguage');
        }
      },
    },
  }),
  entry(userProfile, {
    right: signedIn,
    rows: 'B7, D1',
    call: () => ({}),
    checks: {
      'is asked by bearer authorization: 401 without it': async ({ came }) => {
        readRefusal(await came({ headers: { authorization: 'Bearer none' } }), [401]);
      },
    },
  }),
  entry(updateLanguage, {
    right: signedIn,
    rows: 'B7, J1',
    refuses: ['400 badRequest'],
    call: async (ground) => ({ params: { locale: await keepLanguage(ground) } }),
    checks: {
      'stores the language, so that the settings tell it': async ({ ground, answer }) => {
        await keepLanguage(ground);
        for (const locale of ['de', 'en'] as const) {
          await answer({ params: { locale } });
          const { selectedLanguage } = await ask(ground.caller, userSettings, {});
          expectThat(selectedLanguage === locale, `settings with ${locale}`, selectedLanguage);
        }
      },
      'a language that the portal has not: 400 or 422': async ({ unreadable }) => {
        await unreadable({ params: { locale: 'fr' as 'en' } });
      },
    },
  }),
];
