import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CartHead, Finding } from '../../contract/index.ts';
import { missingFor } from '../../whyNot/missingFor.ts';
import { toSettle } from './conditions.ts';
import {
  type Changer,
  type ConditionName,
  isConditionName,
  type Moment,
  type RemedyPlace,
  reasons,
} from './reasons.ts';

/** What the words of a condition are filled with. */
export interface WhyNotFacts {
  /** Findings that are to be settled. */
  readonly count: number;
  /** When ordering begins, epoch ms; null: it has. */
  readonly at: number | null;
  /** Who approved the order. */
  readonly by: string;
  readonly most: number;
}

/** One condition that is missing, with all there is to say of it. */
export interface WhyNot {
  readonly condition: ConditionName;
  readonly who: Changer;
  readonly when: Moment | null;
  readonly way: RemedyPlace | null;
  readonly facts: WhyNotFacts;
}

/** What charts may know that the words need; each knows some of it. */
interface KnownFacts {
  readonly head?: CartHead | null;
  readonly findings?: readonly Finding[] | null;
  readonly opensAt?: number | null;
}

const TAG = 'lacks ';

/** A state that knows no such event says itself what it lacks, or it is at work, or there is no such thing in it. */
const withoutEvent = ({ tags }: AnyMachineSnapshot): readonly string[] => {
  const told = [...tags].filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
  if (told.length > 0) return told;
  return [tags.has('pending') || tags.has('saving') ? 'isIdle' : 'isPossible'];
};

const lacking = (snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly string[] =>
  missingFor(snapshot, event)?.map(({ guard, holds }) => (holds ? guard : 'isPossible')) ??
  withoutEvent(snapshot);

/** A condition with all there is to say of it; what it does not know of is left empty. */
export function reasonFor(condition: ConditionName, { head, findings, opensAt }: KnownFacts = {}): WhyNot {
  const {
    who,
    when,
    way,
    ...limits
  }: { who: Changer; when: Moment | null; way: RemedyPlace | null; most?: number } = reasons[condition];
  const facts = {
    count: toSettle({ findings: findings ?? null }).length,
    at: opensAt ?? null,
    by: head?.approval?.by ?? '',
    most: limits.most ?? 0,
  };
  return { condition, who, when, way, facts };
}

/** Why a chart does not accept an event now, from its own guards; nothing: it accepts it. */
export function whyNot(snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly WhyNot[] {
  const known: KnownFacts = snapshot.context;
  const names = new Set(
    lacking(snapshot, event).map((name) => (isConditionName(name) ? name : 'isPossible')),
  );
  return [...names].map((name) => reasonFor(name, known));
}
