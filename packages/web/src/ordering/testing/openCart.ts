import type { Cart } from '@selvedge/core/contract';
import { createFakeApi, type FakeApi, sampleCart, samplePlace, settle } from '@selvedge/core/testing';
import { act } from '@testing-library/react';
import { createActor, SimulatedClock } from 'xstate';
import type { CartRef } from '../cart/state/cellView.ts';
import { providedCharts } from './providedCharts.ts';

export interface OpenCart {
  readonly actor: CartRef;
  readonly fake: FakeApi;
  /** Lets time pass on the cart's clock (ms). */
  pass(ms: number): Promise<void>;
  /** Answers the oldest call. */
  answer(value: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A live cart with its clock and its API that the test controls. */
export async function openCart({
  cart = sampleCart(),
  mayInsert = true,
}: {
  cart?: Cart | null;
  mayInsert?: boolean;
} = {}): Promise<OpenCart> {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const actor = createActor(providedCharts(fake.api).cart, {
    input: { place: samplePlace, mayInsert },
    clock,
  });
  actor.start();
  await settle();
  fake.pending[0]?.answer(cart);
  await settle();
  return {
    actor,
    fake,
    pass: (ms: number) =>
      act(async () => {
        clock.increment(ms);
        await settle();
      }),
    answer: (value: unknown) =>
      act(async () => {
        fake.pending[0]?.answer(value);
        await settle();
      }),
    fail: (error: unknown) =>
      act(async () => {
        fake.pending[0]?.fail(error);
        await settle();
      }),
  };
}
