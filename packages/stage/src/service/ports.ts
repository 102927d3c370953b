import type { Ports } from '@selvedge/core';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Scene } from '../scene/scene.ts';
import { stageNow } from './clock.ts';
import { madeUpConfiguration } from './configuration.ts';
import { madeUpFetch } from './madeUpFetch.ts';

const NONCE = 'selvedge.stage.nonce';
const { authUrl, tokenUrl, redirectUrl, issuer, keysUrl, clientId } = madeUpConfiguration.auth;

/** The provider's keys live only as long as this page. */
const signing = generateKeyPair('ES256');

const keys = async () => Response.json({ keys: [await exportJWK((await signing).publicKey)] });

const identityToken = async (nonce: string | null) =>
  new SignJWT({ nonce })
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject('made-up')
    .setIssuer(issuer)
    .setAudience(clientId)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign((await signing).privateKey);

const tokens = async (nonce: string | null) =>
  Response.json({
    access_token: 'made-up',
    refresh_token: 'made-up',
    expires_in: 3600,
    id_token: await identityToken(nonce),
  });

/** The page's ports with a simulated provider and service. Signing in returns at once. */
export function madeUpPorts(ports: Ports, { location, sessionStorage }: Window, scene: Scene): Ports {
  const service = madeUpFetch(scene);
  return {
    ...ports,
    now: stageNow,
    location: {
      ...ports.location,
      assign: (address) => {
        const { pathname, searchParams } = new URL(address, location.href);
        if (pathname !== authUrl) return ports.location.assign(address);
        sessionStorage.setItem(NONCE, searchParams.get('nonce') ?? '');
        const back = new URLSearchParams({ code: 'made-up', state: searchParams.get('state') ?? '' });
        location.assign(`${redirectUrl}?${back}`);
      },
    },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === keysUrl) return keys();
      if (pathname !== tokenUrl) return service(request);
      return scene.tokens?.() ?? tokens(sessionStorage.getItem(NONCE));
    },
  };
}
