import type { Endpoint, RightEnv, Style } from '@selvedge/core/contract';
import { openCart, readNumbered, styleDetail, styleIndex } from '@selvedge/core/contract';
import type { LightMyRequestResponse } from 'fastify';
import { addressOf } from '../../endpoint/bind.ts';
import { signedIn } from '../../testing/signedIn.ts';
import type { TestApp } from '../../testing/startTestApp.ts';
import type { Place } from '../place/sellingTime.store.ts';

interface Asked<Params, Query, Body> {
  readonly params: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A signed-in user who calls the contract's endpoints over HTTP. */
export interface Partner {
  readonly email: string;
  /** The response as it came. */
  ask<Params, Query, Body, Answer>(
    endpoint: Endpoint<Params, Query, Body, Answer>,
    asked: NoInfer<Asked<Params, Query, Body>>,
  ): Promise<LightMyRequestResponse>;
  /** The answer; fails unless the status is 200, or 204 for null. */
  get<Params, Query, Body, Answer>(
    endpoint: Endpoint<Params, Query, Body, Answer>,
    asked: NoInfer<Asked<Params, Query, Body>>,
  ): Promise<Answer>;
}

/** A contract path with its `:name` parameters filled in. */
export function fill(path: string, params: object): string {
  const values = new Map(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, name: string) => String(values.get(name) ?? '-'));
}

export async function partner(testApp: TestApp, email: string): Promise<Partner> {
  const { headers } = await signedIn(testApp, email);
  return partnerWith(testApp, email, headers);
}

/** The same with the headers of a session that is there already. */
export function partnerWith(
  testApp: Pick<TestApp, 'app'>,
  email: string,
  headers: Readonly<Record<string, string>>,
): Partner {
  const ask: Partner['ask'] = (endpoint, { params, query, body, headers: more }) => {
    const search = new URLSearchParams(Object.entries(query ?? {})).toString();
    return testApp.app.inject({
      method: endpoint.method,
      url: `${fill(addressOf(endpoint), Object(params))}${search && `?${search}`}`,
      headers: { ...headers, ...more },
      ...(body === undefined || body === null ? {} : { payload: Object(body) }),
    });
  };
  async function get<Params, Query, Body, Answer>(
    endpoint: Endpoint<Params, Query, Body, Answer>,
    asked: NoInfer<Asked<Params, Query, Body>>,
  ): Promise<Answer> {
    const { statusCode, body } = await ask(endpoint, asked);
    if (statusCode === 200) return JSON.parse(body);
    if (statusCode === 204) return JSON.parse('null');
    throw new Error(`${endpoint.name} answered ${statusCode}: ${body}`);
  }
  return { email, ask, get };
}

export interface At extends Place {
  readonly rightEnv: RightEnv;
  readonly customerId: string;
}

export const cartAt = ({ get }: Partner, { rightEnv, ...body }: At) =>
  get(openCart, { params: { rightEnv }, body });

/** The `index`-th style of a place, whole. */
export async function styleAt({ get }: Partner, at: At, index: number) {
  const { articleIds } = await get(styleIndex, { params: at });
  const articleId = readNumbered(articleIds)[index] ?? '';
  return get(styleDetail, { params: { ...at, articleId } });
}

/** The `index`-th variant of a style's colour. */
export function variantIn(style: Style, colour = 0, index = 0) {
  const variant = style.colours[colour]?.variants[index];
  if (!variant) throw new Error(`Style ${style.articleId} has no variant ${index} in colour ${colour}`);
  return variant;
}
