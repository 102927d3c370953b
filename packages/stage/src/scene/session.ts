import { never, refuse, type Scene } from './scene.ts';

const refusedTokens = () =>
  Response.json({ error: 'server_error', error_description: 'The service is made up' }, { status: 500 });

export const sessionScenes: readonly Scene[] = [
  {
    id: 'sign-in-failed',
    flow: 'signIn',
    state: 'failed',
    title: 'Sign-in fails at the provider’s token address',
    path: '/',
    tokens: refusedTokens,
  },
  {
    id: 'sign-in-changed',
    flow: 'signIn',
    state: 'failed',
    title: 'A sign-in comes back that nobody here began',
    path: '/oauth/v2/grant?code=made-up&state=somebody-elses',
  },
  {
    id: 'session-ended',
    flow: 'signIn',
    state: 'failed',
    title: 'Every call is answered with 401, and signing in again does not help',
    path: '/',
    answers: { dashboardTiles: refuse(401), userRoles: refuse(401), resolvedRights: refuse(401) },
  },
  {
    id: 'rights-failed',
    flow: 'access',
    state: 'failed',
    title: 'Rights cannot be read',
    path: '/ordering/preorder',
    answers: { resolvedRights: refuse(500) },
  },
  {
    id: 'signing-in',
    flow: 'signIn',
    state: 'exchanging',
    title: 'The provider takes its time',
    path: '/',
    tokens: () => new Promise<Response>(() => {}),
  },
  {
    id: 'progress-error',
    flow: 'language',
    state: 'storing',
    title: 'A choice of language is not stored: the progress error after ten seconds',
    path: '/',
    answers: { updateLanguage: never },
    userActions: [{ at: 'footer button', named: /Deutsch/ }],
  },
];
