import type { Area } from './figure.ts';

const elsewhere = 'Measured elsewhere (two cores, Chromium 156, 4 ×), quoted for comparison';

/** What others need for the same. */
export const quoted: Readonly<Partial<Record<Area, string>>> = {
  list: `${elsewhere}: ready, in times of an empty React app, and JavaScript: vercel/commerce search 1.9, 171 kB ·
medusa B2B storefront 2.5, 341 kB · react-admin products 3.3, 401 kB · react-admin orders 4.1, 401 kB · bigcommerce
b2b-buyer-portal quick order 8.7, 463 kB. Main thread blocked: 251, 452, 1109, 1421, 956 ms.`,
  filter: `${elsewhere}: a toggle with all counts of 12 facets over 20,000 at 4 ×: bitsets 1.1 ms · crossfilter2 3.7 ·
orama 17 · itemsjs 18 · plain objects 61. Toggle to painted list: react-admin 572 ms. Sort: react-admin 1129 ms. An
empty React counter: 29 ms.`,
  search: `${elsewhere}: one character to painted list: react-admin 1061 ms · b2b-buyer-portal 1252 ms. Search alone
over 20,000: flexsearch 0.4 ms · plain includes 2.0 · minisearch 15 · orama 25 · itemsjs 85 · fuse.js 105.`,
  matrix: `${elsewhere}: 20,000 cells, digit to totals painted: plain DOM 33 ms · react-data-grid 47 · TanStack 49 ·
glide-data-grid 62 · ag-grid 71 · react-datasheet-grid 123 · MUI X 311 · handsontable 357 · naive React 400. Mount:
304, 299, 499, 307, 1072, 571, 698, 774, 2657 ms. Longest frame of scrolling: 106, 84, 142, 55, 142, 138, 124, 268,
354 ms. b2b-buyer-portal: digit to subtotal 261 ms · medusa B2B: first digit 90 ms.`,
};

/** Why a figure is over its budget, by its name. */
export const reasons: Readonly<Record<string, string>> = {};
