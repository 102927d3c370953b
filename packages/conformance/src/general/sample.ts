import type { Entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import type { SentRequest } from '../http/caller.ts';

/**
 * A call that would succeed, to be altered so that it is refused. It has no effect, so one call serves all checks,
 * unless a refusal may use up its print token.
 */
export const sampleOf = (entry: Entry, fixture: Fixture): Promise<SentRequest> =>
  entry.endpoint.credentials === 'none'
    ? entry.call(fixture)
    : fixture.once(`sample of ${entry.endpoint.name}`, () => entry.call(fixture));
