import { describe, expect, it } from 'vitest';
import { sampleNow } from '../testing/samples/index.ts';
import { faultsAtRest } from './testing/agreement.ts';
import { stopClock } from './testing/hours.ts';
import { FakeServer, type SaveFate } from './testing/server.ts';
import { pathTo } from './testing/steps.ts';
import { Visitor } from './testing/visitor.ts';

/** Somebody at a style, with the tab's clock that the test controls. */
const atStyle = async (act: (visitor: Visitor) => Promise<void>): Promise<void> => {
  const hours = stopClock(sampleNow);
  const visitor = await Visitor.arrive(pathTo('style'), new FakeServer(), hours);
  try {
    await visitor.wait(1_000);
    await act(visitor);
    expect(await faultsAtRest(visitor)).toEqual([]);
  } finally {
    visitor.tab.document?.portal.stop();
    hours.end();
  }
};

/** The tab is at the provider, nothing of the session is left, and going back shows nobody's page. */
const expectSignedOut = async (visitor: Visitor) => {
  expect(visitor.tab.document).toBeNull();
  expect(visitor.tab.page.left.at(-1)).toMatch(/^https:\/\/id\.test\/end/);
  expect([...visitor.tab.page.session.keys()]).not.toContain('selvedge.tokens');
  await visitor.turn('back');
  expect(visitor.ordering()).toBeNull();
};

/** What could not be stored is asked about, and the person leaves it on the device. */
const expectKeptOn = async (visitor: Visitor) => {
  await visitor.wait(1_600);
  expect(visitor.isAskedAboutKept()).toBe(true);
  await visitor.decide('leave');
  await visitor.wait(600);
  const kept = [...visitor.tab.page.local.keys()].filter((key) => key.startsWith('selvedge.draft.'));
  expect(kept.length).toBe(1);
};

