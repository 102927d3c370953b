import { afterEach, describe, expect, it } from 'vitest';
import { formatRoute, type Route } from '../navigation/routes.ts';
import type { Ports } from '../platform/ports.ts';
import { sampleNow, samplePlace } from '../testing/samples/index.ts';
import { type Hours, stopClock } from './testing/hours.ts';
import { FakeServer } from './testing/server.ts';
import { Visitor } from './testing/visitor.ts';

const SLOW = 3_000;

let hours: Hours;
let visitor: Visitor | undefined;
afterEach(() => {
  visitor?.tab.document?.portal.stop();
  hours.end();
});

/** Opens the portal where styles take their time; answers what has been asked for, in order. */
async function openAt(route: Route, fate: 'slow' | 'fails'): Promise<string[]> {
  hours = stopClock(sampleNow);
  const asked: string[] = [];
  const change = (ports: Ports): Ports => ({
    ...ports,
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname);
      if (!request.url.includes('/styles/')) return ports.fetch(request);
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      if (fate === 'fails') return new Response('{"code":"unexpected"}', { status: 500 });
      return ports.fetch(request);
    },
  });
  visitor = await Visitor.arrive(formatRoute(route), new FakeServer(), hours, change);
  return asked;
}

const accompanies = '/api/v1/maintenances';

describe('what accompanies the pages', () => {
  it.each(['slow', 'fails'] as const)('M1 E1 comes after the styles of the list: %s', async (fate) => {
    const asked = await openAt({ screen: 'styles', place: samplePlace }, fate);
    await visitor?.tab.pass(SLOW - 500);
    expect(asked).not.toContain(accompanies);
    await visitor?.tab.pass(12_000);
    expect(asked).toContain(accompanies);
  });

  it('E1 comes after the tiles of the dashboard', async () => {
    const asked = await openAt({ screen: 'dashboard' }, 'slow');
    await visitor?.tab.pass(500);
    expect(asked).toContain(accompanies);
  });
});
