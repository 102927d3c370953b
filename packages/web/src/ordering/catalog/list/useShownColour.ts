import { coverOf, type EntryColour } from '@selvedge/core/ordering';
import { type PointerEvent, type TouchEvent, useRef, useState } from 'react';

/** Pixels that a finger moves sideways at least, and further than up or down. */
const least = 30;
/** Pixels across the space in which the pointer is over a dot. */
const near = 18;

/**
 * Which colour a card shows: the first with a picture, the one whose dot is under the pointer, or the one swiped to. `hands` are the
 * card's handlers. Where that becomes another one, that is shown.
 */
export function useShownColour(colours: readonly EntryColour[]) {
  const cover = coverOf(colours);
  const first = cover?.articleColorId;
  const start = cover ? colours.indexOf(cover) : 0;
  const [chosen, setChosen] = useState({ first, at: start });
  const from = useRef({ x: 0, y: 0 });
  const at = chosen.first === first ? chosen.at : start;
  const show = (to: number) => setChosen({ first, at: to });
  return {
    shown: colours[at] ?? cover,
    hands: {
      onPointerLeave: (event: { pointerType: string }) => event.pointerType === 'mouse' && show(start),
      // The link of the card lies over the dots, and stays so for presses.
      onPointerMove: ({ pointerType, currentTarget, clientX, clientY }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        const to = [...currentTarget.querySelectorAll('[data-tone]')].findIndex((dot) => {
          const { left, right, top, bottom } = dot.getBoundingClientRect();
          return Math.abs(2 * clientX - left - right) < near && Math.abs(2 * clientY - top - bottom) < near;
        });
        if (to >= 0 && to !== at) show(to);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        const finger = touches[0];
        if (finger) from.current = { x: finger.clientX, y: finger.clientY };
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const finger = changedTouches[0];
        if (!finger) return;
        const x = finger.clientX - from.current.x;
        if (Math.abs(x) < Math.max(least, Math.abs(finger.clientY - from.current.y))) return;
        show((at - Math.sign(x) + colours.length) % colours.length);
      },
    },
  };
}
