import type { Endpoint } from '@selvedge/core/contract';
import type { AnyEndpoint } from '../routes.ts';
import type { Caller, Sent } from './caller.ts';
import { Blocked, Deviation } from './deviation.ts';
import { readAnswer } from './reading.ts';

/** A value that is only read, all the way down. */
type Given<Value> = Value extends readonly (infer Element)[]
  ? readonly Given<Element>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value;

/** What a call carries, by its endpoint. */
export type Carried<Params, Query, Body> = Omit<Sent, 'params' | 'query' | 'body'> & {
  readonly params?: Given<Params>;
  readonly query?: Given<Query>;
  readonly body?: Given<Body>;
};

/** An endpoint without its types, and what it carries as it travels. */
export const plain = <P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>): AnyEndpoint =>
  endpoint as unknown as AnyEndpoint;

/** Calls an endpoint and reads its answer. @throws {Deviation} unless it is as the contract says. */
export async function ask<P, Q, B, A>(
  caller: Caller,
  endpoint: Endpoint<P, Q, B, A>,
  carried: NoInfer<Carried<P, Q, B>>,
): Promise<A> {
  return readAnswer(endpoint, await caller.call(plain(endpoint), carried as Sent));
}

/** The same for what a check rests on: when it deviates, nothing is known of the check. @throws {Blocked} */
export async function need<P, Q, B, A>(
  caller: Caller,
  endpoint: Endpoint<P, Q, B, A>,
  carried: NoInfer<Carried<P, Q, B>>,
): Promise<A> {
  try {
    return await ask(caller, endpoint, carried);
  } catch (error) {
    throw error instanceof Deviation ? new Blocked(endpoint.name, error) : error;
  }
}
