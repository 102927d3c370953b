import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatRoute } from '../navigation/routes.ts';
import { sampleNow, samplePlace } from '../testing/samples/index.ts';
import { disagreements } from './testing/agreement.ts';
import { stopClock } from './testing/hours.ts';
import { FakeServer } from './testing/server.ts';
import { pathTo } from './testing/steps.ts';
import { Visitor } from './testing/visitor.ts';

// XState warns of a chart that is told something by an action of another one; that is how the session may end.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** More than every pause of a keeper, of leaving and of logging out together. */
const A_WHILE = 3_000;

/** A buyer with two tabs at a style, before a house that fails to store: a quantity in each, a note in the second. */
const withTwoTabs = async (
  act: (first: Visitor, second: Visitor) => Promise<void>,
  person: FakeServer['person'] = { id: 'c', key: null },
): Promise<void> => {
  const hours = stopClock(sampleNow);
  const server = new FakeServer();
  server.person = person;
  server.fate = 'down';
  const first = await Visitor.arrive(pathTo('style'), server, hours);
  const second = await first.beside(pathTo('style'));
  try {
    await first.wait(1_000);
    await first.type('v-1', '37');
    await second.type('v-2', '38');
    await second.write('Ring Mrs. Berg');
    await first.wait(A_WHILE);
    expect(kept(first).length).toBe(3);
    await act(first, second);
    expect(disagreements(second)).toEqual([]);
  } finally {
    for (const { tab } of [first, second]) tab.document?.portal.stop();
    hours.end();
  }
};

const kept = ({ tab }: Visitor): string[] =>
  [...tab.page.local.keys()].filter((key) => /^selvedge\.(draft|note|scans)\./.test(key));

/** Everything that the browser keeps, keys and values, of both tabs. */
const stored = (...visitors: readonly Visitor[]): string =>
  JSON.stringify(visitors.flatMap(({ tab: { page } }) => [...page.local, ...page.session].flat())).replaceAll(
    '\\',
    '',
  );

const logOut = async (visitor: Visitor) => {
  await visitor.follow('/logout');
  await visitor.wait(A_WHILE);
};

