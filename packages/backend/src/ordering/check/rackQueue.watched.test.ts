import type { AddressInfo } from 'node:net';
import { cartRack, changeLines, readCart } from '@selvedge/core/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressOf } from '../../endpoint/bind.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { cartAt, fill, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

/** The real ones, told of: who has come, how many racks were read, and which were begun, by their search part. */
const { begun, counts, gate } = vi.hoisted(() => ({
  begun: [] as string[],
  counts: { come: 0, read: 0 },
  gate: { open: Promise.resolve() },
}));
vi.mock('../../fairUse/fairUse.ts', async (original) => {
  const real = await original<typeof import('../../fairUse/fairUse.ts')>();
  return {
    ...real,
    takeTurn: async (...args: Parameters<typeof real.takeTurn>) => {
      await real.takeTurn(...args);
      if (args[1] === 'documents') counts.come += 1;
    },
  };
});
vi.mock('./rackSheet.ts', async (original) => {
  const real = await original<typeof import('./rackSheet.ts')>();
  return {
    ...real,
    readRack: async (...args: Parameters<typeof real.readRack>) => {
      const sheet = await real.readRack(...args);
      counts.read += 1;
      return sheet;
    },
  };
});
vi.mock('./rackPdf.ts', async (original) => {
  const real = await original<typeof import('./rackPdf.ts')>();
  return {
    ...real,
    rackPdf: async (...args: Parameters<typeof real.rackPdf>) => {
      begun.push(args[1].view.chosen.gender?.[0] ?? '');
      await gate.open;
      return real.rackPdf(...args);
    },
  };
});

let stage: Stage;
let origin: string;
let cart: { readonly rightEnv: 'preorder' | 'postorder'; readonly cartId: string };
const tokens = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  stage = await setStage();
  const { buyer, testApp } = stage;
  const at = stage.open('C1002');
  const { head } = await cartAt(buyer, at);
  cart = { rightEnv: head.rightEnv, cartId: head.cartId };
  const style = await styleAt(buyer, at, 0);
  const { articleVariantId } = variantIn(style);
  const changes = [{ articleVariantId, quantity: 2, was: 0 }];
  await buyer.get(changeLines, { params: cart, body: { version: head.version, changes } });
  for (const name of ['buyer', 'manager'])
    tokens.set(name, (await signedIn(testApp, `${name}@selvedge.test`)).headers);
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
}, 120_000);
afterAll(() => stage.testApp.close());

/** Asks over a connection of its own, as a browser does. */
async function ask(who: string, name: string, signal?: AbortSignal): Promise<number> {
  const { head } = await stage.buyer.get(readCart, { params: cart });
  const query = new URLSearchParams({ version: String(head.version), view: `?tab=view&gender=${name}` });
  const response = await fetch(`${origin}${fill(addressOf(cartRack), cart)}?${query}`, {
    headers: { ...tokens.get(who) },
    ...(signal && { signal }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Holds back the making of files until it is opened. */
function hold(): () => void {
  let open = (): void => undefined;
  gate.open = new Promise((resolve) => {
    open = resolve;
  });
  begun.length = 0;
  counts.come = 0;
  counts.read = 0;
  return open;
}

it('O1 fifty racks that nobody waits for any more are not made: the next caller is served after the first of them', async () => {
  const open = hold();
  const leaving = new AbortController();
  const abandoned = Array.from({ length: 50 }, (_, at) =>
    ask('buyer', `gone${at}`, leaving.signal).catch(() => 'left'),
  );
  await vi.waitFor(() => expect([counts.come, begun.length]).toEqual([50, 1]), 60_000);
  leaving.abort();
  expect(new Set(await Promise.all(abandoned))).toEqual(new Set(['left']));
  const next = ask('manager', 'next');
  await vi.waitFor(() => expect(counts.come).toBe(51), 60_000);
  open();
  expect(await next).toBe(200);
  expect([begun.length, counts.read]).toEqual([2, 2]);
  expect(begun.at(-1)).toBe('next');
}, 120_000);

it('O1 one person’s racks make another wait for one of them, not for all', async () => {
  const open = hold();
  const many = Array.from({ length: 8 }, (_, at) => ask('buyer', `many${at}`));
  await vi.waitFor(() => expect([counts.come, begun.length]).toEqual([8, 1]), 60_000);
  const next = ask('manager', 'other');
  await vi.waitFor(() => expect(counts.come).toBe(9), 60_000);
  open();
  expect(new Set(await Promise.all([...many, next]))).toEqual(new Set([200]));
  expect(begun.indexOf('other')).toBe(1);
}, 120_000);
