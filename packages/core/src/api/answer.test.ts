import { describe, expect, it } from 'vitest';
import { updateLanguage } from '../contract/index.ts';
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

  it('B2 hazard 35: a page of somebody else’s is no yes to a change', async () => {
    const page = new Response('<html>Sign in to the network</html>', { status: 200 });
    await expect(readAnswer(updateLanguage, page)).rejects.toMatchObject({
      failure: { kind: 'malformed', status: 200, code: 'updateLanguage' },
    });
  });
});
