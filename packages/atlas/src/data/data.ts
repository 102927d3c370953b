/**
 * The data of the atlas. `npm run atlas` writes it next to the site: an index (`data/index.js`) and one file per chart
 * (`data/charts/<name>.js`). They are classic scripts, so that the site can be opened from a file.
 */
import type { Language } from '@selvedge/core/contract';
import type { Drawing } from '../drawing/drawing.ts';

export type { Language };

export type Cause = 'event' | 'done' | 'error' | 'delay' | 'always';

export interface Transition {
  /** Ids of states, which begin with the chart's name. */
  readonly source: string;
  readonly targets: readonly string[];
  readonly reenter: boolean;
  readonly cause: Cause;
  /** The event's type as it is sent, for example `xstate.done.actor.load`. */
  readonly event: string;
  /** The event as shown to readers, for example `after 200 ms`. */
  readonly label: string;
  /** The conditions as text. Empty if there are none. */
  readonly guard: string;
  readonly actions: readonly string[];
}

export interface State {
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  readonly tags: readonly string[];
  readonly invokes: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly initial?: string | undefined;
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
}

export type Result = 'passed' | 'failed' | 'skipped';

/** A test in the last run. */
export interface Test {
  readonly title: string;
  readonly file: string;
  readonly result: Result;
  /** Milliseconds. */
  readonly took: number;
}

export type WalkedOn = 'chart' | 'services' | 'screen';

/** A generated path and the result of its last walk. Places are written as by `valueOf` in tools/atlas/places.js. */
export interface WalkedPath {
  readonly on: WalkedOn;
  /** Index in the chart's tests. */
  readonly test: number;
  /** Index in the chart's places. */
  readonly start: number;
  /** The event as shown to readers, and the place it leads to. */
  readonly steps: readonly (readonly [event: string, place: number])[];
}

/** A position on a path: `editing.stored`, or `list.ready + search.idle` for parallel states. */
export interface Place {
  readonly name: string;
  /** Ids of the innermost states that are active. */
  readonly states: readonly string[];
}

export type Width = 400 | 1500;
export const widths: readonly Width[] = [400, 1500];

export interface Picture {
  readonly language: Language;
  readonly width: Width;
  /** Pixels. */
  readonly height: number;
  /** URL relative to the site's folder. */
  readonly src: string;
  /** The findings of axe, as `rule: where`. Empty is good. */
  readonly findings: readonly string[];
  /** The picture of the last release, if it differs: its URL, and the share of pixels that differ. */
  readonly before: { readonly src: string; readonly differs: number } | null;
  /** Whether there was a last release without this picture. */
  readonly isNew: boolean;
}

/** The screen in one state. */
export interface Screen {
  /** Path of an innermost state, for example `editing.stored`. */
  readonly state: string;
  /** Name of the place the pictures were taken in: the state, and what is active beside it. */
  readonly place: string;
  /** The events that led there. */
  readonly way: string;
  /** Why the state shows nothing. Null if it has pictures. */
  readonly nothing: string | null;
  /** The state that looks the same, and why. Null if there is none. */
  readonly sameAs: readonly [state: string, why: string] | null;
  readonly pictures: readonly Picture[];
}

/** A mutant that no generated test detects. */
export interface Survivor {
  readonly kind: string;
  /** Id of the state that the mutant changes. */
  readonly state: string;
  /** What the mutant removes. */
  readonly name: string;
  readonly reason: string;
}

/** A count of mutants. */
export interface Mutants {
  readonly mutants: number;
  /** How many break what the chart's suite states. */
  readonly stated: number;
  /** How many of the others only take a step otherwise than the chart was recorded. */
  readonly recorded: number;
}

/** What became of the chart's mutants. */
export interface Mutation extends Mutants {
  readonly survivors: readonly Survivor[];
}

export interface Chart {
  readonly name: string;
  /** Folder in the core, for example `ordering/season`. */
  readonly feature: string;
  readonly root: State;
  readonly drawings: Readonly<Record<Drawing['detail'], Drawing>>;
  readonly places: readonly Place[];
  readonly tests: readonly Test[];
  readonly paths: readonly WalkedPath[];
  readonly screens: readonly Screen[];
  /** Why it has no screen of its own. Null if it has one. */
  readonly screenless: string | null;
  readonly mutation: Mutation | null;
}

/** A chart as listed in the index. */
export interface ChartEntry {
  readonly name: string;
  readonly feature: string;
  readonly description: string;
  /** Number of innermost states. */
  readonly states: number;
  readonly transitions: number;
  readonly paths: number;
  readonly tests: { readonly passed: number; readonly failed: number };
  readonly pictures: number;
  readonly findings: number;
  readonly mutation: Mutants | null;
}

/** A search term: a state or an event of a chart. */
export interface Term {
  readonly kind: 'state' | 'event';
  /** Index in the charts. */
  readonly chart: number;
  /** Path of the state below its chart, for example `open.saving`, or the event's type. */
  readonly text: string;
  /** What the state means, or where the event is accepted. */
  readonly about: string;
  /** For an event: path of a state that accepts it. */
  readonly at?: string;
}

export type ChangeKind = 'added' | 'removed' | 'changed';
export type ChangedThing = 'chart' | 'state' | 'transition' | 'picture';

export interface Change {
  readonly kind: ChangeKind;
  readonly thing: ChangedThing;
  readonly chart: string;
  readonly text: string;
  /** Path of the state concerned, if it still exists. */
  readonly state?: string;
  /** For a picture: which of the state's pictures. */
  readonly view?: { readonly language: Language; readonly width: Width };
}

/** The differences from the last release. Null if there is none to compare with. */
export interface Changes {
  readonly since: string;
  readonly list: readonly Change[];
}

export interface AtlasIndex {
  /** Time of the build, ISO 8601. */
  readonly built: string;
  readonly version: string;
  readonly charts: readonly ChartEntry[];
  readonly terms: readonly Term[];
  readonly changes: Changes | null;
}
