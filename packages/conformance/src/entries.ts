import type { Entry } from './entry.ts';
import { approvalEntries } from './ordering/approval.ts';
import { cartEntries } from './ordering/carts.ts';
import { copyEntries } from './ordering/copies.ts';
import { customerEntries } from './ordering/customers.ts';
import { filterSetEntries } from './ordering/filterSets.ts';
import { finalizationEntries } from './ordering/finalization.ts';
import { findsEntries } from './ordering/finds.ts';
import { groupEntries } from './ordering/groups.ts';
import { liveEntries, newsEntries } from './ordering/news.ts';
import { orderDetailsEntries } from './ordering/orderDetails.ts';
import { documentEntries, orderEntries } from './ordering/orders.ts';
import { noteEntries, priceEntries } from './ordering/prices.ts';
import { seasonEntries } from './ordering/seasons.ts';
import { styleFavoriteEntries } from './ordering/styleFavorites.ts';
import { styleEntries } from './ordering/styles.ts';
import { dashboardEntries } from './portal/dashboard.ts';
import { messageEntries } from './portal/messages.ts';
import { searchEntries } from './portal/search.ts';
import { textEntries } from './portal/texts.ts';
import { userEntries } from './portal/user.ts';

/** Routes by subject, in the order in which they are checked: routes that others depend on come first. */
export const chapters: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  { title: 'The user', entries: userEntries },
  { title: 'Texts and maintenances', entries: textEntries },
  { title: 'Dashboard', entries: dashboardEntries },
  { title: 'Messages and print tokens', entries: messageEntries },
  { title: 'Search', entries: searchEntries },
  { title: 'Customers', entries: customerEntries },
  { title: 'Seasons', entries: seasonEntries },
  { title: 'Styles', entries: styleEntries },
  { title: 'Favourite styles', entries: styleFavoriteEntries },
  { title: 'Filter sets', entries: filterSetEntries },
  { title: 'Carts', entries: [...cartEntries, ...noteEntries, ...orderDetailsEntries] },
  { title: 'Prices of a cart', entries: priceEntries },
  { title: 'Approval', entries: approvalEntries },
  { title: 'Finalization', entries: finalizationEntries },
  { title: 'Orders', entries: orderEntries },
  { title: 'Finding in ordering', entries: findsEntries },
  { title: 'Documents', entries: documentEntries },
  { title: 'Copies', entries: copyEntries },
  { title: 'Group orders', entries: groupEntries },
  { title: 'Live shopping', entries: liveEntries },
  { title: 'News', entries: newsEntries },
];

/** Every route of the contract with its checks. */
export const entries: readonly Entry[] = chapters.flatMap((chapter) => chapter.entries);
