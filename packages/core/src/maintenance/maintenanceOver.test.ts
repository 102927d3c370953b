import { afterEach, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../portal/createPortal.ts';
import { fakeBrowser, sampleConfiguration } from '../testing/index.ts';
import { askedOf, at, signInAnswer } from '../testing/sessions.ts';

const portals: Portal[] = [];
afterEach(() => {
  for (const portal of portals.splice(0)) portal.stop();
});

const paths = [
  '/api/v1/dashboard/tiles',
  '/api/v1/dashboard/agenda',
  '/api/v1/user/roles',
  '/api/v1/user/settings',
  '/extranet/api/userProfile',
  '/api/v1/content/messages/ticker',
];

it('B5 D6 what was refused because of a maintenance is asked for again when the root chart is told it is over', async () => {
  const browser = fakeBrowser();
  const start = (href: string, session?: ReadonlyMap<string, string>) => {
    const page = browser.open(at(href), session);
    const portal = createPortal({
      configuration: sampleConfiguration(),
      ports: page.ports,
      browserLanguages: ['en-GB'],
    });
    portals.push(portal);
    portal.start();
    return { page, portal };
  };
  const before = start('/');
  await vi.waitFor(() => expect(before.page.left).toHaveLength(1));
  const asked = askedOf(before.page);
  before.page.close();
  const { page, portal } = start(`/oauth/v2/grant?code=c1&state=${asked.state}`, before.page.session);
  await vi.waitFor(() => expect(page.pending).toHaveLength(1));
  page.pending[0]?.answer(200, await signInAnswer('a1', { nonce: asked.nonce }));
  const failed = () => {
    for (const { answer } of [...page.pending]) answer(503, { message: 'Maintenance is active.' });
    const { children } = portal.actor.getSnapshot();
    const accompanying = children.overlays?.getSnapshot().context.overlays?.getSnapshot().children;
    return (
      [children.tiles, children.greeting, children.access, accompanying?.agenda].every((child) =>
        child?.getSnapshot().hasTag('failed'),
      ) &&
      accompanying?.ticker?.getSnapshot().matches({ news: 'resting' }) &&
      children.language?.getSnapshot().matches('unread')
    );
  };
  await vi.waitFor(() => expect(failed()).toBe(true), { timeout: 20_000 });
  const waiting = () => page.pending.map(({ request }) => new URL(request.url).pathname);
  expect(paths.filter((path) => waiting().includes(path))).toEqual([]);
  portal.actor.send({ type: 'maintenance.over' });
  await vi.waitFor(() => expect(paths.filter((path) => waiting().includes(path))).toEqual(paths));
}, 30_000);
