/** Where charts below it find the root chart of the portal. */
export const PORTAL = 'portal';
