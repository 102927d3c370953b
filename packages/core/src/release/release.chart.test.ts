import { describe, expect, it } from 'vitest';
import { createActor, createMachine, waitFor } from 'xstate';
import { createOldestRelease } from '../platform/oldestRelease.ts';
import { hold } from '../testing/held.ts';
import {
  chartSuite,
  createFakeApi,
  type FakePage,
  fakeBrowser,
  fakeOverlaysDependencies,
  wiringSuite,
} from '../testing/index.ts';
import { releaseLogic } from './release.actors.ts';
import { type ReleaseContext, releaseMachine } from './release.machine.ts';

const free = { unsent: false, tried: false };
const unsent = { unsent: true, tried: false };
const tried = { unsent: false, tried: true };

const tour = {
  input: { release: 2 },
  events: [
    { type: 'release.told', oldest: 2 },
    { type: 'release.told', oldest: 3 },
    { type: 'reload.requested' },
  ],
  answers: {
    look: [free, unsent, tried],
    lookAgain: [free, unsent],
    lookOnceMore: [free, unsent],
    reload: [undefined],
  },
};

chartSuite(releaseMachine, {
  ...tour,
  contextKey: ({ context }) => context,
  invariants: {
    'C10 a page is too old exactly where an older one is the oldest served': (snapshot) => {
      const { oldest, release } = snapshot.context as ReleaseContext;
      return snapshot.matches('outdated') === oldest > release;
    },
    'C10 nothing is loaded anew by itself before it was announced': (snapshot) =>
      !(snapshot.hasTag('unsent') && 'reload' in snapshot.children),
  },
});

let page: FakePage;
let oldestRelease: ReturnType<typeof createOldestRelease>;
let held: ReturnType<typeof hold>;
const looks = ['look', 'lookAgain', 'lookOnceMore'] as const;

wiringSuite(releaseMachine, {
  tour,
  machine: (api) => {
    page = fakeBrowser().open('https://portal.test/');
    oldestRelease = createOldestRelease();
    const machine = releaseLogic({ ...fakeOverlaysDependencies(api, page), oldestRelease });
    held = hold(machine, ['look', 'reload']);
    return held.machine;
  },
  doing: {
    events: { 'release.told': ({ oldest }) => oldestRelease.onTold(oldest as number) },
    answers: {
      ...Object.fromEntries(
        looks.map((name) => [
          name,
          (answer: unknown) => {
            const { unsent: engaged, tried: before } = answer as typeof free;
            page.engage(engaged);
            page.session.set('selvedge.release.tried', before ? '3' : '');
            held.release('look');
          },
        ]),
      ),
      reload: () => {
        held.release('reload');
        expect(page.reloads()).toBe(1);
      },
    },
    failures: {
      ...Object.fromEntries(looks.map((name) => [name, (error: unknown) => held.fail('look', error)])),
      reload: (error) => held.fail('reload', error),
    },
  },
});

describe('C10 what keeps a page that is too old', () => {
  const setUp = (context: object, tag?: string) => {
    const ordering = createActor(
      createMachine({ context, initial: 'on', states: { on: { ...(tag && { tags: tag }) } } }),
    ).start();
    const old = fakeBrowser().open('https://portal.test/');
    const dependencies = fakeOverlaysDependencies(createFakeApi().api, old);
    const told = createOldestRelease();
    const actor = createActor(
      releaseLogic({
        ...dependencies,
        oldestRelease: told,
        portal: { ...dependencies.portal, ordering: () => ordering },
      }),
      { input: { release: 2 } },
    ).start();
    told.onTold(3);
    return { old, actor, told };
  };
  const settled = async (actor: ReturnType<typeof setUp>['actor']) => {
    await waitFor(actor, (snapshot) => !snapshot.matches({ outdated: 'looking' }));
    return actor.getSnapshot().value;
  };

  it.each([
    ['what is typed and not stored', { unsaved: 'atRisk' }, undefined, 'waiting'],
    ['what is kept on the device and not stored', { unsaved: 'kept' }, undefined, 'waiting'],
    ['an answer that is waited for', { unsaved: 'none' }, 'pending', 'waiting'],
    ['nothing else', { unsaved: 'none' }, undefined, 'announced'],
  ])('%s', async (_, context, tag, state) => {
    const { actor } = setUp(context, tag);
    expect(await settled(actor)).toEqual({ outdated: state });
    actor.stop();
  });

  it('nothing where answers were told before the chart came, and no longer once they take it back', async () => {
    const { actor, told } = setUp({ unsaved: 'none' });
    expect(await settled(actor)).toEqual({ outdated: 'announced' });
    told.onTold(1);
    expect(actor.getSnapshot().value).toBe('served');
    actor.stop();
  });
});

it('C10 goes on where the code that keeps the page does not come', async () => {
  const page = fakeBrowser().open('https://portal.test/');
  const oldest = createOldestRelease();
  const dependencies = { ...fakeOverlaysDependencies(createFakeApi().api, page), oldestRelease: oldest };
  const ports = { ...dependencies.ports, keepPage: () => Promise.reject(new Error('a file is lost')) };
  const actor = createActor(releaseLogic({ ...dependencies, ports }), { input: { release: 2 } }).start();
  await new Promise((resolve) => setTimeout(resolve));
  oldest.onTold(3);
  expect(actor.getSnapshot().status).toBe('active');
  expect(actor.getSnapshot().matches('outdated')).toBe(true);
  actor.stop();
});
