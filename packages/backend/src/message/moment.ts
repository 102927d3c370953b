const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?:(:\d{2})(\.\d{1,3})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Epoch ms of an ISO 8601 date-time with its UTC offset; null for anything else, such as 30 February. */
export function parseMoment(text: string): number | null {
  const [, toMinute, seconds = ':00', fraction = '', offset] = pattern.exec(text.slice(0, 40)) ?? [];
  if (toMinute === undefined || offset === undefined) return null;
  const shown = toMinute + seconds;
  const asUtc = new Date(`${shown}Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 19) !== shown) return null;
  return Date.parse(shown + fraction + offset);
}
