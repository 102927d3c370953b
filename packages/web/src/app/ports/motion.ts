import type { MotionPort } from '@selvedge/core';

/** The setting of the user's system for reduced motion. */
export const browserMotion = (page: Window): MotionPort => {
  const wish = () => page.matchMedia('(prefers-reduced-motion: reduce)');
  return {
    isReduced: () => wish().matches,
    subscribe(listener) {
      const asked = wish();
      asked.addEventListener('change', listener);
      return () => asked.removeEventListener('change', listener);
    },
  };
};
