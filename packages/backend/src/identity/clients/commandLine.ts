import type { ClientMetadata } from 'oidc-provider';

/** Client id of the command line at the portal's own provider. This client has no secret and no page to return to. */
export const commandLineId = 'selvedge-command-line';

/** Signing in on another device (RFC 8628). */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';
/** A demo account without a password; available where `DEMO_SIGN_IN` is on. */
export const demoGrant = 'urn:selvedge:params:oauth:grant-type:demo';

export const commandLineClient = (demoSignIn: boolean): ClientMetadata => ({
  client_id: commandLineId,
  token_endpoint_auth_method: 'none',
  redirect_uris: [],
  response_types: [],
  grant_types: [deviceGrant, 'refresh_token', ...(demoSignIn ? [demoGrant] : [])],
});
