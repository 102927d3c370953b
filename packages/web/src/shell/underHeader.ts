/** The id of the place right after the header, also in tab order. */
export const UNDER_HEADER = 'under-header';
