import { wordmarkBox, wordmarkThread } from '@selvedge/core/wordmark';
import { css } from '#style/css';
// Not inlined: it comes after the content, and a house with a logo of its own never draws it.
import drawing from './wordmark.svg?no-inline';

const mark = css({
  display: 'block',
  height: '[var(--mark-height, {sizes.header})]',
  fill: 'current',
  overflow: 'visible',
});
const thread = css({ fill: 'accent' });

const { x, y, width, height } = wordmarkBox;

/**
 * The product's name. Its l is a thread that runs from edge to edge of whatever contains it. The style sheet of a house
 * puts its own logo in place of it.
 */
export function Wordmark() {
  return (
    <svg
      data-wordmark=""
      className={mark}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${drawing}#outline`} />
      <rect className={thread} x={wordmarkThread.x} y={y} width={wordmarkThread.width} height={height} />
    </svg>
  );
}
