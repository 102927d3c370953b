/** Where the provider lives on the portal's own origin. */
export const providerPath = '/oidc';
