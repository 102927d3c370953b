import { cva } from '#style/css';

const thread = cva({
  base: {
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
        '[linear-gradient(90deg, transparent, currentColor 40%, currentColor 60%, transparent)]',
      backgroundSize: '[60% 100%]',
      backgroundRepeat: 'no-repeat',
      animation: '[weave 1.2s linear infinite]',
      _motionReduce: { backgroundImage: 'none', background: '[currentColor]' },
    },
  },
  variants: { on: { ground: { color: 'accent' }, accent: { color: 'accent.on' } } },
});

type Props = { on?: 'ground' | 'accent' };

/** The shuttle that runs along the edge: the product's only sign of waiting. Its parent must be positioned. */
export function Thread({ on = 'ground' }: Props) {
  return <span className={thread({ on })} aria-hidden="true" />;
}
