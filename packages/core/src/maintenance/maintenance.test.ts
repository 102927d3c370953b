import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApplicationPart, applicationParts, type Maintenance } from '../contract/index.ts';
import { parseRoute, type Route } from '../navigation/routes.ts';
import { mapStorage, sampleMaintenance } from '../testing/index.ts';
import { dismissals } from './dismissals.ts';
import { bannerMaintenances, blockingMaintenance, isClosed, openDetails } from './maintenance.selectors.ts';
import { blocks, hasCrossed, momentOf, nextBoundary, phaseOf } from './maintenance.ts';
import { tileMaintenance } from './tileMaintenance.ts';

const at = (seconds: number) => seconds * 1000;

const period = (longest: number) =>
  fc.record({ start: fc.integer({ min: 0, max: longest }), end: fc.integer({ min: 0, max: longest }) });
const anyMaintenance = (longest = 60): fc.Arbitrary<Maintenance> =>
  fc
    .record({
      when: period(longest),
      announcement: fc.option(period(longest).map((when) => ({ ...when, message: '' }))),
    })
    .map(({ when, announcement }) => sampleMaintenance({ ...when, announcement }));

describe('the phase of a maintenance', () => {
  const planned = sampleMaintenance({ start: 100, end: 200 });

  it('E1 has a start that counts and an end that does not', () => {
    expect([99.999, 100, 199.999, 200].map((seconds) => phaseOf(planned, at(seconds)))).toEqual([
      'announced',
      'active',
      'active',
      'over',
    ]);
  });

  it('E1 is told before its start only while its announcement runs, where it has one', () => {
    const announced = { ...planned, announcement: { start: 40, end: 60, message: '' } };
    expect([39, 40, 59, 60, 99, 100, 200].map((seconds) => phaseOf(announced, at(seconds)))).toEqual([
      'expected',
      'announced',
      'announced',
      'expected',
      'expected',
      'active',
      'over',
    ]);
  });

  it('E1 is that of the server’s seconds: each night has them, those of the time change too', () => {
    const night = sampleMaintenance({
      start: Date.UTC(2026, 9, 25, 0, 30) / 1000,
      end: Date.UTC(2026, 9, 25, 1, 30) / 1000,
    });
    expect(phaseOf(night, Date.UTC(2026, 9, 25, 0, 30))).toBe('active');
    expect(phaseOf(night, Date.UTC(2026, 9, 25, 1, 30))).toBe('over');
  });

  it('E1 never goes back, but to silence between announcement and start', () => {
    const order = ['announced', 'expected', 'active', 'over'];
    fc.assert(
      fc.property(anyMaintenance(), (maintenance) => {
        const phases = Array.from({ length: 62 }, (_, second) => phaseOf(maintenance, at(second)));
        const last = phases.map((phase) => order.indexOf(phase)).filter((rank) => rank >= 2);
        expect(last).toEqual([...last].sort());
        expect(phases.slice(phases.indexOf('over')).every((one) => one === 'over')).toBe(true);
      }),
    );
  });

  it('E4 changes at boundaries only, and each is found in time', () => {
    fc.assert(
      fc.property(fc.array(anyMaintenance(), { maxLength: 4 }), fc.nat(60), (all, second) => {
        const now = at(second);
        const next = nextBoundary(all, now);
        const until = next ?? at(200);
        expect(until).toBeGreaterThan(now);
        expect(hasCrossed(all, now, until - 1)).toBe(false);
      }),
    );
  });

  it('E4 is known however far off its moments are', () => {
    const endless = sampleMaintenance({ start: -(2 ** 53), end: 2 ** 53 - 1 });
    expect(phaseOf(endless, Date.now())).toBe('active');
    expect(new Date(momentOf(endless.end)).toISOString()).toMatch(/^\+275760/);
    expect(nextBoundary([endless], Date.now())).toBe(momentOf(endless.end));
  });
});

