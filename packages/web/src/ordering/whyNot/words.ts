import type { Changer, ConditionName, Moment, RemedyPlace } from '@selvedge/core/ordering';
import type { MessageId } from '../../messages/catalogue.ts';

/** What is missing. */
export const conditionWords: Readonly<Record<ConditionName, MessageId>> = {
  holdsView: 'whyNot.holdsView',
  holdsInsert: 'whyNot.holdsInsert',
  holdsSubmit: 'whyNot.holdsSubmit',
  holdsScan: 'whyNot.holdsScan',
  hasBegun: 'whyNot.hasBegun',
  isNotFinalized: 'whyNot.isNotFinalized',
  isNotUncertain: 'whyNot.isNotUncertain',
  isChecked: 'whyNot.isChecked',
  hasNothingToSettle: 'whyNot.hasNothingToSettle',
  areDetailsSaved: 'whyNot.areDetailsSaved',
  keepsLimit: 'whyNot.keepsLimit',
  isLimitComparable: 'whyNot.isLimitComparable',
  isMine: 'whyNot.isMine',
  hasReason: 'whyNot.hasReason',
  hasCart: 'whyNot.hasCart',
  hasPrices: 'whyNot.hasPrices',
  hasPast: 'whyNot.hasPast',
  hasFuture: 'whyNot.hasFuture',
  isValid: 'whyNot.isValid',
  isDecided: 'whyNot.isDecided',
  isAccepted: 'whyNot.isAccepted',
  hasToSave: 'whyNot.hasToSave',
  isStored: 'whyNot.isStored',
  isCaughtUp: 'whyNot.isCaughtUp',
  takesQuantities: 'whyNot.takesQuantities',
  isStillOpen: 'whyNot.isStillOpen',
  isChanged: 'whyNot.isChanged',
  isWithoutExclamation: 'whyNot.isWithoutExclamation',
  isShortEnough: 'whyNot.isShortEnough',
  isReadable: 'whyNot.isReadable',
  isNotLargest: 'whyNot.isNotLargest',
  isNotSmallest: 'whyNot.isNotSmallest',
  isNarrowed: 'whyNot.isNarrowed',
  hasTargets: 'whyNot.hasTargets',
  isWithinMostTargets: 'whyNot.isWithinMostTargets',
  isServed: 'whyNot.isServed',
  takesSomething: 'whyNot.takesSomething',
  hasName: 'whyNot.hasName',
  isNewName: 'whyNot.isNewName',
  hasSeason: 'whyNot.hasSeason',
  hasPicked: 'whyNot.hasPicked',
  isWithinMostCarts: 'whyNot.isWithinMostCarts',
  isMaker: 'whyNot.isMaker',
  hasReadyCart: 'whyNot.hasReadyCart',
  hasText: 'whyNot.hasText',
  hasTaken: 'whyNot.hasTaken',
  hasCells: 'whyNot.hasCells',
  hasPieces: 'whyNot.hasPieces',
  lacksSomething: 'whyNot.lacksSomething',
  hasFilters: 'whyNot.hasFilters',
  leavesSize: 'whyNot.leavesSize',
  hasTotal: 'whyNot.hasTotal',
  hasColour: 'whyNot.hasColour',
  placesSomething: 'whyNot.placesSomething',
  isIdle: 'whyNot.isIdle',
  isPossible: 'whyNot.isPossible',
};

/** Who can change it. Null where the condition's own text already tells the user what to do. */
export const changerWords: Readonly<Record<Changer, MessageId | null>> = {
  you: null,
  approver: 'whyNot.who.approver',
  administrator: 'whyNot.who.administrator',
  posManager: 'whyNot.who.posManager',
  representative: 'whyNot.who.representative',
  nobody: null,
};

/** When it changes by itself. */
export const momentWords: Readonly<Record<Moment, MessageId>> = {
  opening: 'whyNot.when.opening',
  checked: 'whyNot.when.checked',
  answered: 'whyNot.when.answered',
  done: 'whyNot.when.done',
  over: 'whyNot.when.over',
};

/** Link texts. */
export const placeWords: Readonly<Record<RemedyPlace, MessageId>> = {
  findings: 'whyNot.remedy.findings',
  limit: 'whyNot.remedy.limit',
  seasons: 'whyNot.remedy.seasons',
  orders: 'whyNot.remedy.orders',
  checkAgain: 'whyNot.remedy.checkAgain',
  styles: 'whyNot.remedy.styles',
  request: 'whyNot.remedy.request',
};
