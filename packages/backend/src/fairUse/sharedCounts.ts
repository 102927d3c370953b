import type {
  FastifyRateLimitOptions,
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { AppContext } from '../appContext.ts';
import { countCall } from './callCount.store.ts';

interface OfRoute {
  readonly routeInfo?: { readonly method?: unknown; readonly url?: unknown };
}

const nameOf = ({ routeInfo }: OfRoute): string => `${String(routeInfo?.method)} ${String(routeInfo?.url)}`;

/** Counts the limits of routes in the database, so that they hold however many processes answer. */
export function sharedCounts({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): FastifyRateLimitStoreCtor {
  return class SharedCounts implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(options: FastifyRateLimitOptions & OfRoute) {
      this.#route = nameOf(options);
    }

    incr: FastifyRateLimitStore['incr'] = (key, callback, window, most) => {
      const at = now();
      countCall(database, { subject: `${this.#route} ${key}`, most, window }, at).then(
        ({ calls, windowEndsAt }) => callback(null, { current: calls, ttl: windowEndsAt - at }),
        callback,
      );
    };

    child(options: FastifyRateLimitOptions & OfRoute): FastifyRateLimitStore {
      return new SharedCounts(options);
    }
  };
}
