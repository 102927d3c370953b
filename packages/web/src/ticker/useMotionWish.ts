import type { tickerMachine } from '@selvedge/core/overlays';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

/** Tells the ticker whether the user's system prefers reduced motion, now and whenever that changes. */
export function useMotionWish(ticker: ActorRefFrom<typeof tickerMachine>): void {
  useEffect(() => {
    const wish = window.matchMedia('(prefers-reduced-motion: reduce)');
    const tell = () => ticker.send({ type: 'motion.changed', reduced: wish.matches });
    tell();
    wish.addEventListener('change', tell);
    return () => wish.removeEventListener('change', tell);
  }, [ticker]);
}