describe('A12 A6 logging out with work that is kept on the device', () => {
  it('asks, says how much there is of all tabs, and the address is that of the screen', () =>
    withTwoTabs(async (first) => {
      await logOut(first);
      expect(first.isAskedAboutKept()).toBe(true);
      expect(first.keptSeasons()).toEqual([
        { season: samplePlace.season, quantities: 2, notes: 1, details: 0, scans: 0, lists: 0 },
      ]);
      expect(first.tab.document?.page.path()).toBe(pathTo('style'));
      expect(disagreements(first)).toEqual([]);
    }));

  it('removed: nothing of it is left in any tab, nor comes back', () =>
    withTwoTabs(async (first, second) => {
      await logOut(first);
      await first.decide('discard');
      await first.wait(A_WHILE);
      await second.wait(A_WHILE);
      expect(first.isSignedOut()).toBe(true);
      expect(second.session()?.matches('signedOut')).toBe(true);
      second.tab.document?.page.show(false);
      expect(kept(first)).toEqual([]);
      expect(stored(first, second)).not.toMatch(/"3[78]"|Berg/);
    }));

  it('removed: neither does a tab that goes on typing until it learns of it', () =>
    withTwoTabs(async (first, second) => {
      await logOut(first);
      await first.decide('discard');
      await second.type('v-2', '39');
      await second.wait(A_WHILE);
      expect(stored(first, second)).not.toMatch(/"3[789]"|Berg/);
    }));

  it('kept: the same person finds it again', () =>
    withTwoTabs(async (first, second) => {
      await logOut(first);
      await first.decide('leave');
      await first.wait(A_WHILE);
      expect(first.isSignedOut()).toBe(true);
      expect(kept(first).length).toBe(3);
      second.tab.close();
      await first.signIn();
      await first.enter(pathTo('style'));
      await first.wait(1_000);
      expect([first.shownIn('v-1'), first.shownIn('v-2')]).toEqual(['37', '38']);
    }));

  it('neither: the work goes on where it was, and it is asked again the next time', () =>
    withTwoTabs(async (first) => {
      await logOut(first);
      await first.decide('keep');
      await first.wait(A_WHILE);
      expect(first.isAsked()).toBe(false);
      expect(first.session()?.value).toBe('signedIn');
      expect(first.shownIn('v-1')).toBe('37');
      expect(first.tab.document?.page.path()).toBe(pathTo('style'));
      await logOut(first);
      expect(first.isAskedAboutKept()).toBe(true);
    }));

  it('asks of all seasons, from the dashboard too', () =>
    withTwoTabs(async (first) => {
      const [key = '', draft = ''] = [...first.tab.page.local].find(([name]) => name.includes('draft')) ?? [];
      first.tab.page.local.set(key.replace(`/${samplePlace.season}/`, '/FW27/'), draft);
      await first.enter('/');
      await first.wait(A_WHILE);
      await logOut(first);
      expect(first.tab.document?.page.path()).toBe('/');
      expect(
        first
          .keptSeasons()
          .map(({ season }) => season)
          .sort(),
      ).toEqual(['FW27', samplePlace.season]);
      await first.decide('discard');
      await first.wait(A_WHILE);
      expect(kept(first)).toEqual([]);
    }));

  it('asks where the address of logging out is opened, too', () =>
    withTwoTabs(async (first) => {
      await first.enter('/logout');
      await first.wait(A_WHILE);
      expect(first.isAskedAboutKept()).toBe(true);
      expect(disagreements(first)).toEqual([]);
      await first.decide('discard');
      await first.wait(A_WHILE);
      expect(kept(first)).toEqual([]);
    }));

  it('going elsewhere by Back gives the wish up', () =>
    withTwoTabs(async (first) => {
      await first.follow(formatRoute({ screen: 'styles', place: samplePlace }));
      await logOut(first);
      expect(first.isAskedAboutKept()).toBe(true);
      // Logging out left an entry of the history that leads where one is already.
      await first.turn('back');
      expect(first.isAskedAboutKept()).toBe(true);
      await first.turn('back');
      await first.wait(A_WHILE);
      expect(first.isAsked()).toBe(false);
      expect(first.session()?.value).toBe('signedIn');
    }));

  it('leaves what somebody else keeps in the same browser, and does not ask about it', () =>
    withTwoTabs(async (first, second) => {
      const theirs = 'selvedge.draft.other%2Fone/preorder/c-1/SS27/A/B/page';
      await logOut(first);
      first.tab.page.local.set(theirs, '{}');
      await first.decide('discard');
      await first.wait(A_WHILE);
      expect(kept(first)).toEqual([theirs]);
      second.tab.close();
      await first.signIn();
      await logOut(first);
      expect(first.isSignedOut()).toBe(true);
      expect(kept(first)).toEqual([theirs]);
    }));

  it('a session that ends by itself asks nothing, and keeps everything', () =>
    withTwoTabs(async (first) => {
      await first.endElsewhere();
      await first.wait(A_WHILE);
      expect(first.session()?.matches('signedOut')).toBe(true);
      expect(kept(first).length).toBe(3);
    }));

  const ada = { id: 'ada', key: `${'A'.repeat(42)}E` };
  const bea = { id: 'bea', key: `${'B'.repeat(42)}E` };
  /** By another tab; and by time: the provider renews nothing any more. */
  const ends = {
    'another tab ended': (first: Visitor) => first.endElsewhere(),
    'ended by time': async (first: Visitor, second: Visitor) => {
      first.server.sessionsAreOver = true;
      for (const visitor of [first, second]) await visitor.enter(pathTo('style'));
    },
  };

  it.each(Object.entries(ends))(
    'N4 work of a session that %s: the next person can neither see nor read it, its owner finds it again',
    (_, end) =>
      withTwoTabs(async (first, second) => {
        await end(first, second);
        await first.wait(A_WHILE);
        second.tab.close();
        expect(first.ordering()).toBeNull();
        expect(kept(first).length).toBe(3);
        expect(stored(first, second)).not.toMatch(/"3[78]"|"v-[12]"|Mrs. Berg/);

        first.server.person = bea;
        await first.signIn();
        await first.enter(pathTo('style'));
        await first.wait(1_000);
        expect([first.shownIn('v-1'), first.shownIn('v-2')]).not.toContain('37');
        await logOut(first);
        expect(first.isAskedAboutKept()).toBe(false);
        expect(first.isSignedOut()).toBe(true);
        expect(kept(first).length).toBe(3);

        first.server.person = ada;
        await first.signIn();
        await first.enter(pathTo('style'));
        await first.wait(1_000);
        expect([first.shownIn('v-1'), first.shownIn('v-2')]).toEqual(['37', '38']);
        await logOut(first);
        expect(first.keptSeasons()).toEqual([
          { season: samplePlace.season, quantities: 2, notes: 1, details: 0, scans: 0, lists: 0 },
        ]);
      }, ada),
  );
});
