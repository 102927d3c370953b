/**
 * Charts without a screen of their own, and why: their effects are visible on other screens.
 *
 * @type {Record<string, string>}
 */
export const screenless = {
  orderingLoader: 'fetches the ordering area; the page waits for it, or says that a new version is there',
  overlaysLoader: 'decides what a visit begins with, before anything is drawn',
  cartNews: 'follows the cart in the background; what is told is drawn by the page it is told on',
  cartUpdates: 'tells the cart what others did to it; the lines of the place say whose change it was',
  cell: 'one quantity of a cart; its states are those of a box in the cart’s matrix',
  overlays: 'holds the charts beside the page; each has its own screen',
  kiosk: 'the core as another front end has it; its screen is the kiosk’s',
  customer: 'reads the customer that is worked with; the pages of ordering show it',
  deviceSignIn: 'signs a command line in; its screen is a terminal, and the provider’s page',
  favoring:
    'stores stars one after the other; the star itself changes at once, in the list of points of sale',
  missingStyles: 'notices styles that come into the cart; the contents of the cart show them',
  ordering: 'holds the charts of the ordering area and decides which screen is shown',
  portal: 'holds the charts of the portal and decides which page is shown',
  scanMemory: 'finds the scans that earlier pages left; the list of scans shows them',
  settling:
    'settles the carts of a group order one after the other; how far it came is drawn by the group order',
  shelf: 'the styles of the core as another front end has them; its screen is the kiosk’s',
  stylesAhead: 'fetches what is likely to be opened next; nothing is shown',
  tokens: 'keeps the session’s tokens fresh; it is seen only where the session ends',
  tracking: 'counts what is used where that is allowed; nothing is shown',
  validation: 'checks a file at a command line, by the chart of bulk entry; its screen is a terminal',
  waitingNews: 'follows how many orders wait in the background; the bar above the screens shows the figure',
  workspace: 'holds the charts of one place; each has its own screen',
};
