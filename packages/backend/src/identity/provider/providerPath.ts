/** Path of the provider on the portal's own origin. */
export const providerPath = '/oidc';

/** Where somebody who forgot their password asks for a link to choose a new one. */
export const forgottenPath = `${providerPath}/forgotten`;
