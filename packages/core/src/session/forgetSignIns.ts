import type { StoragePort } from '../app/ports.ts';

/** Where the sign-ins of a page are counted. */
export const SIGN_INS = 'selvedge.signIns';

/**
 * Someone logged out, or asked to try again: what went before is no loop. A call that was answered proves less, as
 * another service may refuse the same token and send the page back to the provider.
 */
export const forgetSignIns = (storage: StoragePort): void => storage.remove(SIGN_INS);
