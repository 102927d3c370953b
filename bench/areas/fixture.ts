import type { Browser } from '@playwright/test';
import type { Api } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import type { Server } from '../harness/portal.ts';

/** What an area measures on. */
export interface Fixture {
  /** How often everything is measured. */
  readonly runs: number;
  readonly portal: Server;
  /** Empty React app, plain matrix, the core alone, and the season's index. */
  readonly floors: Server;
  readonly browser: Browser;
  readonly api: Api;
  readonly token: string;
  /** Three customers' places of the large season: nothing ordered, one style, 500 styles. */
  readonly places: {
    readonly empty: SeasonPlace;
    readonly one: SeasonPlace;
    readonly full: SeasonPlace;
  };
}
