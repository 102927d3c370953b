import { type BalancedPortals, startBalancedPortals } from '@selvedge/backend/testing/balancedPortals';
import { type PreparedBuyer, prepareBuyers } from '@selvedge/backend/testing/buyers';
import type { SeasonPlace } from '@selvedge/core/contract';
import { callsBy, orderable, readSome } from '../harness/season.ts';
import type { Options } from './options.ts';
import type { OrderableStyle } from './session.ts';
import { Wire } from './wire.ts';

/** So many styles are ordered from, of all that are listed. */
const ORDERED_STYLES = 60;
const LEAST_CELLS = 8;

type Prepared = Awaited<ReturnType<typeof prepareBuyers>>;

/** Two instances on one database, with a season and its buyers. */
export interface Stage {
  readonly portals: BalancedPortals<Prepared>;
  readonly databaseUrl: string;
  readonly instances: readonly string[];
  readonly operatorToken: string;
  readonly wire: Wire;
  readonly buyers: readonly PreparedBuyer[];
  readonly styles: readonly OrderableStyle[];
  placeOf(buyer: PreparedBuyer): SeasonPlace;
  close(): Promise<void>;
}

export async function setStage({ buyers: count, styles }: Options): Promise<Stage> {
  const operatorToken = 'bench-load-'.repeat(4);
  const environment = {
    ...{ OIDC_ACCESS_TOKEN_SECONDS: '14400', DEMO_LIVE: 'off', LOG_LEVEL: 'error' },
    // As it is unless somebody sets it: tests of two instances turn it off.
    OVERLOAD_WAIT_MS: '500',
    OPERATOR_TOKEN: operatorToken,
  };
  const portals = await startBalancedPortals(
    environment,
    // One more than is asked for: the one who is measured alone.
    (fresh, settings) => prepareBuyers(fresh, settings, { count: count + 1, styles }),
    ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_planning=on'],
  );
  try {
    return await enter(portals, operatorToken);
  } catch (error) {
    await portals.close();
    throw error;
  }
}

async function enter(portals: BalancedPortals<Prepared>, operatorToken: string): Promise<Stage> {
  const { fresh, balancer, prepared } = portals;
  const instances = [0, 1].map((at) => portals.running(at).url);
  const wire = new Wire(instances, balancer.url);
  const placeOf = ({ customerId }: PreparedBuyer): SeasonPlace => ({ ...prepared.place, customerId });
  const [first] = prepared.buyers;
  if (!first) throw new Error('There is no buyer');
  const api = callsBy(balancer.url, first.accessToken);
  const place = placeOf(first);
  const cellsOf = (style: Parameters<typeof orderable>[0]): string[] => orderable(style, place);
  // Whoever types at random would be told of a limit of a length now and then.
  const isLarge = (style: Parameters<typeof orderable>[0]): boolean =>
    cellsOf(style).length >= LEAST_CELLS &&
    style.colours.every(({ lengthLimits }) => lengthLimits.length === 0);
  const found = await readSome(api, place, (some) => some.filter(isLarge).length >= ORDERED_STYLES);
  return {
    ...{ portals, instances, operatorToken, wire, placeOf, buyers: prepared.buyers },
    databaseUrl: fresh.location.databaseUrl ?? '',
    styles: found
      .filter(isLarge)
      .map((style) => ({ articleId: style.articleId, variantIds: cellsOf(style) })),
    async close() {
      wire.close();
      await portals.close();
    },
  };
}
