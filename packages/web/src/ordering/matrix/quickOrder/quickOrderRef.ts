import type {
  catalogMachine,
  quickOrderMachine,
  quickStyleMachine,
  sizeCurvesMachine,
} from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type QuickOrderRef = ActorRefFrom<typeof quickOrderMachine>;
export type QuickStyleRef = ActorRefFrom<typeof quickStyleMachine>;
export type SizeCurvesRef = ActorRefFrom<typeof sizeCurvesMachine>;

/** What a quick order in the list of styles works on. */
export interface ListOrdering {
  readonly quickStyle: QuickStyleRef;
  readonly catalog: ActorRefFrom<typeof catalogMachine>;
}
