/** What scrolls is scrolled by the keyboard too: it takes the focus and has a name. */
export const reachable = (name: string) => ({ role: 'group', tabIndex: 0, 'aria-label': name });
