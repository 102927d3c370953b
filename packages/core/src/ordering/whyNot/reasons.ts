import { MOST_COPY_TARGETS, MOST_GROUP_CARTS } from '../../contract/index.ts';

/**
 * Who can change a condition: the user (`you`), the person who approved the order, the user's administrator by
 * granting a right, the POS Manager, the sales representative, or nobody.
 */
export type Changer = 'you' | 'approver' | 'administrator' | 'posManager' | 'representative' | 'nobody';

/** When a condition changes by itself: when ordering begins, or once a check, response or action has finished. */
export type Moment = 'opening' | 'checked' | 'answered' | 'done' | 'over';

/** The place where a condition can be changed. */
export type RemedyPlace = 'findings' | 'limit' | 'seasons' | 'orders' | 'checkAgain' | 'styles' | 'request';

export interface Reason {
  readonly who: Changer;
  readonly when: Moment | null;
  readonly remedy: RemedyPlace | null;
  /** The maximum, if the condition is about a number. */
  readonly most?: number;
}

const yours = (remedy: RemedyPlace | null = null, most?: number): Reason => ({
  who: 'you',
  when: null,
  remedy,
  ...(most === undefined ? {} : { most }),
});
/** Rights are requested in the self-service area. */
const right = (who: Changer): Reason => ({ who, when: null, remedy: 'request' });
const never = (remedy: RemedyPlace | null = null): Reason => ({ who: 'nobody', when: null, remedy });
const byItself = (when: Moment, remedy: RemedyPlace | null = null): Reason => ({
  who: 'nobody',
  when,
  remedy,
});

/**
 * Every condition that the charts of ordering set on user actions, by the name of its guard: who can change it, when
 * it changes by itself, and where. Guards with the same meaning have the same name in all charts.
 */
export const reasons = {
  holdsView: right('administrator'),
  holdsInsert: right('administrator'),
  holdsSubmit: right('posManager'),
  holdsScan: right('administrator'),
  hasBegun: byItself('opening', 'seasons'),
  isNotFinalized: never('orders'),
  isNotUncertain: byItself('answered'),
  isChecked: byItself('checked', 'checkAgain'),
  hasNothingToSettle: yours('findings'),
  areDetailsSaved: yours(),
  keepsLimit: { who: 'representative', when: null, remedy: 'limit' },
  isLimitComparable: { who: 'representative', when: null, remedy: null },
  isMine: { who: 'approver', when: null, remedy: null },
  hasReason: yours(),
  hasCart: yours('styles'),
  hasPrices: never(),
  hasPast: yours(),
  hasFuture: yours(),
  isValid: yours(),
  isDecided: yours(),
  isAccepted: yours(),
  hasToSave: yours(),
  isStored: byItself('done'),
  isCaughtUp: byItself('done'),
  takesQuantities: yours(),
  isStillOpen: never(),
  isChanged: yours(),
  isWithoutExclamation: yours(),
  isShortEnough: yours(),
  isReadable: yours(),
  isNotLargest: yours(),
  isNotSmallest: yours(),
  isNarrowed: yours(),
  hasTargets: yours(),
  isWithinMostTargets: yours(null, MOST_COPY_TARGETS),
  isServed: byItself('over'),
  takesSomething: yours(),
  hasName: yours(),
  isNewName: yours(),
  hasSeason: yours(),
  hasPicked: yours(),
  isWithinMostCarts: yours(null, MOST_GROUP_CARTS),
  isMaker: never(),
  hasReadyCart: yours(),
  hasText: yours(),
  hasTaken: yours(),
  hasCells: yours(),
  hasPieces: yours('styles'),
  lacksSomething: never(),
  hasFilters: yours(),
  leavesSize: yours(),
  hasTotal: yours(),
  hasColour: yours(),
  placesSomething: yours(),
  /** The current state is busy. */
  isIdle: byItself('done'),
  /** The current state does not handle such an event at all. */
  isPossible: never(),
} as const satisfies Readonly<Record<string, Reason>>;

/** The name of a condition, which is the name of the guard in the charts. */
export type ConditionName = keyof typeof reasons;

/** The names of all conditions that a control can be off for. */
export const conditionNames = Object.keys(reasons) as readonly ConditionName[];

export const isConditionName = (name: string): name is ConditionName => Object.hasOwn(reasons, name);
