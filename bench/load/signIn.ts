import { createHash, randomBytes } from 'node:crypto';
import { assertConfiguration, type Configuration } from '@selvedge/core';
import type { Notes } from './caller.ts';
import { isAnswered } from './sheet.ts';
import type { Heard, Wire } from './wire.ts';

const embedded = /<script type="application\/json" id="portal-config">([\s\S]*?)<\/script>/;
const REDIRECTS = 8;
const random = (): string => randomBytes(32).toString('base64url');

interface Who {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/** The portal or its provider refused a step of the sign-in. */
export class NotSignedIn extends Error {
  readonly heard: Heard;

  constructor(step: string, heard: Heard) {
    super(`The sign-in ended at '${step}' with ${heard.status}: ${heard.text.slice(0, 300)}`);
    this.heard = heard;
  }
}

/** A browser on its way through the provider's form: it keeps cookies, and follows redirects. */
class Browser {
  readonly #wire: Wire;
  readonly #notes: Notes;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor(wire: Wire, notes: Notes, address: string) {
    this.#wire = wire;
    this.#notes = notes;
    this.#address = address;
  }

  /** Opens an address, and measures it with its redirects as one step. */
  async open(step: string, url: URL, form?: URLSearchParams, more: Readonly<Record<string, string>> = {}) {
    const from = performance.now();
    let at = url;
    let body = form?.toString();
    for (let hop = 0; hop < REDIRECTS; hop += 1) {
      const heard = await this.#wire.send({
        method: body === undefined ? 'GET' : 'POST',
        path: at.pathname + at.search,
        headers: {
          accept: 'text/html',
          'x-forwarded-for': this.#address,
          ...(this.#cookies.size > 0 && {
            cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...more,
        },
        ...(body !== undefined && { body }),
        reads: true,
      });
      for (const line of heard.headers['set-cookie'] ?? []) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        this.#cookies.set(name, value);
      }
      const { location } = heard.headers;
      const isCode = location !== undefined && new URL(location, at).searchParams.has('code');
      if (location === undefined || isCode || !isAnswered(heard.status)) {
        this.#notes.sheet.note(step, heard.status, performance.now() - from);
        if (!isAnswered(heard.status)) throw new NotSignedIn(step, heard);
        return { at: location === undefined ? at : new URL(location, at), text: heard.text };
      }
      at = new URL(location, at);
      body = undefined;
    }
    throw new Error(`${step} leads on and on`);
  }
}

/** What the page says of the provider; the same for everybody, and read once. */
export async function configurationOf(wire: Wire, publicUrl: string, notes: Notes): Promise<Configuration> {
  const { text } = await new Browser(wire, notes, '10.255.0.1').open('page', new URL(publicUrl));
  return assertConfiguration(JSON.parse(embedded.exec(text)?.[1] ?? 'null'));
}

/**
 * Signs somebody in by the code flow of the page, through the provider's form, and answers the access token.
 *
 * @throws {NotSignedIn}
 */
export async function signIn(wire: Wire, notes: Notes, { auth }: Configuration, who: Who): Promise<string> {
  const browser = new Browser(wire, notes, who.address);
  const verifier = random();
  const address = new URL(auth.authUrl);
  for (const [name, value] of Object.entries({
    ...{ response_type: 'code', client_id: auth.clientId, redirect_uri: auth.redirectUrl, scope: auth.scope },
    ...{ state: random(), code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }))
    address.searchParams.set(name, value);
  await browser.open('page', new URL('/', auth.redirectUrl));
  const form = await browser.open('signIn: form', address);
  const fields = new URLSearchParams({ email: who.email, password: who.password, language: 'en' });
  const { at } = await browser.open('signIn: password', form.at, fields);
  const basic = Buffer.from(`${auth.clientId}:${auth.clientSecret ?? ''}`).toString('base64');
  const { text } = await browser.open(
    'signIn: token',
    new URL(auth.tokenUrl),
    new URLSearchParams({
      ...{ grant_type: 'authorization_code', code: at.searchParams.get('code') ?? '' },
      ...{ redirect_uri: auth.redirectUrl, code_verifier: verifier },
      ...(auth.mode !== 'basic' && { client_id: auth.clientId }),
    }),
    { accept: 'application/json', ...(auth.mode === 'basic' && { authorization: `Basic ${basic}` }) },
  );
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null || !('access_token' in given))
    throw new Error('The provider gave no access token');
  return String(given.access_token);
}
