import { enums, type Infer, optional, pattern, refine, size, string, type } from 'superstruct';

/** A short text without control characters, which could steer the terminal of whoever reads it. */
const short = pattern(size(string(), 0, 200), /^\P{Cc}*$/u);
const longestAddress = 2_000;

const addressStruct = refine(size(string(), 0, longestAddress), 'address', (text) => {
  if (text === '') return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
});
const visitorStruct = pattern(string(), /^[0-9a-f]{16}$/i);

/**
 * The Matomo HTTP tracking parameters that the portal uses. Others are ignored, as in Matomo.
 * https://developer.matomo.org/api-reference/tracking-api
 */
export const parametersStruct = type({
  idsite: size(string(), 1, 20),
  rec: enums(['1']),
  apiv: optional(enums(['1'])),
  action_name: optional(short),
  url: optional(addressStruct),
  urlref: optional(addressStruct),
  _id: optional(visitorStruct),
  cid: optional(visitorStruct),
  rand: optional(size(string(), 0, 64)),
  dimension1: optional(short),
  e_c: optional(short),
  e_a: optional(short),
  e_n: optional(short),
  ping: optional(enums(['0', '1'])),
  send_image: optional(enums(['0', '1'])),
});
export type Parameters = Infer<typeof parametersStruct>;

/** An address without the parts that may identify a person: user, query and fragment; null for none. */
export function placeOf(address: string | undefined): string | null {
  if (!address) return null;
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
