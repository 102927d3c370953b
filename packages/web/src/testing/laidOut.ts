/** Stands in for the sizes of the tests where a browser has its own. */
export function layOut(): void {}
