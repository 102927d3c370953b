import type { quickOrderMachine, sizeCurvesMachine } from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type QuickOrderRef = ActorRefFrom<typeof quickOrderMachine>;
export type SizeCurvesRef = ActorRefFrom<typeof sizeCurvesMachine>;
