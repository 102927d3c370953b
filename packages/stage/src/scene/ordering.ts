import { findingCodes } from '@selvedge/core/contract';
import {
  failedReport,
  finalizedElsewhere,
  reducedCopyTarget,
  sampleCopyPlan,
  sampleCopyTarget,
  viewerRights,
  warnedReport,
} from '@selvedge/core/testing';
import { CallRefused, never, refuse, removeChunk, type Scene } from './scene.ts';

const [SOLD_FROM, SOLD_TO] = [Date.UTC(2027, 0, 20), Date.UTC(2027, 1, 20)];
const season = '/ordering/preorder/c-4711/SS27.13-0.main';
const copied = [
  { at: 'main button', named: /Copy cart|Warenkorb kopieren/ },
  { at: 'dialog input[type=checkbox]' },
  { at: 'dialog button', named: /Show plan|Plan anzeigen/ },
  { at: 'dialog button', named: /Copy \d{1,6} piece|\d{1,6} Teile? kopieren/ },
];
const plan = () => sampleCopyPlan(sampleCopyTarget(), reducedCopyTarget);
const typed = (text: string) => [{ at: '[data-cell]', text }];
const { failure } = finalizedElsewhere;

/** Every finding of the rules at once: about the order, and about one variant of its style. */
const findings = () =>
  findingCodes.map((code) => ({
    code,
    place: /Locked$|limit|cart[ME]|inPreview/.test(code) ? {} : { articleId: 's-1' },
    values: {
      cartId: 'cart-1',
      order: '900 001',
      availableQuantity: 12,
      permittedQuantity: 6,
      permittedTotal: 40,
      articleLength: '32',
      storedPrice: 4990,
      validPrice: 5190,
      storedCurrency: 'EUR',
      validCurrency: 'EUR',
      priceCurrency: 'EUR',
      limitCurrency: 'SEK',
      limit: 12_000_000,
      used: 7_420_000,
      over: 480_000,
      salesPeriodFrom: SOLD_FROM,
      salesPeriodTo: SOLD_TO,
      subject: '13-0',
      reason: 'Zahlungen sind überfällig.',
    },
  }));

export const orderingScenes: readonly Scene[] = [
  {
    id: 'points-of-sale',
    flow: 'pos',
    state: 'search.browsing',
    title: 'Points of sale',
    path: '/ordering/preorder',
  },
  {
    id: 'points-of-sale-none',
    flow: 'pos',
    state: 'search.browsing',
    title: 'No points of sale',
    path: '/ordering/preorder',
    answers: { customers: () => [] },
  },
  {
    id: 'points-of-sale-failed',
    flow: 'pos',
    state: 'search.failed',
    title: 'Points of sale fail',
    path: '/ordering/preorder',
    answers: { customers: refuse(500) },
  },
  {
    id: 'no-right',
    flow: 'portal',
    state: 'open',
    title: 'No right to see the collection',
    path: '/ordering/preorder',
    answers: { resolvedRights: () => ({ ...viewerRights, preorder: { rights: [], features: [] } }) },
  },
  {
    id: 'locked-pos',
    flow: 'pos',
    state: 'lock.open',
    title: 'A locked point of sale: why, and who can lift it',
    path: '/ordering/preorder',
    userActions: [{ at: 'main button', named: /why is it locked|warum gesperrt/i }],
  },
  {
    id: 'seasons',
    flow: 'seasons',
    state: 'showing',
    title: 'Seasons, one of which fails',
    path: '/ordering/preorder/c-4711',
  },
  {
    id: 'seasons-failed',
    flow: 'seasons',
    state: 'failed',
    title: 'The season query failed',
    path: '/ordering/preorder/c-4711',
    answers: { activeSellingTimes: refuse(500), upcomingSellingTimes: refuse(500) },
  },
  {
    id: 'seasons-none',
    flow: 'seasons',
    state: 'empty',
    title: 'No selling times',
    path: '/ordering/preorder/c-4711',
    answers: { activeSellingTimes: () => [], upcomingSellingTimes: () => [] },
  },
  { id: 'styles', flow: 'catalog', state: 'listing', title: 'The styles of a season', path: season },
  {
    id: 'styles-failed',
    flow: 'catalog',
    state: 'failed',
    title: 'Styles fail',
    path: season,
    answers: { styleIndex: refuse(500) },
  },
  {
    id: 'styles-not-allowed',
    flow: 'catalog',
    state: 'listing',
    title: 'Styles of a season that may only be looked at',
    path: season,
    answers: { resolvedRights: () => viewerRights },
  },
  {
    id: 'style',
    flow: 'style',
    state: 'showing',
    title: 'A style and its sheet',
    path: `${season}/styles/s-1`,
  },
  {
    id: 'style-gone',
    flow: 'style',
    state: 'unavailable',
    title: 'A style there is not any more',
    path: `${season}/styles/s-1`,
    answers: { styleDetail: refuse(404, { code: 'notFound' }) },
  },
  {
    id: 'cell-conflict',
    flow: 'cart',
    state: 'editing.stored',
    title: 'Somebody else wrote the same cell: mine and theirs',
    path: `${season}/styles/s-0`,
    userActions: typed('77'),
  },
  {
    id: 'cell-refused',
    flow: 'cart',
    state: 'editing.stored',
    title: 'A quantity is refused by a rule',
    path: `${season}/styles/s-0`,
    userActions: typed('88'),
  },
  {
    id: 'cell-offline',
    flow: 'cart',
    state: 'editing.stalled',
    title: 'The network is away while quantities are typed',
    path: `${season}/styles/s-0`,
    answers: { changeLines: removeChunk },
    userActions: typed('5'),
  },
  { id: 'cart', flow: 'cart', state: 'editing.stored', title: 'A cart', path: `${season}/cart` },
  {
    id: 'cart-empty',
    flow: 'cart',
    state: 'editing.stored',
    title: 'No cart yet',
    path: `${season}/cart`,
    answers: { currentCart: () => null },
  },
  {
    id: 'copied-with-warnings',
    flow: 'copy',
    state: 'ended.warnings',
    title: 'A cart is copied, with warnings',
    path: `${season}/cart`,
    answers: { planCopy: plan, runCopy: () => warnedReport },
    userActions: copied,
  },
  {
    id: 'copy-failed',
    flow: 'copy',
    state: 'ended.errors',
    title: 'One copy failed and can be tried again',
    path: `${season}/cart`,
    answers: { planCopy: plan, runCopy: () => failedReport },
    userActions: copied,
  },
  {
    id: 'check-findings',
    flow: 'check',
    state: 'objected',
    title: 'The check, with every verdict there is',
    path: `${season}/check`,
    answers: { validateCart: () => ({ version: 1, findings: findings() }) },
  },
  {
    id: 'check-waiting',
    flow: 'check',
    state: 'checking',
    title: 'The check takes long',
    path: `${season}/check`,
    answers: { validateCart: never },
  },
  {
    id: 'cart-finalized',
    flow: 'cart',
    state: 'overtaken',
    title: 'Somebody else finalized the cart while quantities were typed',
    path: `${season}/styles/s-0`,
    answers: {
      changeLines: () => {
        throw new CallRefused(409, { code: failure.code ?? '', message: failure.message });
      },
    },
    userActions: typed('5'),
  },
];
