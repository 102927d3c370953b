import type { Api } from '@selvedge/core';
import type { FailureBody } from '@selvedge/core/contract';
import type { UserAction } from './userActions.ts';

/** A request, parsed by the contract. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Responds to a request. Throw a {@link CallRefused} to refuse it, return `never()` to leave it pending. */
export type Answering = (asked: Asked, showroom: Api) => unknown;

/** A simulated service that brings the portal to a screen that is rarely seen. */
export interface Scene {
  /** As in the URL `?scene=<id>`. */
  readonly id: string;
  readonly title: string;
  /** The chart it is about, which is shown first. */
  readonly flow: string;
  /**
   * The state it brings that chart to, as a path below the chart, for example 'list.failed'. Other states may be
   * active beside or inside it.
   */
  readonly state: string;
  /** The path where the portal opens. */
  readonly path: string;
  /** The responses that differ from those of a healthy service, by endpoint name. */
  readonly answers?: Readonly<Record<string, Answering>>;
  /** The response of the provider's token endpoint. Tokens by default. */
  readonly tokens?: () => Response | Promise<Response>;
  /** The file name of a chunk that can no longer be loaded. */
  readonly gone?: string;
  /** User actions there, one after the other. */
  readonly userActions?: readonly UserAction[];
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

/** The network is down. */
export const removeChunk: Answering = () => {
  throw new TypeError('Failed to fetch');
};

export const never: Answering = () => new Promise(() => {});
