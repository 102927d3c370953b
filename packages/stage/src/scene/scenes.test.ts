import { parseRoute } from '@selvedge/core';
import * as contract from '@selvedge/core/contract';
import { charts } from '@selvedge/core/recorder';
import { describe, expect, it } from 'vitest';
import { answers } from '../service/answers.ts';
import { madeUpFetch } from '../service/madeUpFetch.ts';
import { scenes } from './scenes.ts';

const endpoints = new Set(
  Object.values<unknown>(contract).flatMap((value) =>
    typeof value === 'object' && value !== null && 'credentials' in value && 'name' in value
      ? [value.name]
      : [],
  ),
);

const plain = scenes.find(({ id }) => id === 'dashboard');
if (!plain) throw new Error('There is no scene in which all is well');
const ask = (path: string, body?: unknown, scene = plain) =>
  madeUpFetch(scene)(
    new Request(`https://stage.test${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    }),
  );

describe('Q3 the scenes', () => {
  it('have links of their own', () => {
    const ids = scenes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => encodeURIComponent(id) !== id)).toEqual([]);
  });

  it('open where the portal has a page, but for the one about pages there are not', () => {
    const lost = scenes.filter(({ path }) => parseRoute(path).screen === 'unknown');
    expect(lost.map(({ id }) => id)).toEqual(['unknown-page']);
  });

  it('lead to states that their charts have', () => {
    for (const { flow, state } of scenes)
      expect(charts[flow]?.getStateNodeById(`${flow}.${state}`).id).toBe(`${flow}.${state}`);
  });

  it('answer what the contract has', () => {
    const named = [answers, ...scenes.map((scene) => scene.answers ?? {})].flatMap((one) => Object.keys(one));
    expect(named.filter((name) => !endpoints.has(name))).toEqual([]);
  });
});

describe('Q3 the made-up service', () => {
  it.each([
    '/api/v1/user/roles',
    '/api/v1/user/settings',
    '/api/v2/user/right/resolved',
    '/extranet/api/userProfile',
    '/api/v1/dashboard/tiles',
    '/api/v1/maintenances',
    '/api/v1/content/messages/ticker?from=2027-01-01T00:00:00Z',
    '/api/v1/preorder/customers?query=Lindner',
  ])('answers %s by the contract', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toBeTruthy();
  });

  it('refuses what it does not know', async () => {
    const answer = await ask('/api/v1/nothing');
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'notFound']);
  });

  it('refuses, loses and leaves unanswered as a scene says', async () => {
    const scene = (answering: Record<string, () => unknown>) => ({ ...plain, answers: answering });
    const failing = scenes.find(({ id }) => id === 'dashboard-failed');
    expect((await ask('/api/v1/dashboard/tiles', undefined, failing)).status).toBe(500);
    const offline = scene({
      dashboardTiles: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(ask('/api/v1/dashboard/tiles', undefined, offline)).rejects.toThrow('Failed to fetch');
    const wrong = scene({ dashboardTiles: () => [{ id: 1 }] });
    await expect(ask('/api/v1/dashboard/tiles', undefined, wrong)).rejects.toThrow();
  });
});
