/**
 * Which folder of a package may import which. A file imports from its own folder and from the rows above its own;
 * folders in one row do not know each other. Types count. Tests are free.
 *
 * `a/b` is a folder of its own within `a`. A name with an ending is a file. Where two fit, the longer one counts.
 * `*.schema.ts` is every file with that ending, in whatever folder; it counts before the folder does.
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
    // Rules, then the user's rights and the screens they open.
    ['rules'],
    ['access'],
    // Features outside ordering; the lower rows use the upper ones.
    ['language', 'legal', 'notices', 'session', 'support'],
    ['consent', 'contact', 'dashboard', 'event', 'finds', 'keptWork', 'maintenance', 'release'],
    ['agenda', 'ticker', 'tracking'],
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
      'ordering/orderDetails',
      'ordering/season',
    ],
    [
      'ordering/entry',
      'ordering/group',
      'ordering/matrix',
      'ordering/palette',
      'ordering/sections',
      'ordering/style',
    ],
    ['ordering/check', 'ordering/order', 'ordering/scan'],
    ['ordering/screenCode'],
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
  'packages/web/src': [
    // What the browser offers, the design system.
    ['platform', 'theme'],
    ['ui/layout', 'ui/pictures', 'ui/text'],
    ['ui/figures'],
    ['ui/buttons'],
    ['ui/dialogs', 'ui/fields', 'ui/html', 'ui/notices'],
    // Texts, waiting, failing, asking for help.
    ['failure', 'messages', 'progress', 'support'],
    ['mailing'],
    // Features outside ordering; the lower rows use the upper ones.
    ['consent', 'dashboard', 'event', 'keptWork', 'legal', 'notices', 'release', 'search', 'session'],
    ['agenda', 'shell', 'ticker'],
    ['maintenance'],
    ['overlays'],
    // Features of ordering. What many screens show stands above the screens; a screen below the rooms of its feature.
    ['ordering/access', 'ordering/dialog'],
    [
      'ordering/approval',
      'ordering/cart/state',
      'ordering/entry/parts',
      'ordering/finalization',
      'ordering/news',
      'ordering/order/status',
      'ordering/orderDetails',
      'ordering/scan/camera',
      'ordering/style/parts',
      'ordering/whyNot',
    ],
    ['ordering/cart/sums'],
    [
      'ordering/cart/breakdown',
      'ordering/cart/note',
      'ordering/cart/prices',
      'ordering/catalog/filterSets',
      'ordering/catalog/filters',
      'ordering/catalog/list',
      'ordering/entry/sheetFile',
      'ordering/finding',
      'ordering/matrix/quickOrder',
      'ordering/matrix/selection',
      'ordering/palette',
      'ordering/pos',
      'ordering/style/quantities',
    ],
    [
      'ordering/cart/findings',
      'ordering/cart/orphanedEdits',
      'ordering/cart/saving',
      'ordering/copy',
      'ordering/entry/reading',
      'ordering/limit',
      'ordering/matrix/cell',
      'ordering/season',
      'ordering/style/neighbours',
    ],
    [
      'ordering/cart/bar',
      'ordering/cart/list',
      'ordering/check/rack',
      'ordering/entry/review',
      'ordering/group',
      'ordering/matrix',
      'ordering/order',
      'ordering/scan',
      'ordering/style/about',
      'ordering/waiting',
    ],
    ['ordering/cart/adding', 'ordering/catalog', 'ordering/entry', 'ordering/style/keylook'],
    ['ordering/cart', 'ordering/style'],
    ['ordering/check', 'ordering/live'],
    ['ordering/screenCode'],
    // Areas: one season of one customer, ordering as a whole.
    ['ordering/workspace'],
    ['ordering'],
    // The root of the portal, its rooms first.
    ['portal/configuration', 'portal/crash', 'portal/trail'],
    ['portal'],
    // The page.
    ['main.tsx'],
  ],
  'packages/backend/src': [
    ['colour.ts'],
    // What everybody may know: who calls, the settings, the languages, the trace of a call.
    ['access', 'configuration', 'language', 'pictures/textile', 'tracing'],
    // The database and its tables. Foreign keys lead from one feature to another, so tables stand below the features.
    ['database'],
    ['database/drivers'],
    ['*.schema.ts'],
    // What calls and pages are made of; what is counted.
    ['backup', 'html', 'http', 'metrics'],
    // The look of the house on page, paper and mail.
    ['brand'],
    ['work'],
    // Bytes of rows in a bucket.
    ['files'],
    ['appContext.ts'],
    ['fairUse', 'idempotency', 'mail', 'maintenance', 'pdf', 'pictures', 'user', 'webhook'],
    ['endpoint', 'identity/clients', 'identity/foreign'],
    ['identity/provider'],
    ['identity/signIn'],
    ['identity'],
    // Features outside ordering on which ordering rests.
    ['printToken'],
    // Features of ordering; the lower rows use the upper ones.
    ['ordering/cart/sums'],
    ['ordering/pos'],
    ['ordering/agenda', 'ordering/document', 'ordering/limit', 'ordering/place'],
    ['ordering/style'],
    // What the ERP reported stands at the order, so that it is below it.
    ['ordering/order/status'],
    ['ordering/article', 'ordering/cart', 'ordering/catalog', 'ordering/order', 'ordering/waiting'],
    [
      'ordering/approval',
      'ordering/catalog/filterSet',
      'ordering/order/confirmation',
      'ordering/order/export',
      'ordering/order/telling',
      'ordering/sizeCurve',
    ],
    ['ordering/orderDetails'],
    ['ordering/cart/edits', 'ordering/finalization', 'ordering/news'],
    ['ordering/check', 'ordering/copy', 'ordering/group', 'ordering/live'],
    ['ordering/season'],
    ['ordering'],
    // Features of the portal.
    ['legal', 'message', 'tracking'],
    ['dashboard'],
    ['selfService/session'],
    ['selfService/frame'],
    [
      'selfService/calendar',
      'selfService/contacts',
      'selfService/deliveries',
      'selfService/faq',
      'selfService/manuals',
      'selfService/people',
      'selfService/request',
    ],
    ['selfService'],
    ['search/index'],
    ['search/entries'],
    ['search'],
    // A house's own data: files read, kinds declared, a plan made, then written.
    ['import/packed'],
    ['import/reading'],
    ['import/kinds'],
    ['import/plan'],
    ['import'],
    // What is held about a person, wherever it stands.
    ['person'],
    // What operators change on a running portal.
    ['operator'],
    ['operator/cli'],
    ['operator/inbox'],
    // Roots: the demo data, all routes of a page, the server, the tables for migrations.
    ['demo/house'],
    ['demo/catalogue'],
    ['demo', 'shell'],
    ['server', 'schema.ts'],
    ['main.ts'],
  ],
};
