import { readFileSync } from 'node:fs';
import { SECOND_BREAKPOINTS } from '@selvedge/core/looks';

const isBreakpoint = (name: string): name is keyof typeof SECOND_BREAKPOINTS =>
  Object.hasOwn(SECOND_BREAKPOINTS, name);

/**
 * A style sheet of the server's own pages. `@media (--from-md)` applies from a breakpoint upwards, `@media
 * (--below-md)` below it. Throws on an unknown breakpoint.
 */
export const styleSheet = (name: string): string =>
  readFileSync(new URL(`../../assets/${name}.css`, import.meta.url), 'utf8').replaceAll(
    /\(--(from|below)-(\w+)\)/g,
    (_, side: string, breakpoint: string) => {
      if (!isBreakpoint(breakpoint)) throw new Error(`${name}.css asks for the breakpoint ${breakpoint}`);
      return `(width ${side === 'from' ? '>=' : '<'} ${SECOND_BREAKPOINTS[breakpoint]}px)`;
    },
  );
