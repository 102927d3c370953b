/** A garment drawn flat, as is usual in the trade: the right half about x = 0. The left half mirrors it. */
export type Flat = { outline: string; details: string };

export const flats: readonly Flat[] = [
  {
    // Coat
    outline: 'M-0.3 12 6 6 20 11 32 54 25 56 19.5 33 22.5 82H-0.3',
    details:
      'M6 6 11 16 6 18.5 0 38V82M20 11C18 18 18.5 26 19.5 33M3.5 44h2M3.5 54h2M3.5 64h2M9 55l9-1.5M30.5 49l-7 2',
  },
  {
    // Shirt
    outline: 'M-0.3 11 7 7 23 12 36 49 29 52 21 31V68C14 71 6 71 0 70H-0.3',
    details: 'M7 7 9 14.5 4 17 0 11M1.6 14V70M8 27h9v9l-4.5 2.5L8 36zM34 44l-7 3M23 12C20.5 18 20.5 25 21 31',
  },
  {
    // Trousers
    outline: 'M-0.3 8H15L20 84H9L0 33H-0.3',
    details: 'M0 13H15.3M0 13V33M14.7 18 9.5 27M9.5 32 14.5 84M9 8v6',
  },
  {
    // Dress
    outline: 'M-0.3 20C3 20 5 15 5 5H9C9 13 11 18 13 21 13 28 12 32 11 36L29 84H-0.3',
    details: 'M0 36H11M4 36 9 84M8 36 20 84',
  },
  {
    // Knit
    outline: 'M-0.3 14C4 14 7 12 8 8 14 9 19 11 24 14L37 53 30 56 22 37V72H-0.3',
    details:
      'M0 18C6 18 10.5 15 12 9M11 13C15 22 19 30 22 37M0 66H22M2 66v6M6 66v6M10 66v6M14 66v6M18 66v6M35.3 48l-7 3',
  },
  {
    // Skirt
    outline: 'M-0.3 10H12L27 78C18 80 8 80 0 80H-0.3',
    details: 'M0 15H13M5 15 11 79.5M8 9v7',
  },
  {
    // Jacket
    outline: 'M-0.3 12 6 8 21 13 34 58 27 60 20 36 21.5 64C15 69 6 68 1.5 60L0 53',
    details: 'M6 8 10.5 18 5 20.5 0 46M9 51h10v4.5H9zM10 31l7-1M32.3 53l-7 2M21 13C19 20 19.3 28 20 36',
  },
];
