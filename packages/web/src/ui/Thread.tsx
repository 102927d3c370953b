import { css } from '#style/css';

const thread = css({
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: 'thread',
  overflow: 'hidden',
  pointerEvents: 'none',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    backgroundImage:
      '[linear-gradient(90deg, transparent, {colors.accent} 40%, {colors.accent} 60%, transparent)]',
    backgroundSize: '[60% 100%]',
    backgroundRepeat: 'no-repeat',
    animation: '[weave 1.2s linear infinite]',
    _motionReduce: { backgroundImage: 'none', background: 'accent' },
  },
});

/** The shuttle running along the edge: the only sign of waiting in the product. Its parent is positioned. */
export function Thread() {
  return <span className={thread} aria-hidden="true" />;
}
