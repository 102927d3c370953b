import { createHmac } from 'node:crypto';

/** Path of the area on the portal's own origin. */
export const selfServicePath = '/self-service';

/** The path to which the provider returns the browser. */
export const signedInPath = `${selfServicePath}/signed-in`;

/** Id of the area's client at the portal's provider. It is a separate application, which can keep a secret. */
export const selfServiceClientId = 'selvedge-self-service';

/**
 * Its registration at the provider: codes only, and no tokens that outlive the sign-in. Only this backend knows
 * the secret: it is derived from a key that never leaves the database.
 */
export const selfServiceClient = (publicUrl: string, key: string) => ({
  client_id: selfServiceClientId,
  client_secret: createHmac('sha256', key).update(selfServiceClientId).digest('base64url'),
  token_endpoint_auth_method: 'client_secret_basic' as const,
  redirect_uris: [`${publicUrl}${signedInPath}`],
  post_logout_redirect_uris: [`${publicUrl}/`],
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
});
