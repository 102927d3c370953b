/**
 * What the atlas is built of. `npm run atlas` writes it beside the site: an index (`data/index.js`) and a file for
 * each chart (`data/charts/<name>.js`), as classic scripts, so that the site opens from a file.
 */
import type { Drawing } from '../drawing/drawing.ts';

export type Cause = 'event' | 'done' | 'error' | 'delay' | 'always';

export interface Transition {
  /** Ids of states, the chart's own name first. */
  readonly source: string;
  readonly targets: readonly string[];
  readonly reenter: boolean;
  readonly cause: Cause;
  /** The event's type as it is sent, for instance `xstate.done.actor.load`. */
  readonly event: string;
  /** The event as a person reads it, for instance `after 200 ms`. */
  readonly label: string;
  /** What has to be so; empty where nothing has. */
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

/** A test of the last run. */
export interface Test {
  readonly title: string;
  readonly file: string;
  readonly result: Result;
  /** Milliseconds. */
  readonly took: number;
}

export type WalkedOn = 'chart' | 'services' | 'screen';

/** A generated path and how its last walk ended. A place is written as `valueOf` in scripts/atlas/places.js says. */
export interface Walk {
  readonly on: WalkedOn;
  /** Index in the chart's tests. */
  readonly test: number;
  /** Index in the chart's places. */
  readonly start: number;
  /** Event as a person reads it, and the place it leads to. */
  readonly steps: readonly (readonly [event: string, place: number])[];
}

/** Where a walk can be: `editing.stored`, or `list.ready + search.idle` side by side. */
export interface Place {
  readonly name: string;
  /** Ids of the innermost states that are active. */
  readonly states: readonly string[];
}

export type Language = 'en' | 'de';
export const languages: readonly Language[] = ['en', 'de'];
export type Width = 400 | 1500;
export const widths: readonly Width[] = [400, 1500];

export interface Picture {
  readonly language: Language;
  readonly width: Width;
  /** Pixels. */
  readonly height: number;
  /** Address from the site's folder. */
  readonly src: string;
  /** What axe finds, as `rule: where`; none is right. */
  readonly findings: readonly string[];
  /** The last release's picture where it differs: its address, and the share of pixels that do. */
  readonly before: { readonly src: string; readonly differs: number } | null;
  /** Whether there was a last release, and it had no such picture. */
  readonly isNew: boolean;
}

/** The screen in one state. */
export interface Screen {
  /** Path of an innermost state, for instance `editing.stored`. */
  readonly state: string;
  /** Name of the place the pictures were taken in: the state, and what is active beside it. */
  readonly place: string;
  /** The events that led there. */
  readonly way: string;
  /** Why the state shows nothing; null where it has pictures. */
  readonly nothing: string | null;
  /** The state it looks like, and why; null where it looks like none. */
  readonly sameAs: readonly [state: string, why: string] | null;
  readonly pictures: readonly Picture[];
}

/** A fault that no generated test finds out. */
export interface Survivor {
  readonly kind: string;
  /** Id of the state that lacks something. */
  readonly state: string;
  /** What it lacks. */
  readonly name: string;
  readonly reason: string;
}

/** How many of the chart's mutants some generated test found out. */
export interface Mutation {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly Survivor[];
}

export interface Chart {
  readonly name: string;
  /** Folder of the core it lives in, for instance `ordering/season`. */
  readonly feature: string;
  readonly root: State;
  readonly drawings: Readonly<Record<Drawing['detail'], Drawing>>;
  readonly places: readonly Place[];
  readonly tests: readonly Test[];
  readonly walks: readonly Walk[];
  readonly screens: readonly Screen[];
  /** Why it has no screen of its own; null where it has one. */
  readonly screenless: string | null;
  readonly mutation: Mutation | null;
}

/** A chart as the index knows it. */
export interface ChartEntry {
  readonly name: string;
  readonly feature: string;
  readonly description: string;
  /** Innermost states. */
  readonly states: number;
  readonly transitions: number;
  readonly walks: number;
  readonly tests: { readonly passed: number; readonly failed: number };
  readonly pictures: number;
  readonly findings: number;
  readonly mutation: { readonly mutants: number; readonly killed: number } | null;
}

/** What the search looks through: a state or an event of a chart. */
export interface Term {
  readonly kind: 'state' | 'event';
  /** Index in the charts. */
  readonly chart: number;
  /** Path of the state below its chart, for instance `open.saving`, or the event's type. */
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
  /** Path of the state it is about, where it is about one that is there. */
  readonly state?: string;
  /** For a picture: which of the state's. */
  readonly view?: { readonly language: Language; readonly width: Width };
}

/** What differs from the last release; null where there is none to compare with. */
export interface Changes {
  readonly since: string;
  readonly list: readonly Change[];
}

export interface AtlasIndex {
  /** When it was built, ISO 8601. */
  readonly built: string;
  /** The version it shows. */
  readonly version: string;
  readonly charts: readonly ChartEntry[];
  readonly terms: readonly Term[];
  readonly changes: Changes | null;
}
