import type { Api } from '@selvedge/core';
import type { FailureBody } from '@selvedge/core/contract';
import type { Hand } from './hands.ts';

/** A call that came, as the contract reads it. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers a call; a {@link CallRefused} refuses it, `never()` leaves it without an answer. */
export type Answering = (asked: Asked, showroom: Api) => unknown;

/** A made-up service that brings the portal to a screen one seldom sees. */
export interface Scene {
  /** As in the link `?scene=<id>`. */
  readonly id: string;
  readonly title: string;
  /** The chart it is about: the one that is shown first. */
  readonly flow: string;
  /** Where it brings that chart, from the chart downwards, like 'list.failed'; further states may be beside or in it. */
  readonly state: string;
  /** Where the portal opens. */
  readonly path: string;
  /** What differs from a portal in which all is well, by the name of the endpoint. */
  readonly answers?: Readonly<Record<string, Answering>>;
  /** What the provider's token address answers; tokens by default. */
  readonly tokens?: () => Response | Promise<Response>;
  /** A part of the program that cannot be fetched any more, by the name of its file. */
  readonly gone?: string;
  /** What somebody does there, one after the other. */
  readonly hands?: readonly Hand[];
}

export class CallRefused extends Error {
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: Partial<FailureBody> = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = { message: 'The service is made up, and refuses.', tracking: '7F3C-19AB', ...body };
  }
}

export const refuse =
  (status: number, body: Partial<FailureBody> = {}): Answering =>
  () => {
    throw new CallRefused(status, body);
  };

/** The network is away. */
export const lose: Answering = () => {
  throw new TypeError('Failed to fetch');
};

export const never: Answering = () => new Promise(() => {});
