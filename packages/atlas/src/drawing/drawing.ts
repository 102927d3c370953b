/** A chart laid out: places and words alone, so that it can be kept as JSON and drawn by anybody. In pixels. */
export interface Drawing {
  /** States by their names; with the events between them; with all that is said of them. */
  readonly detail: 'states' | 'events' | 'full';
  readonly width: number;
  readonly height: number;
  /** Outermost first. */
  readonly states: readonly DrawnState[];
  /** Dots that point at initial states: their centres. */
  readonly starts: readonly { readonly x: number; readonly y: number }[];
  readonly arrows: readonly DrawnArrow[];
}

export interface DrawnState {
  /** The state's id in the machine, for instance `cart.open.saving`. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'root' | 'holding' | 'leaf';
  /** Whether it is one of several that are active side by side. */
  readonly region: boolean;
  readonly final: boolean;
  readonly tone: 'pending' | 'failed' | null;
  /** The hairline's y below its own top, or 0. */
  readonly rule: number;
  /** From the state's own corner. */
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
  /** Ids of states; `start of <id>` where it comes from a dot. */
  readonly source: string;
  readonly target: string;
  readonly cause: DrawnCause;
  /** `d` of the line and of the triangle at its end. */
  readonly way: string;
  readonly head: string;
  readonly label: DrawnLabel | null;
}

export interface DrawnLabel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `y` is the text's own line in the drawing. */
  readonly lines: readonly { readonly text: string; readonly cause: DrawnCause; readonly y: number }[];
}
