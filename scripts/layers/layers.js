/**
 * Which folder of a package may import which. A file imports from its own folder and from the rows above its own;
 * folders in one row do not know each other. Types count. Tests are free.
 *
 * `a/b` is a folder of its own within `a`. A name with an ending is a file. Where two fit, the longer one counts.
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const layers = {
  'packages/core/src': [
    // What everybody may know.
    ['contract', 'encoding', 'looks.ts', 'wordmark.ts'],
    // Addresses, then ports, declared services, the API client and the configuration.
    ['navigation'],
    ['platform'],
    // Rules: who may do what, then everything else.
    ['access'],
    ['rules'],
    // Features outside ordering; the lower rows use the upper ones.
    ['language', 'legal', 'notices', 'session', 'support'],
    ['consent', 'dashboard', 'event', 'keptWork', 'maintenance'],
    ['ticker', 'tracking'],
    ['search'],
    // Features of ordering.
    [
      'ordering/contents',
      'ordering/limit',
      'ordering/news',
      'ordering/pos',
      'ordering/waiting',
      'ordering/whyNot',
    ],
    [
      'ordering/approval',
      'ordering/cart',
      'ordering/catalog',
      'ordering/copy',
      'ordering/finalization',
      'ordering/live',
      'ordering/season',
    ],
    ['ordering/entry', 'ordering/group', 'ordering/matrix', 'ordering/palette', 'ordering/style'],
    ['ordering/check', 'ordering/order', 'ordering/scan'],
    // Areas: one season of one customer, ordering as a whole, what accompanies every page.
    ['ordering/workspace'],
    ['ordering'],
    ['ordering/commands', 'overlays'],
    // Roots: createPortal, createKiosk, createValidation.
    ['portal', 'kiosk', 'validation'],
    // Reads recordings of every chart.
    ['recorder'],
    // Entries of the package.
    ['index.ts', 'ordering/index.ts'],
  ],
};
