import { generalConditions, maintenances, type NoFields, staticPage } from '@selvedge/core/contract';
import { entry, type Trial } from '../entry.ts';
import { expectThat } from '../http/deviation.ts';

const anybody = 'none; nobody has to be signed in';

async function inTwoLanguages<Params>({
  call,
  answer,
}: Trial<Params, NoFields, null, string>): Promise<void> {
  const asked = await call();
  const english = await answer({ ...asked, language: 'en' });
  const german = await answer({ ...asked, language: 'de' });
  expectThat(english.trim() !== '' && english !== german, 'a text in the language of x-language', german);
}

export const textEntries = [
  entry(staticPage, {
    right: anybody,
    rows: 'B7, H1',
    refuses: ['404 notFound'],
    call: ({ wishes }) => ({ params: { page: wishes.page } }),
    checks: { 'is written in the language of x-language': inTwoLanguages },
  }),
  entry(generalConditions, {
    right: anybody,
    rows: 'B7, H1',
    refuses: ['404 notFound'],
    call: ({ wishes }) => ({ params: { id: wishes.conditions } }),
    checks: { 'is written in the language of x-language': inTwoLanguages },
  }),
  entry(maintenances, {
    right: anybody,
    rows: 'B7, E1',
    call: () => ({ query: {} }),
    checks: {
      '`features` narrows to maintenances that touch one of them': async ({ answer }) => {
        const some = await answer({ query: { features: 'conformance-none' } });
        expectThat(some.length === 0, 'none for a feature that there is not', some);
      },
      'each ends after it starts': async ({ answer }) => {
        const all = await answer({ query: {} });
        expectThat(
          all.every(({ start, end }) => start < end),
          'start before end, both in Unix seconds',
          all,
        );
      },
    },
  }),
];
