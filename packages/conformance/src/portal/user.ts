import {
  defaultLanguage,
  type Language,
  languages,
  resolvedRights,
  updateLanguage,
  userProfile,
  userRoles,
  userSettings,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { readRefusal } from '../http/reading.ts';
import { answerOf, ask } from '../http/typed.ts';

const signedIn = 'none besides signing in';

/** Restores the language afterwards; if none was chosen before, English stays. */
const keepLanguage = (fixture: Fixture) =>
  fixture.once('language', async () => {
    const { selectedLanguage } = await answerOf(fixture.caller, userSettings, {});
    const locale = selectedLanguage ?? defaultLanguage;
    if (selectedLanguage === null) fixture.noteWritten('the language English, chosen for the user');
    fixture.undoLater('the user’s language', () =>
      answerOf(fixture.caller, updateLanguage, { params: { locale } }),
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
      'tells the language that was stored last': async ({ fixture, answer }) => {
        await keepLanguage(fixture);
        for (const locale of languages) {
          await answerOf(fixture.caller, updateLanguage, { params: { locale } });
          expectSame((await answer({})).selectedLanguage, locale, 'selectedLanguage');
        }
      },
      'tells the same key for kept work each time, or none': async ({ answer }) => {
        const [first, second] = [await answer({}), await answer({})];
        expectSame(second.keptWorkKey, first.keptWorkKey, 'keptWorkKey');
      },
    },
  }),
  entry(userProfile, {
    right: signedIn,
    rows: 'B7, D1',
    call: () => ({}),
    checks: {
      'is asked by bearer authorization: 401 without it': async ({ response }) => {
        readRefusal(await response({ headers: { authorization: 'Bearer none' } }), [401]);
      },
    },
  }),
  entry(updateLanguage, {
    right: signedIn,
    rows: 'B7, J1',
    refuses: ['400 badRequest'],
    call: async (fixture) => ({ params: { locale: await keepLanguage(fixture) } }),
    checks: {
      'stores the language, so that the settings tell it': async ({ fixture, answer }) => {
        await keepLanguage(fixture);
        for (const locale of languages) {
          await answer({ params: { locale } });
          const { selectedLanguage } = await ask(fixture.caller, userSettings, {});
          expectThat(selectedLanguage === locale, `settings with ${locale}`, selectedLanguage);
        }
      },
      'a language that the portal has not: 400 or 422': async ({ unreadable }) => {
        await unreadable({ params: { locale: 'xx' as Language } });
      },
    },
  }),
];
