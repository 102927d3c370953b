import { fromPromise } from 'xstate';
import {
  activeSellingTimes,
  type Customer,
  currentCart,
  customers,
  resolvedRights,
  type SeasonPlace,
} from '../contract/index.ts';
import { listActors } from '../ordering/entry/entry.actors.ts';
import type { Api } from '../platform/api/client.ts';
import type { WorkbookPort } from '../platform/ports.ts';
import { mayInsert } from '../rules/rights.ts';
import { type TokensDependencies, tokensActors } from '../session/tokens.actors.ts';
import { tokensMachine } from '../session/tokens.machine.ts';
import type { PlaceContents } from './validationEnd.ts';
import { matchingCustomer, matchingPlace, type PlaceFound, type WantedPlace } from './wantedPlace.ts';

export interface ValidationDependencies {
  readonly api: Api;
  readonly workbooks: Pick<WorkbookPort, 'read'>;
  readonly session: TokensDependencies;
}

/** The search finds customer numbers, not ids. If nothing fits, load all customers and look for the id. */
const customersFound = async (api: Api, wanted: WantedPlace, signal: AbortSignal): Promise<Customer[]> => {
  const params = { rightEnv: wanted.rightEnv };
  const found = await api.send(customers, { params, query: { query: wanted.customer }, signal });
  return matchingCustomer(found, wanted.customer)
    ? found
    : api.send(customers, { params, query: {}, signal });
};

const findPlace = async (api: Api, wanted: WantedPlace, signal: AbortSignal): Promise<PlaceFound> => {
  const customer = matchingCustomer(await customersFound(api, wanted, signal), wanted.customer);
  if (!customer) return { kind: 'noCustomer' };
  const params = { rightEnv: wanted.rightEnv, customerId: customer.customerId };
  return matchingPlace(wanted, customer, await api.send(activeSellingTimes, { params, signal }));
};

const readPlaceContents = async (
  api: Api,
  place: SeasonPlace,
  signal: AbortSignal,
): Promise<PlaceContents> => {
  const rights = await api.send(resolvedRights, { signal });
  if (!mayInsert(rights, place.rightEnv)) return { mayInsert: false, pieces: new Map() };
  const cart = await api.send(currentCart, { params: place, signal });
  const lines = cart?.lines ?? [];
  return {
    mayInsert: true,
    pieces: new Map(lines.map(({ articleVariantId, quantity }) => [articleVariantId, quantity])),
  };
};

const listCharts = (api: Api, workbooks: Pick<WorkbookPort, 'read'>) => {
  const { listReading, matching } = listActors(api, workbooks);
  return { listReading, matching };
};

export const validationActors = ({ api, workbooks, session }: ValidationDependencies) => ({
  tokens: tokensMachine.provide({ actors: tokensActors(session) }),
  ...listCharts(api, workbooks),
  findPlace: fromPromise<PlaceFound, WantedPlace>(({ input, signal }) => findPlace(api, input, signal)),
  readPlaceContents: fromPromise<PlaceContents, SeasonPlace>(({ input, signal }) =>
    readPlaceContents(api, input, signal),
  ),
});
