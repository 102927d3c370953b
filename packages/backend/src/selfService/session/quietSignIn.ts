const mark = 'asked';

/** Marks an address of the area, so that it does not ask the provider again. */
export function asked(address: string): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set(mark, '1');
  return url.pathname + url.search;
}

export const wasAsked = (address: string): boolean =>
  new URL(address, 'http://localhost').searchParams.has(mark);

/** An authorization address that never shows a form (OpenID Connect Core, section 3.1.2.1). */
export function quietly(address: string): string {
  const url = new URL(address);
  url.searchParams.set('prompt', 'none');
  return url.href;
}
