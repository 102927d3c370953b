import { MOST_PLACES, MOST_UNPACKED } from './limits.ts';
import { Unreadable } from './unreadable.ts';

/** Limits for all sheets of a workbook together, counted while they are read. */
export interface Budget {
  /** @throws {Unreadable} `tooManyCells` */
  places(more: number): void;
  /**
   * A text shared by many cells is small in the file, but large once each cell has its own copy.
   *
   * @throws {Unreadable} `tooLarge`
   */
  characters(more: number): void;
}

export function createBudget(): Budget {
  let places = 0;
  let characters = 0;
  return {
    places(more) {
      places += more;
      if (places > MOST_PLACES) throw new Unreadable({ code: 'tooManyCells', most: MOST_PLACES });
    },
    characters(more) {
      characters += more;
      if (characters > MOST_UNPACKED) {
        throw new Unreadable({ code: 'tooLarge', bytes: characters, most: MOST_UNPACKED });
      }
    },
  };
}
