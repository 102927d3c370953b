import { createHmac } from 'node:crypto';

/** Where the area is on the portal's own origin. */
export const selfServicePath = '/self-service';

/** Where the provider sends the browser back to. */
export const signedInPath = `${selfServicePath}/signed-in`;

/** The area's own client at the portal's provider: an application of its own, which can keep a secret. */
export const selfServiceClientId = 'selvedge-self-service';

/**
 * Its registration at the provider: codes only, and no tokens that outlive the sign-in. The secret is known to this
 * backend alone: it is made from a key that never leaves the database.
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
