/** A share in percent, rounded down to a tenth: 100 % really means all. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.floor((1000 * part) / whole) / 10} %`;
