/**
 * On a busy machine, a page that is being left holds its locks for up to this long (ms). Giving up earlier would sign its
 * user out, or leave behind what was typed in it.
 */
export const PAGE_LEAVING = 2_500;
