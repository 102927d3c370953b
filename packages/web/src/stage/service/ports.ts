import type { Ports } from '@selvedge/core';
import type { Scene } from '../scene/scene.ts';
import { stageNow } from './clock.ts';
import { madeUpConfiguration } from './configuration.ts';
import { madeUpFetch } from './madeUpFetch.ts';

const NONCE = 'selvedge.stage.nonce';
const { authUrl, tokenUrl, redirectUrl } = madeUpConfiguration.auth;

const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

const tokens = (nonce: string | null) =>
  Response.json({
    access_token: 'made-up',
    refresh_token: 'made-up',
    expires_in: 3600,
    id_token: `${part({})}.${part({ nonce })}.`,
  });

/** The page's ports with a provider and a service that are made up: whoever is sent to sign in comes back at once. */
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
      if (new URL(request.url).pathname !== tokenUrl) return service(request);
      return scene.tokens?.() ?? tokens(sessionStorage.getItem(NONCE));
    },
  };
}
