import {
  another,
  answering,
  asText,
  body,
  englishOnly,
  forgetsKeys,
  having,
  header,
  ignoringHeader,
  lenient,
  letsIn,
  needsNoKey,
  oneMore,
  otherCode,
  query,
  refusing,
  replaying,
  status,
  without,
  withoutCode,
} from './alterations.ts';
import type { Alteration } from './deviatingProxy.ts';

const reversed = (value: unknown): unknown => (Array.isArray(value) ? value.toReversed() : value);
const emptied = (value: unknown): unknown => (Array.isArray(value) ? [] : value);
const twice = (value: unknown): unknown => (Array.isArray(value) ? [...value, ...value] : value);

const portal = (letIn: (says: string, lets: (sent: string | null) => boolean) => Alteration) => ({
  userRoles: having('0', () => 7, 'as a number'),
  resolvedRights: without('selfService.features'),
  userSettings: having('selectedLanguage', () => 'en', 'in English whatever was stored'),
  userProfile: letIn('takes any bearer', (sent) => sent !== null),
  updateLanguage: status(204, 200),
  staticPage: englishOnly,
  generalConditions: header('content-type', 'application/octet-stream'),
  maintenances: status(401, 200),
  agenda: without('serverTime'),
  dashboardTiles: having('0.favorite', () => 1, 'as a number'),
  markFavorite: status(404, 204),
  unmarkFavorite: letIn('asks for no token', (sent) => sent === null),
  messages: otherCode('timesReversed'),
  mailMessage: status(202, 204),
  exportMessage: header('content-type', 'text/plain; charset=utf-8'),
  printToken: replaying('gives the same token again'),
  search: query('filter', null, 'does not narrow to a filter'),
});

const catalogue = {
  customers: query('query', null, 'finds everybody by anything'),
  customer: another('customerId'),
  markCustomer: status(204, 202),
  unmarkCustomer: refusing('refuses with nothing for people', (result) => ({ ...result, message: '' })),
  activeSellingTimes: having('0.salesPeriodFrom', (old) => Number(old) + 9e12, 'to come'),
  upcomingSellingTimes: having('0.salesPeriodFrom', () => 0, 'long ago'),
  brandTree: without('0.lines'),
  seasonState: having('cart.value', (old) => Number(old) * 100, 'a hundredfold'),
  styleIndex: ignoringHeader('if-none-match'),
  styleDetail: asText('brandId'),
  favoriteStyles: answering('tells no favourite', emptied),
  markStyle: status(204, 202),
  unmarkStyle: status(404, 204),
  keylook: another('keylookId'),
  sizeCurves: asText('curves.0.weights.0.weight'),
  lookUpArticles: lenient,
  liveEvents: answering('tells events that are over first', (value) =>
    Array.isArray(value) ? [...value.map((event) => ({ ...event, phase: 'over' })), ...value] : value,
  ),
  followLive: query('after', '0', 'holds no answer back'),
};

const carts = (letIn: (says: string, lets: (sent: string | null) => boolean) => Alteration) => ({
  filterSets: answering('tells no set', emptied),
  saveFilterSet: answering('keeps two sets of a name', twice),
  renameFilterSet: status(409, 400),
  removeFilterSet: status(200, 204),
  currentCart: oneMore('head.version'),
  openCart: letIn('opens carts for everybody', (sent) => sent !== null),
  readCart: letIn('shows carts to everybody', (sent) => sent !== null),
  cartStyles: having('variantCount', (old) => `${old}#`, 'of a colour more'),
  customerCarts: having('0.customerId', () => 'C0', 'of another customer'),
  changeLines: body('overwrites whatever stands', (asked) => ({
    ...asked,
    ...(Array.isArray(asked.changes) && {
      changes: asked.changes.map((change) => ({ ...change, was: change.was === 3 ? 1 : change.was })),
    }),
  })),
  removeCart: otherCode('versionConflict'),
  writeNote: otherCode('noteExclamation'),
  writeOrderDetails: otherCode('deliveryAddressUnknown'),
  deliveryChoices: having('weeks.first', () => '2001-W01', 'from a week that is over'),
  validateCart: oneMore('version'),
  acceptPrices: status(409, 422),
  priceAcceptances: answering('tells nothing, and not as a list', () => ({})),
  approveCart: refusing('refuses without findings', ({ findings: _, ...result }) => result),
  recallCart: having('head.state', () => 'approved', 'as approved'),
  returnCart: having('head.returned', () => null, 'without a reason'),
  approvedCarts: answering('tells no cart', emptied),
  approvalHistory: having('deeds', reversed, 'the last first'),
  finalizeCart: forgetsKeys,
});

const papers = {
  contactFor: without('email'),
  finds: having('customers', () => [], 'as none'),
  order: oneMore('pieces'),
  lastOrders: answering('tells the oldest first', reversed),
  orders: having('0.finalizedAt', String, 'as a text'),
  orderConfirmation: header('content-disposition', null),
  printConfirmation: replaying('takes a print token again'),
  mailConfirmation: otherCode('recipientInvalid'),
  cartRack: header('content-type', 'application/octet-stream'),
  planCopy: having('targets.0.sums.refused', (old) => Number(old) + 1, 'that do not add up'),
  runCopy: needsNoKey,
  copyReport: another('by'),
  retryCopy: withoutCode,
  groupOrders: answering('tells no group', emptied),
  createGroupOrder: forgetsKeys,
  groupOrder: oneMore('head.pieces'),
  changeGroupOrder: otherCode('versionConflict'),
  dissolveGroupOrder: status(204, 200),
  groupableCarts: header('cache-control', 'public, max-age=600'),
  followCart: query('hold', 'no', 'holds no answer back'),
  followWaiting: having('waiting', () => 0, 'as none'),
};

/** One thing that each route of the contract does otherwise, by the route's name. `token` is somebody's who may all. */
export function deviations(token: string): Readonly<Record<string, Alteration>> {
  const letIn = (says: string, lets: (sent: string | null) => boolean) => letsIn(token, says, lets);
  return { ...portal(letIn), ...catalogue, ...carts(letIn), ...papers };
}
