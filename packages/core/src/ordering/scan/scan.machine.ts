import { setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';

export interface ScanInput {
  readonly place: SeasonPlace;
  /** SCAN_ARTICLES. */
  readonly mayScan: boolean;
  readonly mayInsert: boolean;
}

export type ScanEvent = { type: 'scan.retried' };

/** Scanning articles (specification, section 2). */
export const scanMachine = setup({
  types: { context: {} as ScanInput, events: {} as ScanEvent, input: {} as ScanInput },
}).createMachine({
  id: 'scan',
  description: 'Scanning articles',
  context: ({ input }) => ({ ...input }),
  initial: 'ready',
  states: { ready: { description: 'Nothing has been given yet' } },
});
