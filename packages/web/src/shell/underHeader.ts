/** The id of the place right after the header, also in the order of the Tab key. */
export const UNDER_HEADER = 'under-header';