describe('what a maintenance blocks', () => {
  const blocked = (maintenance: Maintenance, path: string) => blocks(maintenance, parseRoute(path));
  const season = '/ordering/postorder/c-1/26-1.13-0.main';

  it('E3 is every page but the legal ones and signing out, where it names no parts', () => {
    const whole = sampleMaintenance();
    for (const path of ['/', '/apps', '/ordering/preorder', season, '/ordering/orders/o-1', '/no/such'])
      expect([path, blocked(whole, path)]).toEqual([path, true]);
    for (const path of ['/imprint', '/terms-and-conditions/agb', '/gtc/1100', '/we-care', '/logout'])
      expect([path, blocked(whole, path)]).toEqual([path, false]);
  });

  it('E3 are the pages of its parts', () => {
    const dashboard = sampleMaintenance({ parts: ['dashboard'] });
    const postorder = sampleMaintenance({ parts: ['crm', 'postorder'] });
    expect(['/', '/apps', '/ordering/preorder', season].map((path) => blocked(dashboard, path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(
      ['/', '/ordering/preorder', '/ordering/postorder', '/ordering/waiting/postorder', season].map((path) =>
        blocked(postorder, path),
      ),
    ).toEqual([false, false, true, true, true]);
    expect(blocked(sampleMaintenance({ parts: ['crm'] }), '/')).toBe(false);
  });

  /** Every screen by its addresses, in a right environment, and which parts take it; a new one has to be told here. */
  const screens: Readonly<
    Record<Route['screen'], { paths: readonly string[]; parts: readonly ApplicationPart[] }>
  > = (() => {
    const pre = '/ordering/preorder/c-1/26-1.13-0.main';
    const at = (...paths: string[]) => ({ paths, parts: ['preorder'] as const });
    const nowhere = (...paths: string[]) => ({ paths, parts: [] });
    const home = (...paths: string[]) => ({ paths, parts: ['dashboard'] as const });
    return {
      pos: at('/ordering/preorder'),
      waiting: at('/ordering/waiting/preorder'),
      groups: at('/ordering/groups/preorder', '/ordering/groups/preorder/g-1'),
      seasons: at('/ordering/preorder/c-1'),
      carts: at('/ordering/preorder/c-1/carts'),
      orders: at('/ordering/preorder/c-1/orders'),
      styles: at(pre),
      style: at(`${pre}/styles/s-1`),
      cart: at(`${pre}/cart`),
      check: at(`${pre}/check`),
      entry: at(`${pre}/entry`),
      live: at(`${pre}/live`, `${pre}/live/e-1`),
      order: nowhere('/ordering/orders/o-1'),
      dashboard: home('/'),
      content: home('/apps'),
      grant: home('/oauth/v2/grant'),
      imprint: nowhere('/imprint'),
      terms: nowhere('/terms-and-conditions', '/terms-and-conditions/agb'),
      conditions: nowhere('/gtc/1100'),
      weCare: nowhere('/we-care'),
      trackingOff: nowhere('/tracking-off'),
      logout: nowhere('/logout'),
      unknown: nowhere('/no/such'),
    };
  })();

  it.each(
    Object.entries(screens).flatMap(([screen, { paths, parts }]) =>
      paths.map((path) => [path, screen, parts] as const),
    ),
  )('E1 E3 takes %s where it names the part the page belongs to, and by no other', (path, screen, parts) => {
    expect(parseRoute(path).screen).toBe(screen);
    const taking = (place: string) =>
      applicationParts.filter((part) => blocked(sampleMaintenance({ parts: [part] }), place));
    expect(taking(path)).toEqual(parts);
    const inPost = path.replace('preorder', 'postorder');
    expect(taking(inPost)).toEqual(inPost === path ? parts : ['postorder']);
  });

  it('E3 is no page where it names tiles or features', () => {
    expect(blocked(sampleMaintenance({ tiles: ['t-1'] }), '/')).toBe(false);
    expect(blocked(sampleMaintenance({ features: ['upload'] }), '/')).toBe(false);
  });

  it('E3 is what blocks longest, of several', () => {
    const short = sampleMaintenance({ id: 'short', start: 0, end: 100 });
    const long = sampleMaintenance({ id: 'long', start: 0, end: 200, parts: ['dashboard'] });
    const known = { now: at(50), dismissed: ['long'], opened: 'short', refusals: 0 };
    const home = { ...known, route: parseRoute('/'), maintenances: [short, long] };
    expect(blockingMaintenance(home)?.maintenance.id).toBe('long');
    expect(blockingMaintenance({ ...home, now: at(150) })?.maintenance.id).toBe('long');
    expect(blockingMaintenance({ ...home, now: at(200) })).toBeNull();
    expect([bannerMaintenances(home, { isSignedIn: true }), openDetails(home)]).toEqual([[], null]);
  });
});

describe('banners', () => {
  it('E2 are of what is announced or active and was not dismissed, the most urgent first', () => {
    const known = {
      route: parseRoute('/'),
      now: at(50),
      opened: null,
      refusals: 0,
      maintenances: [
        sampleMaintenance({ id: 'later', start: 200, end: 300 }),
        sampleMaintenance({ id: 'soon', start: 100, end: 300 }),
        sampleMaintenance({ id: 'now', start: 0, end: 60, parts: ['preorder'] }),
        sampleMaintenance({ id: 'over', start: 0, end: 50 }),
      ],
    };
    const ids = (dismissed: string[]) =>
      bannerMaintenances({ ...known, dismissed }, { isSignedIn: true }).map(({ maintenance: { id } }) => id);
    expect(ids([])).toEqual(['now', 'soon', 'later']);
    expect(ids(['now', 'unknown'])).toEqual(['soon', 'later']);
  });

  it('E2 say before the start what the announcement says, where it says something', () => {
    const told = (message: string, now: number) =>
      bannerMaintenances(
        {
          route: parseRoute('/'),
          now: at(now),
          opened: null,
          refusals: 0,
          dismissed: [],
          maintenances: [
            sampleMaintenance({
              start: 100,
              end: 200,
              parts: ['preorder'],
              message: 'now',
              announcement: { start: 0, end: 100, message },
            }),
          ],
        },
        { isSignedIn: true },
      )[0]?.message;
    expect([told('soon', 50), told('', 50), told('soon', 150)]).toEqual(['soon', 'now', 'now']);
  });
});

describe('what lies over a tile', () => {
  const preorder = { id: 'preorder', link: '/ordering/preorder' };
  const help = { id: 'help', link: 'https://help.test/' };
  const over = (changed: Partial<Maintenance>, now = 50) =>
    [preorder, help].map((tile) =>
      tileMaintenance(
        { maintenances: [sampleMaintenance({ start: 0, end: 100, ...changed })], now: at(now) },
        tile,
      ),
    );

  it('D7 is there while a maintenance is active that names it, its part or all', () => {
    expect(over({ tiles: ['help'] })).toEqual([undefined, 'whole']);
    expect(over({ parts: ['preorder'] })).toEqual(['whole', undefined]);
    expect(over({ tiles: ['help', 'preorder'] })).toEqual(['whole', 'whole']);
    expect(over({ parts: ['crm'] })).toEqual([undefined, undefined]);
    expect(over({ parts: ['preorder'], tiles: ['help'] })).toEqual([undefined, 'whole']);
    expect(over({ tiles: ['help'] }, 100)).toEqual([undefined, undefined]);
    expect(over({ tiles: ['help'] }, -1)).toEqual([undefined, undefined]);
  });

  it('D7 E3 is nothing where the dashboard itself is blocked', () => {
    expect(over({})).toEqual([undefined, undefined]);
    expect(over({ parts: ['dashboard'] })).toEqual([undefined, undefined]);
    expect(over({ features: ['search'] })).toEqual(['partial', 'partial']);
    expect(over({ parts: ['dashboard'], features: ['search'] })).toEqual(['partial', 'partial']);
  });

  it('D7 is partial where only features are meant, unless another one means the whole', () => {
    expect(over({ tiles: ['help'], features: ['chat'] })).toEqual([undefined, 'partial']);
    const maintenances = [
      sampleMaintenance({ start: 0, end: 100, features: ['chat'] }),
      sampleMaintenance({ start: 0, end: 60, tiles: ['help'] }),
    ];
    expect(tileMaintenance({ maintenances, now: at(59) }, help)).toBe('whole');
    expect(tileMaintenance({ maintenances, now: at(60) }, help)).toBe('partial');
  });
});

describe('dismissals', () => {
  it('E2 are kept, the newest last, and no more than fifty', () => {
    const kept = new Map<string, string>();
    const { add, read } = dismissals(mapStorage(kept));
    for (let count = 0; count < 60; count += 1) add(`m-${count}`);
    add('m-30');
    expect(read()).toHaveLength(50);
    expect([read()[0], read().at(-1)]).toEqual(['m-10', 'm-30']);
  });

  it.each(['', '{', '{"a":1}', '[1,null]', '"m-1"', `["${'x'.repeat(1000)}"]`, '[[["m"]]]'])(
    'E2 what storage holds otherwise is none: %s',
    (hostile) => {
      const store = mapStorage(new Map([['selvedge.maintenance.dismissed', hostile]]));
      expect(dismissals(store).read()).toEqual([]);
      dismissals(store).add('m-1');
      expect(dismissals(store).read()).toEqual(['m-1']);
    },
  );
});

describe('a page that a line or link leads to', () => {
  const preorder = sampleMaintenance({ start: 100, end: 200, parts: ['preorder'], tiles: [], features: [] });
  const known = (now: number) => ({ maintenances: [preorder], now: at(now), dismissed: [] });
  const check = parseRoute('/ordering/preorder/C1/SS27.13-0.main/check');
  const post = parseRoute('/ordering/postorder/C1/SS27.13-0.main/check');

  it('D8 E3 is closed while its part of the application is under maintenance, and only then', () => {
    expect([99, 100, 199, 200].map((now) => isClosed(known(now), check))).toEqual([false, true, true, false]);
    expect(isClosed(known(150), post)).toBe(false);
  });
});
