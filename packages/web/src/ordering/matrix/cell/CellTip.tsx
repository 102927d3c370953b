import { type RefObject, useEffect, useState } from 'react';
import { css } from '#style/css';

const tip = css({
  position: 'fixed',
  zIndex: 'tip',
  maxWidth: 'tip',
  padding: '3',
  background: 'surface.inverse',
  color: 'ink.onInverse',
  borderRadius: 'control',
  boxShadow: 'float',
  textStyle: 'small',
  animation: '[appear 120ms]',
});

interface ShownTip {
  readonly words: readonly string[];
  readonly top: number;
  readonly left: number;
}

/** The tip closes once the pointer has been off both cell and tip for this long (ms). */
const LINGER = 120;
const MARGIN = 8;
const WIDTH = 280;

const wordsOf = (cell: Element): string[] =>
  [...(cell.querySelector('[data-words]')?.children ?? [])].flatMap((line) => line.textContent ?? []);

const shownFor = (cell: Element): ShownTip | null => {
  const words = wordsOf(cell);
  if (words.length === 0) return null;
  const { bottom, left } = cell.getBoundingClientRect();
  const room = cell.ownerDocument.documentElement.clientWidth - WIDTH - MARGIN;
  return { words, top: bottom, left: Math.max(MARGIN, Math.min(left, room)) };
};

/**
 * A tooltip for the cell under the pointer: explains the cell's sign. The text is the cell's accessible description.
 */
export function CellTip({ within }: { within: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<ShownTip | null>(null);

  useEffect(() => {
    const sheet = within.current;
    if (!sheet) return;
    let going: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(going);
      going = setTimeout(() => setShown(null), LINGER);
    };
    const over = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || event.pointerType === 'touch') return;
      if (event.target.closest('[data-tip]')) {
        clearTimeout(going);
        return;
      }
      const cell = event.target.closest('td');
      const next = cell && event.buttons === 0 ? shownFor(cell) : null;
      if (next === null) leave();
      else {
        clearTimeout(going);
        setShown(next);
      }
    };
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null);
    const gone = () => setShown(null);
    sheet.addEventListener('pointerover', over);
    sheet.addEventListener('pointerleave', leave);
    sheet.ownerDocument.addEventListener('keydown', hideOnEscape);
    sheet.ownerDocument.addEventListener('scroll', gone, { capture: true, passive: true });
    return () => {
      clearTimeout(going);
      sheet.removeEventListener('pointerover', over);
      sheet.removeEventListener('pointerleave', leave);
      sheet.ownerDocument.removeEventListener('keydown', hideOnEscape);
      sheet.ownerDocument.removeEventListener('scroll', gone, { capture: true });
    };
  }, [within]);

  if (!shown) return null;
  return (
    <div className={tip} style={{ top: shown.top, left: shown.left }} data-tip="" aria-hidden="true">
      {shown.words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
