import { MOST_PLACES, MOST_UNPACKED } from './limits.ts';
import { Unreadable } from './unreadable.ts';

/** What all sheets of a workbook may hold together, counted while they are read. */
export interface Budget {
  /** @throws {Unreadable} `tooManyCells` */
  places(more: number): void;
  /**
   * A text that many cells share is small in the file, and is not once each cell has its own.
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
