/** The system id under which other charts find the portal's root chart. */
export const PORTAL = 'portal';
