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

const chain = `profiled: everything the list asks for is on its way before its code has come (docs/decisions/data-beside-code.md),
and the network waits for the processor. Of that a fifth goes into styles, the first cards above all, a fifth into React, a
tenth at most into opening the index; the code is compiled on another thread`;

const whole = `react, the charts, the messages and the design system of the first page are 134 kB by themselves`;

const painting = `profiled: the core takes a few milliseconds of it, half is React: the cards, whose pictures, names and
prices all change, with what is done with each, and the facets whose counts do; the other half is layout, styles and paint.
The address is written after the paint`;

/** Why a figure is over its budget, by its name. */
export const reasons: Readonly<Record<string, string>> = {
  '500 styles: digit → totals painted': `profiled: a third is the program, two thirds are style, layout, paint and what the browser watches;
plain DOM writes the same numbers without asking which they are`,
  'one style: digit → totals painted': `the same work, held to a counter that has one number to paint: plain DOM with the same totals does
not come near it either`,
  'paste of 480 cells → painted': `profiled: half is layout and paint of a hundred cells in sight and their totals, which plain DOM needs
too; half is the program: one step of the cart, and a field drawn for each cell in sight`,
  '500 styles: styles parsed → cells painted': `the floor draws numbers that it has added up before; here the columns of 36,000 variants
are checked first, and the first style comes with head, picture, tools, notes and the page's own tools around it`,
  'list of 20,000 styles: ready': chain,
  'list of 20,000 styles: JavaScript, gzip': `the charts of the area that stand on every screen come with the list
(docs/decisions/what-the-list-waits-for.md), and its words as a whole. And ${whole}`,
  'list of 20,000 styles: main thread blocked until ready': `profiled: the page's code and the area's each run in one task, and
the first cards are drawn in one; opening the index is in slices`,
  'dashboard: ready': `profiled: the answers are there before the code has run; the rest is the processor's`,
  'dashboard: JavaScript, gzip': whole,
  'dashboard: requests until ready': `the page, its first script, its code, the styles, the words and five calls`,
  'dashboard: main thread blocked until ready': `profiled: the page's code runs in one task, and the first page is drawn in one`,
  'the list of 60 customers': `a call tells what waits at each point of sale as well, which a plain query of its rows does not;
profiled: a quarter is the embedded database, a tenth the check of the answer, a sixth garbage, the rest what any call takes`,
  'second visit, dashboard: ready': `profiled: the page is there after 20 ms and its code after 100, compiled; what is left is the processor's: the
code runs, the answers come 170 ms after they were asked for, and the first page is drawn`,
  'second visit, list of 20,000 styles: ready': `profiled: the index is asked for after 150 ms and there after 670, for half of which it
fills the line; then it is opened, and the first cards are drawn. No answer is kept on the disk (docs/decisions/the-second-visit.md)`,
  'facet: input → painted list': painting,
  'sort: input → painted list': painting,
  'first character: input → painted list': `the list follows the letter in a render of its own, so that typing never
waits for it; ${painting}`,
  'second character: input → painted list': `as the first`,
};
