import type { InBoth } from '../configuration/brand/accent.ts';
import { type Asset, addressOf } from '../configuration/brand/asset.ts';
import type { Brand, BrandFont } from '../configuration/brand/brand.ts';

const inSchemes = ({ light, dark }: InBoth): string => `light-dark(${light}, ${dark})`;

/** Families after the house's own: the same as without one (packages/web/src/theme/typography.ts). */
const after = {
  text: '"Selvedge Text Fallback", "Selvedge Text Roboto", "Selvedge Text Noto", "Selvedge Text DejaVu", Arial, system-ui, sans-serif',
  display:
    '"Selvedge Display Fallback", "Selvedge Display Noto", "Selvedge Display DejaVu", "Times New Roman", serif',
} as const;

const formats: Readonly<Record<string, string>> = {
  'font/woff2': 'woff2',
  'font/ttf': 'truetype',
  'font/otf': 'opentype',
};

const facesOf = (font: BrandFont | null): readonly string[] =>
  (font?.files ?? []).map(
    ({ address, type, weight }) =>
      `@font-face { font-family: "${font?.family}"; src: url("${address}") format("${formats[type]}"); ${weight ? `font-weight: ${weight}; ` : ''}font-display: swap; }`,
  );

/**
 * The house's look as custom properties, under the names of the page (packages/web/src/theme) and under those of the
 * pages that the backend writes (assets/house.css), and its logo in place of the portal's.
 */
export function brandStyles({ accent, fonts, logo, logoDark }: Brand): string {
  const tones = Object.entries(accent).flatMap(([name, tone]) => {
    const variable = name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`);
    return [`--colors-${variable}: ${inSchemes(tone)};`, `--${variable}: ${inSchemes(tone)};`];
  });
  const families = (['text', 'display'] as const).flatMap((use) => {
    const family = fonts[use] && `"${fonts[use].family}", ${after[use]}`;
    return family ? [`--fonts-${use}: ${family};`, `--${use}: ${family};`] : [];
  });
  return `${[
    ...facesOf(fonts.text),
    ...facesOf(fonts.display),
    ':root {',
    ...[...tones, ...families].map((property) => `  ${property}`),
    `  --house-logo: url("${logo.address}");`,
    `  --house-logo-ratio: ${logo.ratio.toFixed(3)};`,
    '}',
    `@media (prefers-color-scheme: dark) { :root { --house-logo: url("${logoDark.address}"); --house-logo-ratio: ${logoDark.ratio.toFixed(3)}; } }`,
    // The page draws the portal's own wordmark; the house's logo is a picture behind its empty frame.
    '[data-wordmark] > * { display: none; }',
    '[data-wordmark] {',
    '  --clear: calc(var(--mark-height, 4.5rem) * 0.25);',
    '  box-sizing: border-box;',
    '  height: var(--mark-height, 4.5rem);',
    '  width: min(calc(var(--mark-height, 4.5rem) * 0.5 * var(--house-logo-ratio)), 12rem, 38vw);',
    '  padding-block: var(--clear);',
    '  background: var(--house-logo) left center / contain no-repeat content-box;',
    '}',
    // The line inside a season has room for its place as well.
    '@media (width < 30rem) { [data-in-season] [data-wordmark] { max-width: 5rem; } }',
  ].join('\n')}\n`;
}

/** The style sheet as a file that is served beside the others. */
export function stylesOf(brand: Brand): Asset {
  const file = 'brand.css';
  const content = Buffer.from(brandStyles(brand));
  return { file, type: 'text/css; charset=utf-8', content, address: addressOf(file, content) };
}
