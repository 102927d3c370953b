import type { Endpoint } from '@selvedge/core/contract';
import type { Fixture } from '../fixture/fixture.ts';
import { expectThat, NothingThere } from '../http/deviation.ts';
import { readAnswer } from '../http/reading.ts';
import { plain } from '../http/typed.ts';

/** Description of a list check. */
export const undisclosed = 'somebody whose they are not is told none of them';

/**
 * Requests a list as the stranger. It must be refused, or contain none of the other user's rows.
 *
 * @throws {Deviation} when it contains one.
 */
export async function expectUndisclosed<P, Q, B, Row>(
  { stranger }: Fixture,
  endpoint: Endpoint<P, Q, B, Row[]>,
  params: Readonly<Record<string, string>>,
  isOurs: (row: Row) => boolean,
): Promise<void> {
  if (!stranger) throw new NothingThere('nobody else is given (--stranger)');
  const response = await stranger.call(plain(endpoint), { params });
  if (response.status === 404 || response.status === 403) return;
  const told = readAnswer(endpoint, response).filter(isOurs);
  expectThat(told.length === 0, 'nothing of somebody else', told);
}
