/** The layout of a chart: only positions (in pixels) and texts, so that it can be stored as JSON and drawn anywhere. */
export interface Drawing {
  /**
   * `states`: only the names of the states. `events`: also the events between them. `full`: everything said about them.
   */
  readonly detail: 'states' | 'events' | 'full';
  readonly width: number;
  readonly height: number;
  /** Outermost first. */
  readonly states: readonly DrawnState[];
  /** Centres of the dots that point at initial states. */
  readonly starts: readonly { readonly x: number; readonly y: number }[];
  readonly arrows: readonly DrawnArrow[];
}

export interface DrawnState {
  /** The state's id in the machine, for example `cart.open.saving`. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'root' | 'holding' | 'leaf';
  /** Whether it is one of several parallel states. */
  readonly region: boolean;
  readonly final: boolean;
  readonly tone: 'pending' | 'failed' | null;
  /** The y of the hairline below the state's own top, or 0. */
  readonly rule: number;
  /** Relative to the state's own corner. */
  readonly lines: readonly DrawnLine[];
}

export interface DrawnLine {
  readonly style: 'name' | 'about' | 'does' | 'stays' | 'ignores';
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export type DrawnCause = 'event' | 'done' | 'error' | 'delay' | 'always' | 'start' | 'mixed';

export interface DrawnArrow {
  readonly id: string;
  /** Ids of states. `start of <id>` if it comes from a dot. */
  readonly source: string;
  readonly target: string;
  readonly cause: DrawnCause;
  /** The `d` attributes of the line and of the triangle at its end. */
  readonly d: string;
  readonly head: string;
  readonly label: DrawnLabel | null;
}

export interface DrawnLabel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `y` is the text's baseline in the drawing. */
  readonly lines: readonly { readonly text: string; readonly cause: DrawnCause; readonly y: number }[];
}
