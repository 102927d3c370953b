/*
 * The selvedge is the edge a loom finishes by itself: the one line that says who wove the cloth. So the look is
 * cloth and edge: paper white, ink, hairlines, and one indigo thread that marks where you are and what counts.
 *
 * `panda codegen` writes packages/web/styled-system (not kept in git); the CSS itself is extracted once, as one
 * static file, by Panda's PostCSS plugin inside Vite (see vite.config.ts). Screens use these names only.
 */
import { defineConfig } from '@pandacss/dev';
import { picturePresets } from './packages/core/src/contract/ordering/picture.ts';
import * as looks from './packages/core/src/looks.ts';
import { colours } from './packages/web/src/theme/colours.ts';
import { globalCss, keyframes } from './packages/web/src/theme/ground.ts';
import { aspectRatiosOf, breakpointsOf, columnsOf, sizesOf } from './packages/web/src/theme/looks.ts';
import * as measures from './packages/web/src/theme/measures.ts';
import * as typography from './packages/web/src/theme/typography.ts';

const { textStyles, ...type } = typography;

export default defineConfig({
  eject: true,
  presets: ['@pandacss/preset-base'],
  hooks: {
    // Its only global styles are 33 variables on every element, and before and after it, for filters and transforms by
    // parts, which nothing here uses. They made each new style of an element a third more work.
    'preset:resolved': ({ utils, preset, name }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
  },
  preflight: true,
  strictTokens: true,
  include: ['./packages/web/src/**/*.{ts,tsx}'],
  exclude: ['./packages/web/src/**/*.test.tsx', './packages/web/src/theme/**'],
  outdir: 'packages/web/styled-system',
  importMap: '#style',
  conditions: {
    extend: {
      press: '&:is(:active):not([aria-disabled=true], :disabled)',
      hover: '&:is(:hover):not([aria-disabled=true], :disabled)',
      current: '&[aria-current]:not([aria-current=false])',
      invalid: '&[aria-invalid=true]',
      touch: '@media (pointer: coarse)',
      /** As low as a window of 1280 × 1024 or less is at 400 % zoom: nothing stays in place. */
      low: '@media (max-height: 20rem)',
      /** Wide and not high: titles give way to what one came for. */
      laptop: '@media (min-width: 60rem) and (max-height: 48rem)',
    },
  },
  globalCss: { ...globalCss, ':root': { ...globalCss[':root'], ...columnsOf(looks) } },
  theme: {
    breakpoints: breakpointsOf(looks),
    tokens: {
      colors: colours,
      ...type,
      ...measures,
      sizes: { ...measures.sizes, ...sizesOf(looks) },
      aspectRatios: { ...measures.aspectRatios, ...aspectRatiosOf(looks, picturePresets.plp) },
    },
    textStyles,
    keyframes,
  },
});
