import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CartHead, Finding } from '../../contract/index.ts';
import { missingFor } from '../../platform/actors/missingFor.ts';
import { toSettle } from './conditions.ts';
import {
  type Changer,
  type ConditionName,
  isConditionName,
  type Moment,
  type RemedyPlace,
  reasons,
} from './reasons.ts';

/** Values for the text of a condition. */
export interface WhyNotFacts {
  /** Number of findings to settle. */
  readonly count: number;
  /** When ordering begins, epoch ms; null: it has begun. */
  readonly at: number | null;
  /** Who approved the order. */
  readonly by: string;
  readonly most: number;
}

/** One condition that is not met, with everything needed to explain it. */
export interface WhyNot {
  readonly condition: ConditionName;
  readonly who: Changer;
  readonly when: Moment | null;
  readonly remedy: RemedyPlace | null;
  readonly facts: WhyNotFacts;
}

/** Context fields of charts that the texts need; each chart has some of them. */
interface KnownFacts {
  readonly head?: CartHead | null;
  readonly findings?: readonly Finding[] | null;
  readonly opensAt?: number | null;
}

const TAG = 'lacks ';

/**
 * For a state without a handler for the event: what its tags say it lacks, or that it is busy, or that the event is
 * impossible there.
 */
const withoutEvent = ({ tags }: AnyMachineSnapshot): readonly string[] => {
  const reported = [...tags].filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
  if (reported.length > 0) return reported;
  return [tags.has('pending') || tags.has('saving') ? 'isIdle' : 'isPossible'];
};

const lacking = (snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly string[] =>
  missingFor(snapshot, event)?.map(({ guard, holds }) => (holds ? guard : 'isPossible')) ??
  withoutEvent(snapshot);

/** Everything needed to explain a condition; unknown values stay empty. */
export function reasonFor(condition: ConditionName, { head, findings, opensAt }: KnownFacts = {}): WhyNot {
  const {
    who,
    when,
    remedy,
    ...limits
  }: { who: Changer; when: Moment | null; remedy: RemedyPlace | null; most?: number } = reasons[condition];
  const facts = {
    count: toSettle({ findings: findings ?? null }).length,
    at: opensAt ?? null,
    by: head?.approval?.by ?? '',
    most: limits.most ?? 0,
  };
  return { condition, who, when, remedy, facts };
}

/** Why a chart does not accept an event now, from its own guards; empty: it accepts it. */
export function whyNot(snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly WhyNot[] {
  const known: KnownFacts = snapshot.context;
  const names = new Set(
    lacking(snapshot, event).map((name) => (isConditionName(name) ? name : 'isPossible')),
  );
  return [...names].map((name) => reasonFor(name, known));
}
