import { signIn as signInByForm } from '@selvedge/conformance';
import type { Notes } from './caller.ts';
import type { Wire } from './wire.ts';

interface Who {
  readonly portal: string;
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/** What is measured apart of a sign-in, by its call. */
function stepOf(method: string, { pathname }: URL): string {
  if (pathname === '/') return 'page';
  if (pathname.endsWith('/token')) return 'signIn: token';
  return method === 'POST' ? 'signIn: password' : 'signIn: form';
}

/** A fetch over the wire, from an address of its own, that notes each call. */
const fetchFrom =
  (wire: Wire, notes: Notes, address: string): typeof fetch =>
  async (input, { method = 'GET', headers, body } = {}) => {
    const url = new URL(String(input));
    const from = performance.now();
    const heard = await wire.send({
      method,
      path: url.pathname + url.search,
      headers: {
        ...Object(headers),
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body && { body: String(body) }),
      reads: true,
    });
    notes.sheet.note(stepOf(method, url), heard.status, performance.now() - from);
    if (heard.status === 0) throw new TypeError('No answer');
    const came = new Headers();
    for (const [name, value] of Object.entries(heard.headers))
      for (const one of [value ?? []].flat()) if (name !== 'content-encoding') came.append(name, one);
    return new Response(heard.text === '' ? null : heard.text, { status: heard.status, headers: came });
  };

/**
 * Signs somebody in by the code flow of the page, through the provider's form, and answers the access token.
 *
 * @throws {CouldNotRun}
 */
export const signIn = (wire: Wire, notes: Notes, { address, ...who }: Who): Promise<string> =>
  signInByForm(who, fetchFrom(wire, notes, address));
