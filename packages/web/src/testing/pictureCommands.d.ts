import type { Picture } from './picture.ts';

/** One state of a chart as it was pictured. */
export interface PicturedState {
  readonly chart: string;
  /** Innermost path like 'editing.stored'. */
  readonly state: string;
  /** All that was on, where regions are side by side. */
  readonly situation: string;
  /** The events that led there. */
  readonly way: string;
  readonly nothing: string | null;
  readonly sameAs: readonly [state: string, why: string] | null;
  readonly pictures: readonly Picture[];
}

/** What the page asks of the program around it (tools/states/commands.js). */
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the window as large, in pixels. */
    openWindow(width: number, height: number): Promise<void>;
    /** Takes a picture of the window into a file below the folder of pictures. */
    takePicture(file: string): Promise<Pick<Picture, 'sha256' | 'isBlank'>>;
    keepState(state: PicturedState): Promise<void>;
  }
}
