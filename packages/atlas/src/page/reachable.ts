/** Attributes for a scrolling element, so that it can be scrolled by keyboard: it can be focused and has a name. */
export const reachable = (name: string) => ({ role: 'group', tabIndex: 0, 'aria-label': name });
