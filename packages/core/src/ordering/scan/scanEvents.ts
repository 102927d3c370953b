import type { SeasonPlace } from '../../contract/index.ts';
import type { Scan, ScanMode } from '../../keptWork/scan.ts';
import type { OrderingMoment } from '../../rules/index.ts';
import type { CodesFound } from './codeLookUp.machine.ts';
import type { KnownCodes } from './scanList.ts';
import type { ScansRecalled } from './scanMemory.machine.ts';

/** For the screen: a cell gets the focus as soon as its style is shown. */
export interface ScanEmitted {
  readonly type: 'cell.shown';
  readonly articleVariantId: string;
}

export interface ScanInput {
  readonly place: SeasonPlace;
  /** Right SCAN_ARTICLES. */
  readonly mayScan: boolean;
  readonly mayInsert: boolean;
}

/** The cell that a scan identified. */
export interface ShownCell {
  readonly articleId: string;
  readonly articleColorId: string;
  readonly articleVariantId: string;
}

/** The context of the scanner's chart: the list of scans and what is known about their codes. */
export interface ScanContext extends ScanInput {
  mode: ScanMode;
  /** Newest first. */
  scans: readonly Scan[];
  known: KnownCodes;
  /** Number of unknown codes dropped because the list was full. */
  gone: number;
  /** The cart accepts pieces now. */
  cartOpen: boolean;
  /** The scanned styles that the catalogue was told about. */
  reported: readonly string[];
  /** Number of scans made in this page; used for their ids. */
  count: number;
}

export type ScanEvent =
  /** `at`: epoch ms by the device's clock. */
  | { type: 'code.scanned'; text: string; at: number }
  | { type: 'mode.chosen'; mode: ScanMode }
  /** The user corrects a code. */
  | { type: 'scan.edited'; id: string; text: string }
  /** Look up a code again; without an id: all waiting ones. */
  | { type: 'scan.retried'; id?: string }
  /** Add one more piece of the scanned variant. */
  | { type: 'scan.taken'; id: string }
  | { type: 'scan.removed'; id: string }
  | { type: 'list.cleared' }
  /** The user has read 'n codes left the list'. */
  | { type: 'gone.read' }
  | { type: 'list.opened' }
  | { type: 'camera.opened' }
  | { type: 'desk.closed' }
  /** A scan says which cell to show. Raised by the chart itself. */
  | { type: 'cell.found'; cell: ShownCell }
  /** Whether the cart accepts pieces. */
  | { type: 'cart.turned'; open: boolean }
  | { type: 'language.changed' }
  | CodesFound
  | ScansRecalled;

/** Place and time for evaluating the rules on scans: the place, at the server time of the last response. */
export const momentOf = ({ place, known }: Pick<ScanContext, 'place' | 'known'>): OrderingMoment => ({
  place,
  now: known.serverTime,
});
