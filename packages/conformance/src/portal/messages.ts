import { exportMessage, type Message, mailMessage, messages, printToken } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { expectThat, NothingThere } from '../http/deviation.ts';
import { expectHeader, expectStatus } from '../http/reading.ts';
import { answerOf } from '../http/typed.ts';

const signedIn = 'none besides signing in';
const params = { type: 'ticker' } as const;
const year = 31_536_000_000;
const longAgo = (): string => new Date(Date.now() - year).toISOString();

const messageOf = (fixture: Fixture): Promise<Message> =>
  fixture.once('message', async () => {
    const [first] = await answerOf(fixture.caller, messages, { params, query: { from: longAgo() } });
    if (!first) throw new NothingThere('the ticker has no message');
    return first;
  });

const tokenFor = async ({ caller }: Fixture): Promise<string> =>
  (await answerOf(caller, printToken, { query: {} }))['print-token'];

const exportOf = async (fixture: Fixture) =>
  ({
    params: { messageId: (await messageOf(fixture)).id },
    query: { 'print-token': await tokenFor(fixture), lang: 'en' },
  }) as const;

export const messageEntries = [
  entry(messages, {
    right: signedIn,
    rows: 'B7, F1',
    refuses: ['400 timeUnreadable', '400 timesReversed'],
    call: () => ({ params, query: { from: longAgo() } }),
    checks: {
      'are those between the two moments': async ({ fixture, answer }) => {
        const { date } = await messageOf(fixture);
        const before = new Date(Date.parse(date.from) - 2 * year).toISOString();
        const earlier = await answer({
          params,
          query: { from: before, to: new Date(Date.parse(before) + 1).toISOString() },
        });
        expectThat(
          earlier.every(({ date: { from } }) => Date.parse(from) < Date.parse(date.from)),
          'no message that starts after `to`',
          earlier[0]?.date,
        );
      },
      'moments that are none: 400 timeUnreadable': async ({ refusal }) => {
        await refusal({ params, query: { from: 'yesterday' } }, '400 timeUnreadable');
      },
      'an end before its start: 400 timesReversed': async ({ refusal }) => {
        const query = { from: new Date().toISOString(), to: longAgo() };
        await refusal({ params, query }, '400 timesReversed');
      },
    },
  }),
  entry(mailMessage, {
    right: signedIn,
    rows: 'B7, F4',
    refuses: ['400 recipientInvalid', '404 notFound', '429 tooMany'],
    call: async (fixture) => {
      fixture.noteWritten(`mails to ${fixture.wishes.mailTo}`);
      return {
        params: { messageId: (await messageOf(fixture)).id },
        body: { recipients: [fixture.wishes.mailTo] },
      };
    },
    checks: {
      'more than ten recipients, or none: 400 or 422': async ({ fixture, unreadable }) => {
        const { id } = await messageOf(fixture);
        for (const recipients of [[], Array.from({ length: 11 }, (_, at) => `a${at}@example.com`)])
          await unreadable({ params: { messageId: id }, body: { recipients } });
      },
      'a recipient that is no address: 400 recipientInvalid': async ({ fixture, refusal }) => {
        const { id } = await messageOf(fixture);
        const body = { recipients: ['nobody'] };
        await refusal({ params: { messageId: id }, body }, '400 recipientInvalid');
      },
    },
  }),
  entry(exportMessage, {
    right: 'a print token of the user',
    rows: 'B7, F5',
    refuses: ['401 as a page', '404 as a page'],
    call: exportOf,
    checks: {
      'is a calendar file to be saved': async ({ call, response }) => {
        const file = await response(await call());
        expectHeader(file, 'content-type', /^text\/calendar/);
        expectHeader(file, 'content-disposition', /^attachment; ?filename=.*\.ics/);
        expectThat(file.text.startsWith('BEGIN:VCALENDAR'), 'BEGIN:VCALENDAR', file.text);
      },
      'takes a print token once: 401 the second time': async ({ call, response }) => {
        const asked = await call();
        expectStatus(await response(asked), 200);
        expectStatus(await response(asked), 401);
      },
    },
  }),
  entry(printToken, {
    right: signedIn,
    rows: 'B7, F5',
    call: () => ({ query: {} }),
    checks: {
      'is another one each time': async ({ answer }) => {
        const first = (await answer({ query: {} }))['print-token'];
        const second = (await answer({ query: {} }))['print-token'];
        expectThat(first !== second && first.length >= 16, 'two tokens that nobody guesses', [first, second]);
      },
    },
  }),
];
