import { cva, cx } from '#style/css';

const skeleton = cva({
  base: {
    display: 'block',
    backgroundColor: 'surface.sunken',
    backgroundImage: '[linear-gradient(100deg, transparent 20%, {colors.line.hair} 50%, transparent 80%)]',
    backgroundSize: '[50% 100%]',
    backgroundRepeat: 'no-repeat',
    animation: '[weave 1.8s linear infinite]',
    color: 'transparent',
    userSelect: 'none',
    _motionReduce: { backgroundImage: 'none' },
    // Behind a dialog it stands still: painting it takes a fifth of a core for as long as a maintenance lasts.
    '&:is(html:has(dialog:modal) *):not(:is(dialog *))': { animationPlayState: 'paused' },
  },
  variants: {
    shape: {
      /** One line of the surrounding text style. */
      line: { height: '[1em]', marginBlock: '[0.2em]' },
      block: {},
      tile: { aspectRatio: 'tile', width: 'full' },
      garment: { aspectRatio: 'garment', width: 'full' },
    },
    width: {
      full: { width: 'full' },
      long: { width: '[72%]' },
      half: { width: '[48%]' },
      short: { width: '[24%]' },
    },
  },
  defaultVariants: { shape: 'line', width: 'full' },
});

type Props = {
  shape?: 'line' | 'block' | 'tile' | 'garment';
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
};

/**
 * A placeholder in the real size of what is loading. Hidden from screen readers, so the region around it must say that
 * it loads.
 */
export function Skeleton({ shape, width, className }: Props) {
  return <span aria-hidden="true" className={cx(skeleton({ shape, width }), className)} />;
}
