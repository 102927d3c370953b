import { managerRights, sampleApprovalHistory, sampleMessages } from '@selvedge/core/testing';
import { type Answering, never } from '../scene/scene.ts';
import { tiles } from './tiles.ts';

/** The responses of a healthy service, besides the showroom's own season. */
export const answers: Readonly<Record<string, Answering>> = {
  userRoles: () => ['ROLE_EXTERN'],
  resolvedRights: () => managerRights,
  userProfile: () => ({
    firstName: 'Łucja',
    lastName: 'Großmann',
    canonicalId: 'c-1',
    email: 'lucja@lindner.example',
  }),
  userSettings: () => ({ selectedLanguage: null }),
  updateLanguage: () => null,
  agenda: () => ({ serverTime: Date.now(), count: 0, entries: [] }),
  dashboardTiles: () => tiles,
  markFavorite: () => null,
  unmarkFavorite: () => null,
  messages: () => sampleMessages(3),
  maintenances: () => [],
  staticPage: () => '<h2>Imprint</h2><p>Made up for the stage.</p>',
  search: () => [],
  contactFor: () => null,
  finds: () => ({ customers: [], styles: [], carts: [], orders: [] }),
  validateCart: () => ({ version: 1, findings: [] }),
  approvalHistory: () => sampleApprovalHistory({ deeds: [], since: null, changes: [] }),
  approvedCarts: () => [],
  priceAcceptances: () => [],
  customerCarts: () => [],
  orders: () => [],
  lastOrders: () => [],
  groupOrders: () => [],
  liveEvents: () => [],
  markCustomer: () => null,
  unmarkCustomer: () => null,
  followCart: never,
  followWaiting: never,
  followLive: never,
};
