import type { SeasonPlace } from '@selvedge/core/contract';

/** The season's index as the portal sends it. */
export interface SentIndex {
  readonly path: string;
  readonly text: string;
  /** Bytes on the line, compressed by brotli. */
  readonly sent: number;
}

/** Where the index of a place is read: the one address a load generator needs. */
export async function readIndex(url: string, token: string, place: SeasonPlace): Promise<SentIndex> {
  const { rightEnv, customerId, season, subdivision, collectionType } = place;
  const path = `/api/v1/${rightEnv}/styles/${customerId}/${season}/${subdivision}/${collectionType}`;
  const headers = { ...headersOf(token), 'accept-encoding': 'br' };
  const answer = await fetch(`${url}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const sent = Number(answer.headers.get('content-length') ?? Number.NaN);
  return { path, text: await answer.text(), sent };
}

/** What every call of the portal carries. */
export const headersOf = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-extranet-token': token,
  'x-language': 'en',
});
