import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AnyStateMachine, enqueueActions } from 'xstate';
import { orderingMachine } from '../ordering/ordering.machine.ts';
import { workspaceMachine } from '../ordering/workspace/workspace.machine.ts';
import { overlaysLoaderMachine } from '../overlays/overlaysLoader.machine.ts';
import type { LocationPort, Ports, StoragePort } from '../platform/ports.ts';
import { portalMachine } from './portal.machine.ts';
import { ANOTHER_SEASON } from './testing/earlierPage.ts';
import { followSteps } from './testing/followSteps.ts';
import { paths } from './testing/steps.ts';

const SEED = 20_270_301;
const MOST_PATHS = 300;

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** Puts a part into a chart in place of its own; yields how to put that back. */
const swap = (machine: AnyStateMachine, kind: 'actions' | 'guards', name: string, part: unknown) => {
  const parts = machine.implementations[kind] as Record<string, unknown>;
  const own = parts[name];
  if (own === undefined) throw new Error(`${machine.id} has no ${name}`);
  parts[name] = part;
  return () => {
    parts[name] = own;
  };
};

const ofLocation =
  (change: (location: LocationPort) => Partial<LocationPort>) =>
  (ports: Ports): Ports => ({ ...ports, location: { ...ports.location, ...change(ports.location) } });

const ofStorage =
  (which: 'localStorage' | 'sessionStorage', change: (storage: StoragePort) => Partial<StoragePort>) =>
  (ports: Ports): Ports => ({ ...ports, [which]: { ...ports[which], ...change(ports[which]) } });

/** As the portal did it once: the address stays while signing out waits, and asking for it again is no change. */
const droppedAddress = ofLocation((location) => ({
  replace: (path) => {
    if (!location.href().endsWith('/logout')) location.replace(path);
  },
  onChange: (listener) => {
    let reported = location.href();
    return location.onChange(() => {
      if (location.href() === reported) return;
      reported = location.href();
      listener();
    });
  },
}));

const unanswered = (ports: Ports): Ports => ({
  ...ports,
  fetch: (request) => (request.method === 'PATCH' ? new Promise<Response>(() => {}) : ports.fetch(request)),
});

interface Fault {
  readonly name: string;
  readonly said: RegExp;
  readonly change?: (ports: Ports) => Ports;
  readonly seed?: () => () => void;
}

const faults: readonly Fault[] = [
  {
    name: 'an address that is asked for again is dropped',
    said: /the address is \/logout/,
    change: droppedAddress,
  },
  {
    name: 'signing out is held back for ever',
    said: /signing out was asked for/,
    seed: () =>
      swap(
        portalMachine,
        'guards',
        'asksBefore',
        ({ context }: { context: { ordering: unknown } }, { route }: { route: { screen: string } }) =>
          route.screen === 'logout' && context.ordering !== null,
      ),
  },
  {
    name: 'signing out gives up what is typed',
    said: /was typed/,
    seed: () =>
      swap(
        orderingMachine,
        'actions',
        'dropNext',
        enqueueActions(({ enqueue }) => {
          enqueue.sendTo('workspace', { type: 'edits.discarded' });
          enqueue.assign({ next: null });
        }),
      ),
  },
  {
    name: 'a session that ended elsewhere goes on',
    said: /another tab signed out/,
    change: (ports) => ({ ...ports, channel: { ...ports.channel, listen: () => () => {} } }),
  },
  {
    name: 'nobody tells that a maintenance is over',
    said: /not told that the maintenance is over/,
    seed: () => swap(portalMachine, 'actions', 'retryAll', () => {}),
  },
  {
    name: 'another language drops what is typed',
    said: /was typed/,
    seed: () =>
      swap(
        workspaceMachine,
        'actions',
        'passOnLanguage',
        enqueueActions(({ enqueue }) => {
          enqueue.sendTo('cart', { type: 'edits.discarded' });
        }),
      ),
  },
  { name: 'an answer never comes', said: /waits: .*saving/, change: unanswered },
  {
    name: 'tokens stay in the page',
    said: /keeps tokens/,
    change: ofStorage('sessionStorage', () => ({ remove: () => {} })),
  },
  {
    name: 'nothing is kept on the device',
    said: /was typed, nothing is kept/,
    change: ofStorage('localStorage', (storage) => ({
      set: (key, value) => {
        if (!key.startsWith('selvedge.draft')) storage.set(key, value);
      },
    })),
  },
  {
    name: 'a removal forgets another season',
    said: /was removed, and is there/,
    change: ofStorage('localStorage', (storage) => ({
      remove: (key) => {
        if (!key.includes(`/${ANOTHER_SEASON}/`)) storage.remove(key);
      },
    })),
  },
  {
    name: 'the question about work on the device leaves a wish to log out behind',
    said: /signing out was asked for/,
    seed: () => swap(overlaysLoaderMachine, 'actions', 'passOn', () => {}),
  },
  {
    name: 'an address that is to be shown soon never is',
    said: /signing out was asked for|the address is/,
    change: ofLocation(() => ({ replaceSoon: () => {} })),
  },
];

it.each(faults)(
  'A12 N4 the joined portal finds out that $name',
  async ({ said, change, seed }) => {
    const fix = seed?.();
    try {
      const found = await fc.check(
        fc.asyncProperty(paths, async (path) => {
          await followSteps(path, change);
        }),
        { numRuns: MOST_PATHS, seed: SEED, endOnFailure: true },
      );
      expect(found.failed).toBe(true);
      expect(String(found.errorInstance)).toMatch(said);
    } finally {
      fix?.();
    }
  },
  600_000,
);