describe('A12 N4 logging out', () => {
  it('with nothing unsaved', () =>
    atStyle(async (visitor) => {
      await visitor.follow('/logout');
      await visitor.wait(500);
      await expectSignedOut(visitor);
    }));

  it('with a quantity that is stored at once: the session ends unasked', () =>
    atStyle(async (visitor) => {
      await visitor.type('v-1', '5');
      await visitor.follow('/logout');
      expect(visitor.tab.document?.page.path()).toBe(pathTo('style'));
      await visitor.wait(2_100);
      await expectSignedOut(visitor);
    }));

  it.each<[string, SaveFate]>([
    ['is stored late', 'slow'],
    ['fails', 'down'],
    ['is not answered', 'lost'],
  ])('with a quantity that %s: it is kept on the device, and stays there if that is wished', (_, fate) =>
    atStyle(async (visitor) => {
      visitor.server.fate = fate;
      await visitor.type('v-1', '5');
      await visitor.follow('/logout');
      expect(visitor.tab.document?.page.path()).toBe(pathTo('style'));
      await expectKeptOn(visitor);
      await expectSignedOut(visitor);
    }),
  );

  it('A6 with everything stored: nothing of the person is left on the device', () =>
    atStyle(async (visitor) => {
      const { session, local } = visitor.tab.page;
      local.set('selvedge.placeSizes.c-1', '["38"]');
      await visitor.type('v-1', '5');
      await visitor.follow('/logout');
      await visitor.wait(2_100);
      await expectSignedOut(visitor);
      expect([...session.keys(), ...local.keys()].sort()).toEqual(['selvedge.page', 'selvedge.unheardEnd']);
    }));

  it('offline: the quantity is kept on the device, the portal is shut at once, and the provider is told later', () =>
    atStyle(async (visitor) => {
      await visitor.online(false);
      await visitor.type('v-1', '5');
      await visitor.follow('/logout');
      await expectKeptOn(visitor);
      expect(visitor.session()?.matches('signedOut')).toBe(true);
      expect(visitor.ordering()).toBeNull();
      expect([...visitor.tab.page.session.keys()]).toEqual(['selvedge.page']);
      expect(visitor.tab.page.left).toEqual([]);
      await visitor.online(true);
      await visitor.wait(600);
      await expectSignedOut(visitor);
    }));

  it('offline, and the page is opened again before the network is back: the provider is told once it is', () =>
    atStyle(async (visitor) => {
      await visitor.online(false);
      await visitor.follow('/logout');
      await visitor.wait(600);
      expect(visitor.session()?.matches('signedOut')).toBe(true);
      await visitor.enter('/');
      await visitor.wait(600);
      expect(visitor.tab.page.left).toEqual([]);
      const { page } = visitor.tab;
      await visitor.online(true);
      await visitor.wait(600);
      expect(page.left.at(-1)).toMatch(/^https:\/\/id\.test\/end/);
    }));

  it.each<[string, string, SaveFate]>([
    ['no quantity', '1.5', 'stored'],
    ['refused by itself', '50', 'stored'],
    ['refused as a whole', '5', 'forbidden'],
  ])('with an entry that is %s: it asks, and ends the session once it may be discarded', (_, entry, fate) =>
    atStyle(async (visitor) => {
      visitor.server.fate = fate;
      await visitor.type('v-1', entry);
      await visitor.wait(1_000);
      await visitor.follow('/logout');
      await visitor.wait(1_600);
      expect(visitor.isAsked()).toBe(true);
      await visitor.decide('discard');
      await visitor.wait(600);
      await expectSignedOut(visitor);
      expect([...visitor.tab.page.local.keys()].filter((key) => key.startsWith('selvedge.draft'))).toEqual(
        [],
      );
    }),
  );

  it("'No, keep editing' stays, and asks again the next time", () =>
    atStyle(async (visitor) => {
      await visitor.type('v-1', '1.5');
      await visitor.follow('/logout');
      await visitor.wait(1_600);
      await visitor.decide('keep');
      expect(visitor.isAsked()).toBe(false);
      expect(visitor.shownIn('v-1')).toBe('1.5');
      await visitor.follow('/logout');
      await visitor.wait(1_600);
      expect(visitor.isAsked()).toBe(true);
    }));

  it('a second press changes nothing: neither the wait nor the history', () =>
    atStyle(async (visitor) => {
      visitor.server.fate = 'slow';
      await visitor.type('v-1', '5');
      await visitor.follow('/logout');
      await visitor.wait(1_000);
      await visitor.follow('/logout');
      await visitor.wait(600);
      expect(visitor.isAskedAboutKept()).toBe(true);
      visitor.tab.document?.page.go('/logout');
      await visitor.wait(100);
      expect(visitor.isAskedAboutKept()).toBe(true);
      await visitor.decide('leave');
      await visitor.wait(500);
      await expectSignedOut(visitor);
    }));

  it('a press above the question, in the dialog of a maintenance, asks anew, so that the question is on top', () =>
    atStyle(async (visitor) => {
      const turns: boolean[] = [];
      const watch = () => {
        if (turns.at(-1) !== visitor.isAsked()) turns.push(visitor.isAsked());
      };
      visitor.tab.document?.portal.actor.system.inspect(watch);
      await visitor.type('v-1', '1.5');
      await visitor.follow('/imprint');
      await visitor.follow('/logout');
      await visitor.wait(1_600);
      visitor.tab.document?.page.go('/logout');
      await visitor.wait(1_700);
      expect(turns).toEqual([false, true, false, true]);
      expect(visitor.isAskedAboutKept()).toBe(false);
      await visitor.decide('discard');
      await visitor.wait(600);
      await expectSignedOut(visitor);
    }));

  it('a press above the question about work on the device asks anew too', () =>
    atStyle(async (visitor) => {
      const turns: boolean[] = [];
      visitor.server.fate = 'down';
      await visitor.type('v-1', '5');
      await visitor.follow('/logout');
      await visitor.wait(1_600);
      visitor.tab.document?.portal.actor.system.inspect(() => {
        if (turns.at(-1) !== visitor.isAskedAboutKept()) turns.push(visitor.isAskedAboutKept());
      });
      visitor.tab.document?.page.go('/logout');
      await visitor.wait(2_000);
      expect(turns).toEqual([true, false, true]);
      await visitor.decide('leave');
      await visitor.wait(500);
      await expectSignedOut(visitor);
    }));

  it('from the dashboard, with something left in a season that has to be decided: the season asks', () =>
    atStyle(async (visitor) => {
      await visitor.type('v-1', '1.5');
      await visitor.follow('/');
      await visitor.wait(3_000);
      expect(visitor.isAsked()).toBe(false);
      await visitor.follow('/logout');
      await visitor.wait(1_600);
      expect(visitor.isAsked()).toBe(true);
      expect(visitor.tab.document?.page.path()).toBe(pathTo('style'));
    }));

  it('going elsewhere by Back while it waits gives the wish up', () =>
    atStyle(async (visitor) => {
      await visitor.follow('/');
      await visitor.follow(pathTo('style'));
      await visitor.wait(500);
      await visitor.type('v-1', '1.5');
      await visitor.follow('/logout');
      await visitor.turn('back');
      await visitor.turn('back');
      expect(visitor.tab.document?.page.path()).toBe('/');
      await visitor.wait(3_000);
      expect(visitor.session()?.value).toBe('signedIn');
      expect(visitor.isAsked()).toBe(false);
    }));
});
