import { type Failure, failure } from '@selvedge/core';
import { type NoticeSubject, noticesMachine } from '@selvedge/core/overlays';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Language } from '../messages/languages.ts';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { NoticeStack } from './NoticeStack.tsx';

const show = async (language: Language = 'en') => {
  const clock = new SimulatedClock();
  const actor = createActor(noticesMachine, { clock }).start();
  await renderWithWords(
    <>
      <main tabIndex={-1}>
        <button type="button">Tile</button>
      </main>
      <NoticeStack actor={actor} />
    </>,
    language,
  );
  const raise = (parts: Partial<Failure>, subject: NoticeSubject = 'favorite') =>
    act(async () => actor.send({ type: 'notice.raised', notice: { subject, failure: failure(parts) } }));
  const pass = (milliseconds: number) => act(async () => void clock.increment(milliseconds));
  return { actor, raise, pass, user: userEvent.setup() };
};

const slips = () => screen.queryAllByRole('listitem');
const fallback =
  "We're sorry, an unexpected error occurred. Please try to reload the page or contact Customer Support.";

test('C6 says the fallback text for what is unknown, and the label of a known code', async () => {
  const { raise } = await show();
  await raise({ kind: 'malformed', message: 'at path: 0.id -- Expected a string' });
  expect(slips()[0]).toHaveTextContent(fallback);
  await raise({ kind: 'refused', status: 404, code: 'notFound', message: 'No such tile' });
  expect(slips()[1]).toHaveTextContent('It no longer exists, or you have no access to it.');
  await raise({ kind: 'refused', status: 409, code: 'constructor', message: 'Said by the server' });
  expect(slips()[2]).toHaveTextContent('Said by the server');
});

test('C6 says when to try again what was asked too often', async () => {
  const { raise } = await show();
  const busy = { kind: 'refused', status: 429, code: 'tooMany' } as const;
  await raise({ ...busy, message: 'Too many requests. Please try again in 40 minutes.' }, 'forward');
  expect(slips()[0]).toHaveTextContent('Please try again in 40 minutes.');
  await raise(busy);
  expect(slips()[1]).toHaveTextContent('Too many requests. Please try again in a few minutes.');
});

test.each([
  [
    'en',
    'Your choice on usage analysis could not be saved',
    /^This browser does not store the portal’s cookies/,
  ],
  [
    'de',
    'Ihre Wahl zur Nutzungsanalyse konnte nicht gespeichert werden',
    /^Dieser Browser speichert keine Cookies/,
  ],
] as const)('C6 I1 says that the choice is not kept (%s)', async (language, title, reason) => {
  const { raise } = await show(language);
  await raise({ kind: 'unexpected', code: 'notKept' }, 'consent');
  expect(slips()[0]).toHaveTextContent(title);
  expect(screen.getByText(reason)).toBeVisible();
});

test('C6 an Error ID can be copied', async () => {
  const { raise, user } = await show();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await raise({ kind: 'refused', status: 500, tracking: 'e-77' });
  expect(slips()[0]).toHaveTextContent('Error ID: e-77');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(write).toHaveBeenCalledWith('e-77');
});

test('C6 a sentence of the server is text, and cut', async () => {
  const { raise } = await show();
  await raise({
    kind: 'refused',
    status: 409,
    message: `<img src=x onerror=alert(1)>${'x'.repeat(1_000_000)}`,
  });
  expect(slips()[0]).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(slips()[0]?.querySelector('img')).toBeNull();
  expect(slips()[0]?.textContent?.length).toBeLessThan(500);
});

test('C6 the sixth drops the oldest; equal ones are counted', async () => {
  const { raise } = await show();
  for (const message of ['one', 'two', 'three', 'four', 'five', 'six'])
    await raise({ kind: 'refused', status: 409, message });
  expect(slips()).toHaveLength(5);
  expect(screen.queryByText('one')).toBeNull();
  await raise({ kind: 'refused', status: 409, message: 'three' });
  expect(slips()).toHaveLength(5);
  expect(slips()[4]).toHaveTextContent(/2 times.*three/);
});

test('C6 an outage shows one message, whatever failed', async () => {
  const { raise } = await show();
  for (const subject of ['favorite', 'forward', 'consent'] as const)
    await raise({ kind: 'network' }, subject);
  expect(slips()).toHaveLength(1);
  expect(slips()[0]).toHaveTextContent(/An error occurred\..*3 times.*The portal cannot be reached/);
});

test("B5 '503 Maintenance is active.' shows nothing", async () => {
  const { raise } = await show();
  await raise({ kind: 'refused', status: 503, message: 'Maintenance is active.' });
  expect(slips()).toEqual([]);
});

test('C6 is spoken from a place that was there before, and again when it comes again', async () => {
  const { raise } = await show();
  const [region] = screen.getAllByRole('alert');
  expect(region).toHaveTextContent(/^$/);
  await raise({ kind: 'refused', status: 409, message: 'Twice' });
  expect(region).toHaveTextContent('The favourite could not be changed. Twice');
  await raise({ kind: 'refused', status: 409, message: 'Twice' });
  expect(region).toHaveTextContent('Twice 2 times');
});

test('C6 Escape closes the newest, and the focus goes on to the others, then back', async () => {
  const { raise, pass, user } = await show();
  await raise({ kind: 'refused', status: 409, message: 'first' });
  await raise({ kind: 'refused', status: 409, message: 'second' });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Tile' })).toHaveFocus();
  await user.tab();
  await pass(3_600_000);
  expect(slips()).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(slips()).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.keyboard('{Escape}');
  expect(slips()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Tile' })).toHaveFocus();
});

test('C6 the keyboard stays among the messages when the one in hand comes again or has to go', async () => {
  const { actor, raise, pass, user } = await show();
  await raise({ kind: 'refused', status: 409, message: 'one' });
  await raise({ kind: 'refused', status: 409, message: 'two' });
  await user.tab();
  await user.tab();
  const messages = screen.getByRole('region', { name: 'Messages' });
  for (const message of ['one', 'three', 'four', 'five', 'six', 'seven']) {
    await raise({ kind: 'refused', status: 409, message });
    expect(messages).toContainElement(document.activeElement as HTMLElement);
  }
  await pass(3_600_000);
  expect(slips()).toHaveLength(5);
  for (const _ of slips()) await user.keyboard('{Escape}');
  expect(actor.getSnapshot().value).toBe('empty');
  expect(screen.getByRole('button', { name: 'Tile' })).toHaveFocus();
});

test('C6 in German', async () => {
  const { raise } = await show('de');
  await raise({ kind: 'network' });
  const stack = screen.getByRole('region', { name: 'Meldungen' });
  expect(within(stack).getByText('Der Favorit konnte nicht geändert werden')).toBeVisible();
  expect(within(stack).getByRole('button', { name: /schließen|ausblenden/i })).toBeVisible();
});
