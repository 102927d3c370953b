import { wordmarkBox, wordmarkOutline, wordmarkThread } from '@selvedge/core/wordmark';
import { css } from '#style/css';

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
      <path d={wordmarkOutline} />
      <rect className={thread} x={wordmarkThread.x} y={y} width={wordmarkThread.width} height={height} />
    </svg>
  );
}
