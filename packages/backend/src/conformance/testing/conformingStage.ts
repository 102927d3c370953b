import type { Environment } from '../../configuration/environment.ts';
import { calendarAt } from '../../demo/house/calendar.ts';
import { eventAt } from '../../ordering/live/testing/liveStage.ts';
import { freePort } from '../../testing/freePort.ts';
import { operatorOf } from '../../testing/operator.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

/** Somebody to call a backend, somebody else, and a token that has ended. */
export interface ConformingCallers {
  readonly token: string;
  readonly strangerToken: string;
  readonly ended: readonly string[];
  /** A place of a customer that the first may order for, and the stranger may not. */
  readonly wishes: {
    readonly customer: string;
    readonly season: string;
    readonly subdivision: string;
    readonly collectionType: string;
  };
}

/** A backend that listens, with those who call it. */
export interface ConformingStage extends ConformingCallers {
  readonly testApp: TestApp;
  /** E.g. `http://localhost:23456`. */
  readonly url: string;
}

/** Signs the callers in, and opens what the contract's calls need, in the database of a server. */
export async function prepareCallers(testApp: TestApp): Promise<ConformingCallers> {
  const { open } = calendarAt(Date.now());
  const at = { season: open.season, subdivision: '13-0', collectionType: 'main' };
  const operator = await operatorOf(testApp);
  const place = { ...at, rightEnv: 'preorder', customerId: 'C1005' } as const;
  const opened = await operator('PUT', '/live/conformance', eventAt(place));
  if (opened.statusCode !== 200) throw new Error(opened.body);
  const shown = await operator('POST', '/live/conformance/styles', { style: null });
  if (shown.statusCode !== 200) throw new Error(shown.body);
  const { tokens } = await signedIn(testApp, 'employee@selvedge.test');
  const stranger = await signedIn(testApp, 'buyer@selvedge.test');
  const gone = await signedIn(testApp, 'viewer@selvedge.test');
  const provider = testApp.identity.provider;
  await (await provider?.AccessToken.find(gone.tokens.access_token))?.destroy();
  return {
    token: tokens.access_token,
    strangerToken: stranger.tokens.access_token,
    ended: [gone.tokens.access_token],
    wishes: { ...at, customer: place.customerId },
  };
}

export async function setConformingStage(
  web?: string,
  environment: Environment = {},
): Promise<ConformingStage> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const testApp = await startTestApp({
    demo: { styles: 300 },
    environment: { PUBLIC_URL: url, OIDC_ACCESS_TOKEN_SECONDS: '3600', ...environment },
    ...(web !== undefined && { web }),
  });
  await testApp.app.listen({ port, host: '127.0.0.1' });
  return { testApp, url, ...(await prepareCallers(testApp)) };
}
