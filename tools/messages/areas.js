/**
 * The part of the page that uses a message, by the first part of its id, or the first two; several where words are said
 * in several. The page loads the texts of an area together with the area. Texts that only the backend uses are in no area.
 *
 * @typedef {'portal' | 'overlays' | 'ordering' | 'entry' | 'onDemand' | 'backend'} Area
 * @type {Record<string, Area | readonly Area[]>}
 */
const areas = {
  app: 'portal',
  dashboard: 'portal',
  session: 'portal',
  shell: 'portal',
  ui: 'portal',
  agenda: 'overlays',
  consent: 'overlays',
  event: 'overlays',
  finds: 'overlays',
  legal: 'overlays',
  logout: 'overlays',
  maintenance: 'overlays',
  notice: 'overlays',
  release: 'overlays',
  search: 'overlays',
  support: 'overlays',
  ticker: 'overlays',
  // Shown only when the portal cannot be used.
  'app.setup': 'overlays',
  'shell.scrollToTop': 'overlays',
  approval: 'ordering',
  limit: 'ordering',
  news: 'ordering',
  orders: 'ordering',
  cart: 'ordering',
  catalog: 'ordering',
  'copy.cart': 'ordering',
  'copy.order': 'ordering',
  check: 'ordering',
  matrix: 'ordering',
  order: 'ordering',
  entry: 'entry',
  // Said only on the page of an order, which loads them together with bulk entry's.
  'order.documents': 'entry',
  'order.eans': 'entry',
  'order.invoiceAddress': 'entry',
  'order.mailing': 'entry',
  'order.status': 'entry',
  'order.title': 'entry',
  'order.total': 'entry',
  'order.print': 'entry',
  'order.more': 'entry',
  'order.length': 'entry',
  'order.finalizedBy': 'entry',
  'order.delivery': 'entry',
  'order.deliveries': 'entry',
  'order.customer': 'entry',
  'order.created': 'entry',
  'order.colour': 'entry',
  'order.approvedByNobody': 'entry',
  'order.approvedBy': 'entry',
  // Lists of a cart and of an order are offered elsewhere, too, and rows are judged in several places.
  'entry.column': 'ordering',
  'entry.file': 'ordering',
  'entry.form': 'ordering',
  'entry.noRight': 'ordering',
  'entry.out': 'ordering',
  'entry.unknown': 'ordering',
  'entry.verdict': 'ordering',
  // Said only on the pages of live shopping.
  live: 'entry',
  'live.back': 'ordering',
  'live.failed': 'ordering',
  'live.loading': 'ordering',
  'live.missing': 'ordering',
  'live.phase': 'ordering',
  'live.step': 'ordering',
  ordering: 'ordering',
  scan: 'ordering',
  // Opened by a key, so that its words come with what lies over the pages; its name is in the list of keys, too.
  palette: 'overlays',
  'palette.title': ['overlays', 'ordering'],
  pos: 'ordering',
  // Loaded with the dialogs that a press opens, not with their area.
  'cart.list': 'onDemand',
  copy: 'onDemand',
  quickOrder: 'onDemand',
  'catalog.columns': 'onDemand',
  'catalog.compare': 'onDemand',
  'catalog.sets': 'onDemand',
  group: 'onDemand',
  'catalog.ranges': 'onDemand',
  // With the order check's page.
  'check.details': 'onDemand',
  'check.finalization': 'onDemand',
  'check.progress': 'onDemand',
  'check.rack': 'onDemand',
  'check.return': 'onDemand',
  'matrix.keys': 'onDemand',
  'scan.camera': 'onDemand',
  'quickOrder.open': 'ordering',
  'quickOrder.taken': 'ordering',
  rule: 'ordering',
  season: 'ordering',
  'season.collection': ['overlays', 'ordering'],
  'season.days': ['overlays', 'ordering'],
  style: 'ordering',
  waiting: 'ordering',
  // Parts of the design system that only ordering shows.
  'ui.key': 'ordering',
  'ui.quantity': ['overlays', 'ordering'],
  'ui.right': 'ordering',
  'ui.value': 'ordering',
  whyNot: 'ordering',
  'whyNot.contact': 'overlays',
  confirmation: 'backend',
  curve: 'backend',
  document: 'backend',
  failure: 'backend',
  house: 'backend',
  houseText: 'backend',
  import: 'backend',
  mail: 'backend',
  password: 'backend',
  selfService: 'backend',
  signIn: 'backend',
};

/** @param {string} id */
const areasOf = (id) => {
  const [first = '', second] = id.split('.');
  const area = areas[`${first}.${second}`] ?? areas[first];
  if (!area) throw new Error(`No area is named for the message ${id}: add it to tools/messages/areas.js`);
  return [area].flat();
};

/**
 * @param {Record<string, unknown>} catalogue
 * @param {'portal' | 'overlays' | 'ordering' | 'entry' | 'onDemand'} area
 */
export const wordsOf = (catalogue, area) =>
  Object.fromEntries(Object.entries(catalogue).filter(([id]) => areasOf(id).includes(area)));
