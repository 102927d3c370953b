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

const chain = `one after another come the page, the rights, then customer, season and index together; over a slow line
each step is a round trip of its own. Code and words come together with the page. Of the rest most is the processor's: the
first page's code, the charts, opening the index, the first cards. The next step: to ask for the styles while the rights
are asked for`;

const whole = `react, the charts, the messages and the design system of the first page are 134 kB by themselves; the budget
of the build is 137 kB`;

const painting = `profiled: the core takes a few milliseconds of it, nearly all is React: the cards, whose pictures, names and
prices all change, and the facets whose counts do; layout and paint are a fifth. The address is written after the paint`;

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
  'list of 20,000 styles: JavaScript, gzip': `all charts of the ordering area come with the list
(docs/decisions/what-the-list-waits-for.md), and its words as a whole; what accompanies the pages comes before a slow list
is ready. And ${whole}`,
  'list of 20,000 styles: main thread blocked until ready': `profiled: the page's code and the area's are each compiled and run in
one task, and the first cards are drawn in one; opening the index is in slices`,
  'dashboard: ready': `supposed, not profiled: the rights and the tiles wait for the code`,
  'dashboard: JavaScript, gzip': whole,
  'dashboard: requests until ready': `supposed, not profiled: two fonts, the sign and the words are requests of their own`,
  'dashboard: main thread blocked until ready': `supposed, not profiled: the page's code is compiled and run in one task`,
  'facet: input → painted list': painting,
  'sort: input → painted list': painting,
  'first character: input → painted list': `the list follows the letter in a render of its own, so that typing never
waits for it; ${painting}`,
  'second character: input → painted list': `as the first`,
};
