import type { CopyReason, Finding } from '../contract/index.ts';
import { lockFindings } from '../rules/lockRules.ts';
import { sellingTimeTakesEntries } from '../rules/sellingTimeRules.ts';
import type { CopyFacts } from './copyFacts.ts';

const reason = (code: CopyReason['code'], values: CopyReason['values'] = {}): CopyReason => ({
  code,
  values,
});

/** What a rule of carts objects to, as a reason of a copy. */
export const reasonOf = ({ code, values }: Finding): CopyReason => ({ code, values });

export const existingPieces = ({ existingLines }: Pick<CopyFacts, 'existingLines'>): number =>
  existingLines.reduce((sum, { quantity }) => sum + quantity, 0);

/** All reasons at once why a target cannot take anything (N9, N7). */
export const targetReasons = (facts: CopyFacts): CopyReason[] => {
  const pieces = existingPieces(facts);
  return [
    ...(facts.isSource ? [reason('targetIsSource')] : []),
    ...(facts.carriesSubdivision
      ? sellingTimeTakesEntries(facts).map(reasonOf)
      : [reason('noSubdivisionAccess', { subdivision: facts.place.subdivision })]),
    ...lockFindings(facts.locks, facts.place).map(reasonOf),
    ...(pieces > 0 && facts.standing === null ? [reason('targetNotEmpty', { pieces })] : []),
    ...(facts.lines.length === 0 ? [reason('nothingToCopy')] : []),
  ];
};
