import { languages } from '@selvedge/core/contract';
import type { Check, Entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import type { SentRequest } from '../http/caller.ts';
import { expectThat } from '../http/deviation.ts';
import { expectHeader, expectStatus, readAnswer, readRefusal } from '../http/reading.ts';
import { sampleOf } from './sample.ts';

const codes = ['unauthorized', 'tokenExpired', 'userUnknown'];
const NEVER_GIVEN = 'conformance-never-given';

/**
 * Documents that open in windows of their own. Their token is in the address, and their failures are pages for
 * people.
 */
const ofDocument = (entry: Entry): Check[] => [
  {
    says: 'without a print token, or with one that was never given, answers 401 as a page in the language of `lang`',
    async run(fixture) {
      const call = await sampleOf(entry, fixture);
      const pages = [];
      for (const lang of languages) {
        const query = { ...call.query, lang, 'print-token': NEVER_GIVEN };
        const response = await fixture.caller.call(entry.endpoint, { ...call, query });
        expectStatus(response, 401);
        expectHeader(response, 'content-type', /^text\/html/);
        pages.push(response.text);
      }
      expectThat(new Set(pages).size === pages.length, 'a page in each language', pages[0]);
    },
  },
];

async function refusedIn(entry: Entry, fixture: Fixture, request: SentRequest) {
  const messages = [];
  for (const language of languages) {
    const response = await fixture.caller.call(entry.endpoint, { ...request, language });
    messages.push(readRefusal(response, [401], codes).message);
  }
  expectThat(
    new Set(messages).size === messages.length,
    'the message in the language of x-language',
    messages[0],
  );
}

const withoutToken = (entry: Entry): Check =>
  entry.endpoint.credentials === 'optional'
    ? {
        says: 'answers without a token as well',
        async run(fixture) {
          const response = await fixture.caller.call(entry.endpoint, {
            ...(await sampleOf(entry, fixture)),
            token: null,
          });
          readAnswer(entry.endpoint, response);
        },
      }
    : {
        says: 'without a token: 401, the message in the language of x-language',
        run: async (fixture) =>
          refusedIn(entry, fixture, { ...(await sampleOf(entry, fixture)), token: null }),
      };

/** Who may call at all (A13, B1). */
export function tokens(entry: Entry): Check[] {
  if (entry.endpoint.credentials === 'none') return ofDocument(entry);
  return [
    withoutToken(entry),
    {
      says: 'with a token that was never given or has ended: 401, the message in the language of x-language',
      async run(fixture) {
        const call = await sampleOf(entry, fixture);
        for (const token of [NEVER_GIVEN, ...fixture.ended])
          await refusedIn(entry, fixture, { ...call, token });
      },
    },
  ];
}
