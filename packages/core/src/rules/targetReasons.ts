import type { CopyReason } from '../contract/index.ts';
import type { CopyFacts } from './copyFacts.ts';
import { locksInTheWay } from './lockRules.ts';

const reason = (code: CopyReason['code'], values: CopyReason['values'] = {}): CopyReason => ({
  code,
  values,
});

const lockCodes = {
  customer: 'customerLocked',
  subdivision: 'subdivisionLocked',
  collectionType: 'collectionTypeLocked',
} as const;

const sellingReasons = ({ now, sellingTime, mayPreview }: CopyFacts): CopyReason[] => {
  if (!sellingTime || now >= sellingTime.salesPeriodTo) return [reason('styleNotForSale')];
  if (now >= sellingTime.salesPeriodFrom || mayPreview) return [];
  return [reason('inPreview', { salesPeriodFrom: sellingTime.salesPeriodFrom })];
};

export const piecesStanding = ({ standingLines }: Pick<CopyFacts, 'standingLines'>): number =>
  standingLines.reduce((sum, { quantity }) => sum + quantity, 0);

/** All reasons at once why a target cannot take anything (N9, N7). */
export const targetReasons = (facts: CopyFacts): CopyReason[] => {
  const pieces = piecesStanding(facts);
  return [
    ...(facts.isSource ? [reason('targetIsSource')] : []),
    ...(facts.carriesSubdivision
      ? sellingReasons(facts)
      : [reason('noSubdivisionAccess', { subdivision: facts.place.subdivision })]),
    ...locksInTheWay(facts.locks, facts.place).map((lock) =>
      reason(lockCodes[lock.scope], { reason: lock.reason, subject: lock.subject ?? '' }),
    ),
    ...(pieces > 0 && facts.standing === null ? [reason('targetNotEmpty', { pieces })] : []),
    ...(facts.lines.length === 0 ? [reason('nothingToCopy')] : []),
  ];
};
