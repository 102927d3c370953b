/**
 * After a lost answer the same request is sent again, with its key, because it may have been carried out (O5): the delay
 * (ms), and how often at most before the user is asked.
 */
export const ASK_AGAIN_DELAY = 2000;
export const MOST_ASKINGS = 3;
