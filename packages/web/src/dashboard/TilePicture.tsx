import { useState } from 'react';
import { css, cva } from '#style/css';
import { linkTarget } from '../ui/link-target.ts';
import { flats } from './flats.ts';

const frame = cva({
  base: {
    position: 'relative',
    display: 'block',
    width: 'full',
    overflow: 'hidden',
    background: 'surface.sunken',
    // Of a tile that cannot be opened now.
    ':is(article:has([data-closed]) *, li:has(> [data-closed]) > *)&': {
      filter: '[grayscale(1)]',
      opacity: 'faint',
    },
  },
  variants: { shape: { tile: { aspectRatio: 'tile' }, favorite: { aspectRatio: 'favorite' } } },
  defaultVariants: { shape: 'tile' },
});
const picture = css({
  display: 'block',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  // Paper-bright pictures would glare on a dark page.
  '@media (prefers-color-scheme: dark)': {
    ':root:not([data-theme=light]) &': { filter: '[brightness(0.85)]' },
  },
  ':root[data-theme=dark] &': { filter: '[brightness(0.85)]' },
});
const drawing = css({
  display: 'block',
  width: 'full',
  height: 'full',
  fill: 'transparent',
  stroke: 'ink.muted',
  '& [data-warp]': { stroke: 'line.hair' },
  '& [data-cloth]': { fill: 'surface.raised', stroke: 'ink' },
});

/** Vertical lines, 6 units apart, over a picture 160 units wide. */
const warp = Array.from({ length: 27 }, (_, line) => `M${-78 + line * 6} -2V92`).join('');

type Props = {
  image: string | null;
  /** The tile's place in its grid, so that neighbours have different garments. */
  place: number;
  eager: boolean;
  /** In the grid or in the strip of favourites. */
  shape?: 'tile' | 'favorite';
};

/** The tile's picture; without one, or when it cannot be had, a garment drawn flat on the warp. */
export function TilePicture({ image, place, eager, shape }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  // Pictures come from the portal's own host alone, as its content security policy says.
  if (image !== null && image !== missing && linkTarget(image).kind === 'inside') {
    return (
      <span className={frame({ shape })}>
        <img
          src={image}
          alt=""
          width={1280}
          height={720}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={picture}
          onError={() => setMissing(image)}
        />
      </span>
    );
  }
  const garment = flats[place % flats.length];
  return (
    <span className={frame({ shape })}>
      <svg className={drawing} viewBox="-80 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path data-warp d={warp} vectorEffect="non-scaling-stroke" />
        {garment &&
          ['', 'scale(-1 1)'].map((side) => (
            <g key={side} transform={side || undefined}>
              <path data-cloth d={garment.outline} strokeWidth={1.4} vectorEffect="non-scaling-stroke" />
              <path d={garment.details} vectorEffect="non-scaling-stroke" />
            </g>
          ))}
      </svg>
    </span>
  );
}
