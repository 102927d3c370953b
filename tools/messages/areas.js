/**
 * The part of the page that uses a message, by its id, the first two parts of it, or the first; several where words are said
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
  catalog: 'ordering',
  news: 'ordering',
  ordering: 'ordering',
  rule: 'ordering',
  whyNot: 'ordering',
  'whyNot.contact': 'overlays',
  // Parts of the design system that only ordering shows.
  'ui.action.clear': ['overlays', 'ordering'],
  'ui.field.optional': ['overlays', 'ordering'],
  'ui.key': 'ordering',
  'ui.quantity': ['overlays', 'ordering'],
  'ui.right': 'ordering',
  'ui.value': ['overlays', 'ordering'],
  // What comes after the list of styles: each screen and dialog loads these together with its code.
  approval: 'onDemand',
  cart: 'onDemand',
  check: 'onDemand',
  copy: 'onDemand',
  group: 'onDemand',
  limit: 'onDemand',
  matrix: 'onDemand',
  order: 'onDemand',
  orders: 'onDemand',
  pos: 'onDemand',
  quickOrder: 'onDemand',
  scan: 'onDemand',
  season: 'onDemand',
  style: 'onDemand',
  waiting: 'onDemand',
  'catalog.bar.retailValue': 'onDemand',
  'catalog.column.choose': 'onDemand',
  'catalog.columns': 'onDemand',
  'catalog.compare': 'onDemand',
  'catalog.favorite': 'onDemand',
  'catalog.favorites': 'onDemand',
  'catalog.near': 'onDemand',
  'catalog.near.count': 'ordering',
  'catalog.none': 'onDemand',
  'catalog.ranges': 'onDemand',
  'catalog.sets': 'onDemand',
  'catalog.toCompare': 'onDemand',
  'catalog.weeks': 'onDemand',
  'news.changed': 'onDemand',
  'ordering.finding': 'onDemand',
  'ordering.fix': 'onDemand',
  'ordering.noRight': 'onDemand',
  'ordering.switch': 'onDemand',
  'ordering.whoHelps': 'onDemand',
  // What the list says of them.
  'approval.tile': 'ordering',
  'cart.errors.title': 'ordering',
  'cart.loading': 'ordering',
  'matrix.save': 'ordering',
  'matrix.save.now': 'onDemand',
  'matrix.trouble': 'ordering',
  'order.totals': 'ordering',
  'quickOrder.taken': 'ordering',
  'scan.news': 'ordering',
  'scan.open': 'ordering',
  'scan.state': 'ordering',
  'scan.state.waits': 'onDemand',
  'scan.wrong': 'ordering',
  'season.carts': 'ordering',
  'season.collection': ['overlays', 'ordering'],
  'season.days': ['overlays', 'ordering'],
  'season.limit': 'ordering',
  'season.limit.carts': 'onDemand',
  'season.limit.exceeded': 'onDemand',
  'season.limit.share': 'onDemand',
  'season.orders': 'ordering',
  'style.loading': 'ordering',
  'style.picture': 'ordering',
  // Opened by a key, so that its words come with what lies over the pages; its name is in the list of keys, too.
  palette: 'overlays',
  'palette.title': ['overlays', 'onDemand'],
  entry: 'entry',
  // Said only on the page of an order, which loads them together with bulk entry's.
  'order.documents': 'entry',
  'order.eans': 'entry',
  'order.invoiceAddress': 'entry',
  'order.mailing': 'entry',
  'order.status': 'entry',
  // The list of orders says where each of them stands.
  'order.status.changed': ['onDemand', 'entry'],
  'order.status.confirmed': ['onDemand', 'entry'],
  'order.status.invoiced': ['onDemand', 'entry'],
  'order.status.shipped': ['onDemand', 'entry'],
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
  'entry.column': 'onDemand',
  'entry.file': 'onDemand',
  'entry.form': 'onDemand',
  'entry.noRight': 'onDemand',
  'entry.out': 'onDemand',
  'entry.unknown': 'onDemand',
  'entry.verdict': 'onDemand',
  // Said only on the pages of live shopping.
  live: 'entry',
  'live.back': 'onDemand',
  'live.failed': 'onDemand',
  'live.loading': 'onDemand',
  'live.missing': 'onDemand',
  'live.phase': 'ordering',
  'live.step': 'ordering',
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

/**
 * @param {string} id
 * @returns {Area[]}
 */
export const areasOf = (id) => {
  const [first = '', second] = id.split('.');
  const area = areas[id] ?? areas[`${first}.${second}`] ?? areas[first];
  if (!area) throw new Error(`No area is named for the message ${id}: add it to tools/messages/areas.js`);
  return [area].flat();
};

/**
 * @param {Record<string, unknown>} catalogue
 * @param {'portal' | 'overlays' | 'ordering' | 'entry' | 'onDemand'} area
 */
export const wordsOf = (catalogue, area) =>
  Object.fromEntries(Object.entries(catalogue).filter(([id]) => areasOf(id).includes(area)));
