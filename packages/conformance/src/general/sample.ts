import type { Entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import type { Sent } from '../http/caller.ts';

/**
 * A call of a route that would go well, to be altered so that it is refused: nothing comes of it, so one is enough. A
 * print token may be used up by a refusal.
 */
export const sampleOf = (entry: Entry, fixture: Fixture): Promise<Sent> =>
  entry.endpoint.credentials === 'none'
    ? entry.call(fixture)
    : fixture.once(`sample of ${entry.endpoint.name}`, () => entry.call(fixture));
