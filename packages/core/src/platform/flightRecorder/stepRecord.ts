import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** An event sent to a flow, and its state afterwards. */
export interface StepRecord {
  /** Epoch ms by the device's clock. */
  readonly at: number;
  readonly event: AnyEventObject;
  readonly after: AnyMachineSnapshot;
}
