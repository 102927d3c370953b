/** Path of the provider on the portal's own origin. */
export const providerPath = '/oidc';
