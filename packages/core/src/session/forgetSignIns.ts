import type { StoragePort } from '../platform/ports.ts';

/** Storage key of the sign-in count. */
export const SIGN_INS = 'selvedge.signIns';

/**
 * Resets the sign-in count. Called when someone logs out or tries again, since earlier sign-ins are then no loop. A
 * successful call is not enough proof: another service may refuse the same token and send the page back to the
 * provider.
 */
export const forgetSignIns = (storage: StoragePort): void => storage.remove(SIGN_INS);
