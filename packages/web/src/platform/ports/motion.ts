import type { MotionPort } from '@selvedge/core';

/** The setting of the user's system for reduced motion. */
export const browserMotion: MotionPort = (tell) => {
  const wish = window.matchMedia('(prefers-reduced-motion: reduce)');
  const told = () => tell(wish.matches);
  told();
  wish.addEventListener('change', told);
  return () => wish.removeEventListener('change', told);
};
