import { describe, expect, it } from 'vitest';
import { mailMessage, markFavorite, unmarkFavorite, updateLanguage } from '../../contract/index.ts';
import { readAnswer } from './answer.ts';

describe('answers of calls that have none', () => {
  it('B2 an accepted or an empty one is null', async () => {
    for (const response of [
      new Response(null, { status: 204 }),
      new Response('queued', { status: 202 }),
      new Response('', { status: 200 }),
    ]) {
      expect(await readAnswer(updateLanguage, response)).toBeNull();
    }
  });

  it.each(['{"ok":true}', 'null', 'OK', '[{"id":"a","ti', '<ok/>'])(
    'B2 B7 what it answers is not read: %s',
    async (body) => {
      for (const endpoint of [markFavorite, unmarkFavorite, mailMessage, updateLanguage])
        expect(await readAnswer(endpoint, new Response(body, { status: 200 }))).toBeNull();
    },
  );

  it('B2 HZ35: a page of somebody else’s is no yes to a change', async () => {
    for (const text of [
      '<html>Sign in to the network</html>',
      '\uFEFF \n<!DOCTYPE html><title>Sign in</title>',
    ]) {
      const page = new Response(text, { status: 200 });
      await expect(readAnswer(updateLanguage, page)).rejects.toMatchObject({
        failure: { kind: 'malformed', status: 200, code: 'updateLanguage' },
      });
    }
  });
});
