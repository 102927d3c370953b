import type { Endpoint } from '@selvedge/core/contract';
import type { AnyEndpoint } from '../routes.ts';
import type { Caller, SentRequest } from './caller.ts';
import { Blocked, Deviation } from './deviation.ts';
import { readAnswer } from './reading.ts';

/** A deeply read-only value. */
type Given<Value> = Value extends readonly (infer Element)[]
  ? readonly Given<Element>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value;

/** The parameters of a call, by its endpoint. */
export type Carried<Params, Query, Body> = Omit<SentRequest, 'params' | 'query' | 'body'> & {
  readonly params?: Given<Params>;
  readonly query?: Given<Query>;
  readonly body?: Given<Body>;
};

/** Removes the types of an endpoint, for calls with untyped parameters. */
export const plain = <P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>): AnyEndpoint =>
  endpoint as unknown as AnyEndpoint;

/** Calls an endpoint and reads its answer. @throws {Deviation} unless it matches the contract. */
export async function ask<P, Q, B, A>(
  caller: Caller,
  endpoint: Endpoint<P, Q, B, A>,
  carried: NoInfer<Carried<P, Q, B>>,
): Promise<A> {
  return readAnswer(endpoint, await caller.call(plain(endpoint), carried as SentRequest));
}

/** As {@link ask}, for a prerequisite of a check: a deviation means that the check cannot be made. @throws {Blocked} */
export async function answerOf<P, Q, B, A>(
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
