/** Ctrl+K, on a Mac Cmd+K: the keys that open the search. */
export const opensSearch = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** The same keys for assistive technology (`aria-keyshortcuts`). */
export const SEARCH_KEYS = 'Control+K Meta+K';

/** Whether the device's shortcuts are pressed with Cmd. */
export const hasCommandKey = (): boolean => /^(Mac|iP)/.test(navigator.platform);
