import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { hold } from '../testing/held.ts';
import { chartSuite, type FakePage, fakeBrowser, networkLost, wiringSuite } from '../testing/index.ts';
import { SAMPLE_ORIGIN, sampleConfiguration } from '../testing/samples/configuration.ts';
import type { DeviceGrant } from './deviceGrant.ts';
import { deviceSignInActors } from './deviceSignIn.actors.ts';
import { type DeviceSignInContext, deviceSignInMachine } from './deviceSignIn.machine.ts';
import { TokenRefusal } from './tokenEndpoint.ts';
import type { Tokens } from './tokens.ts';

const grant: DeviceGrant = {
  deviceCode: 'd1',
  userCode: 'WDJB-MJHT',
  address: `${SAMPLE_ORIGIN}/oidc/device`,
  addressWithCode: `${SAMPLE_ORIGIN}/oidc/device?user_code=WDJB-MJHT`,
  lifetime: 600_000,
  interval: 5_000,
};
const NOW = fakeBrowser().open(SAMPLE_ORIGIN).ports.now();
const tokens: Tokens = { accessToken: 'a1', refreshToken: 'r1', expiresAt: NOW + 600_000 };
const denied = new TokenRefusal('access_denied: no', 'access_denied');
const over = new TokenRefusal('expired_token: late', 'expired_token');

const tour = {
  answers: { begin: [grant], ask: ['pending', 'slowDown', tokens], keep: [undefined] },
  failures: { begin: [networkLost, denied], ask: [networkLost, denied, over], keep: [networkLost] },
  contextKey: ({ context }: { context: DeviceSignInContext }) => ({
    ...context,
    interval: Math.min(context.interval, 10_000),
  }),
};
const contextOf = (snapshot: { context: unknown }) => snapshot.context as DeviceSignInContext;

chartSuite(deviceSignInMachine, {
  ...tour,
  invariants: {
    'no code and no token is known once it has ended': (snapshot) =>
      snapshot.status !== 'done' || (contextOf(snapshot).grant ?? contextOf(snapshot).tokens) === null,
    'a code is shown exactly as long as somebody can sign in with it': (snapshot) =>
      !snapshot.matches('open') || contextOf(snapshot).grant !== null,
    'it ends signed in, or says why not': (snapshot) =>
      snapshot.status !== 'done' || snapshot.matches('signedIn') === (contextOf(snapshot).failure === null),
  },
});

const worldOf = (page: FakePage, saved: Tokens[] = []) => ({
  ports: page.ports,
  language: 'de' as const,
  deviceUrl: `${SAMPLE_ORIGIN}/oidc/device/auth`,
  auth: {
    ...sampleConfiguration().auth,
    tokenUrl: `${SAMPLE_ORIGIN}/oidc/token`,
    mode: 'public' as const,
    clientSecret: null,
  },
  tokens: { save: (one: Tokens) => void saved.push(one) },
});

let page: FakePage;
let held: ReturnType<typeof hold>;
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));
const answers = {
  device_code: 'd1',
  user_code: 'WDJB-MJHT',
  verification_uri: grant.address,
  verification_uri_complete: grant.addressWithCode,
  expires_in: 600,
};

wiringSuite(deviceSignInMachine, {
  tour,
  machine: () => {
    page = fakeBrowser().open(SAMPLE_ORIGIN);
    held = hold(deviceSignInMachine.provide({ actors: deviceSignInActors(worldOf(page)) }), ['keep']);
    return held.machine;
  },
  doing: {
    answers: {
      begin: async () => {
        page.pending[0]?.answer(200, answers);
        await moment();
      },
      ask: async (output) => {
        const [request] = page.pending;
        const errors: Readonly<Record<string, string>> = {
          pending: 'authorization_pending',
          slowDown: 'slow_down',
        };
        if (typeof output === 'string') request?.answer(400, { error: errors[output] });
        else request?.answer(200, { access_token: 'a1', refresh_token: 'r1', expires_in: 600 });
        await moment();
      },
      keep: () => held.release('keep'),
    },
    failures: {
      begin: async (error) => {
        if (error === denied) page.pending[0]?.answer(400, { error: 'access_denied' });
        else page.pending[0]?.lose();
        await moment();
      },
      ask: async (error) => {
        const [request] = page.pending;
        if (error instanceof TokenRefusal) request?.answer(400, { error: error.code });
        else request?.lose();
        await moment();
      },
      keep: (error) => held.fail('keep', error),
    },
  },
});

describe('signing in at another device', () => {
  it('asks as a public client, in the language of the program, and keeps what it is given', async () => {
    const at = fakeBrowser().open(SAMPLE_ORIGIN);
    const saved: Tokens[] = [];
    const machine = deviceSignInMachine.provide({
      actors: deviceSignInActors(worldOf(at, saved)),
      delays: { interval: 1 },
    });
    const actor = createActor(machine).start();
    const ended = toPromise(actor);
    await moment();
    expect(await at.pending[0]?.form()).toEqual({
      client_id: sampleConfiguration().auth.clientId,
      scope: sampleConfiguration().auth.scope,
      ui_locales: 'de',
    });
    at.pending[0]?.answer(200, answers);
    await moment();
    expect(actor.getSnapshot().context.grant).toEqual(grant);
    await moment();
    expect(await at.pending[0]?.form()).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: 'd1',
      client_id: sampleConfiguration().auth.clientId,
    });
    at.pending[0]?.answer(200, { access_token: 'a1', refresh_token: 'r1', expires_in: 600 });
    expect(await ended).toBe('signedIn');
    expect(saved.map(({ accessToken }) => accessToken)).toEqual(['a1']);
  });
});
