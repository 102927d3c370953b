/** All keys of lists of bulk entry that the tabs share start with it, and no other keys do. */
export const LISTS_PREFIX = 'selvedge.list.';

/** The same for the lists in a tab's own storage. */
export const TAB_LISTS_PREFIX = 'entry/';
