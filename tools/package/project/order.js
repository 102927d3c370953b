/**
 * A program of somebody else's project: signs in as the command line does for the demonstration, looks for a place where a
 * buyer can order, has the program of docs/build-another-front-end.md order there, and looks at the cart.
 */
import { createApi } from '@selvedge/core';
import {
  activeSellingTimes,
  currentCart,
  customers,
  readNumbered,
  styleDetail,
  styleIndex,
} from '@selvedge/core/contract';
import { hindranceOf } from '@selvedge/core/rules';
import { requestTokens } from '@selvedge/core/validation';

const portal = process.env.PORTAL ?? 'http://localhost:8080';
/** Pieces that the variant must bear at least. */
const plenty = 50;

async function signIn() {
  const answer = await fetch(`${portal}/oidc/.well-known/openid-configuration`);
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = await answer.json();
  const client = {
    authUrl: authorization_endpoint,
    tokenUrl: token_endpoint,
    refreshUrl: token_endpoint,
    redirectUrl: portal,
    logoutUrl: null,
    clientId: 'selvedge-command-line',
    clientSecret: null,
    mode: /** @type {const} */ ('public'),
    scope: 'openid profile email',
    issuer,
    keysUrl: jwks_uri,
  };
  const ports = { fetch: (/** @type {Request} */ request) => fetch(request), now: Date.now };
  const fields = { grant_type: 'urn:selvedge:params:oauth:grant-type:demo', account: 'buyer' };
  const { tokens } = await requestTokens(ports, client, token_endpoint, fields, AbortSignal.timeout(15_000));
  return tokens.accessToken;
}

const token = await signIn();
const api = createApi({
  bases: { apiUrl: `${portal}/api`, extranetUrl: `${portal}/extranet` },
  fetch: (request) => fetch(request),
  tokens: { held: () => true, current: async () => token, renewed: async () => token, rejected: () => {} },
  language: () => 'en',
});

/**
 * The code of a variant that can be ordered without any limit being near; null where there is none.
 *
 * @param {import('@selvedge/core/contract').SeasonPlace} place
 */
async function codeIn(place) {
  const { articleIds } = await api.send(styleIndex, { params: place });
  for (const articleId of readNumbered(articleIds).slice(0, 20)) {
    const style = await api.send(styleDetail, { params: { ...place, articleId } });
    const found = style.colours
      .flatMap((colour) => colour.variants.map((variant) => ({ style, colour, variant })))
      .filter((one) => hindranceOf(one, { place, now: Date.now() }) === null)
      .map(({ variant }) => variant)
      .filter(({ availableQuantity: stock }) => stock === null || stock >= plenty)
      .filter(({ permittedQuantity: most }) => most === null || most >= plenty)
      .find(({ ean }) => ean);
    if (found) return found.ean;
  }
  return null;
}

/** A season that is open, in which the point of sale has no cart yet, and the code of a variant there. */
async function spot() {
  const rightEnv = /** @type {const} */ ('preorder');
  for (const { customerId } of await api.send(customers, { params: { rightEnv }, query: {} })) {
    const times = await api.send(activeSellingTimes, { params: { rightEnv, customerId } });
    for (const { season, subdivision, collectionType } of times.toSorted(
      (one, other) => other.salesPeriodTo - one.salesPeriodTo,
    )) {
      const place = { rightEnv, customerId, season, subdivision, collectionType };
      if ((await api.send(currentCart, { params: place })) !== null) continue;
      const ean = await codeIn(place);
      if (ean) return { place, ean };
    }
  }
  throw new Error('Nothing can be ordered anywhere');
}

const { place, ean } = await spot();
Object.assign(process.env, {
  ...{ CUSTOMER: place.customerId, SEASON: place.season, SUBDIVISION: place.subdivision },
  ...{ COLLECTION: place.collectionType, EAN: ean },
});
await import(new URL('./documented.mjs', import.meta.url).href);
const cart = await api.send(currentCart, { params: place });
console.log(`${cart?.head.state}, ${cart?.head.pieces} pieces`);
