import { useState } from 'react';
import { css, cva } from '#style/css';
import { linkTarget } from '../ui/buttons/link-target.ts';
import { flats } from './flats.ts';

const frame = cva({
  base: {
    position: 'relative',
    display: 'block',
    width: 'full',
    overflow: 'hidden',
    background: 'surface.sunken',
    // For a tile that cannot be opened now.
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
  // Bright pictures would glare on a dark page.
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

/** Vertical lines, 6 units apart, across a picture 160 units wide. */
const warp = Array.from({ length: 27 }, (_, line) => `M${-78 + line * 6} -2V92`).join('');

type Props = {
  image: string | null;
  /** The tile's position in its grid, so that neighbours get different garments. */
  place: number;
  eager: boolean;
  /** Shown in the grid or among the favourites. */
  shape?: 'tile' | 'favorite';
};

/** The tile's picture. If it has none or loading fails: a flat drawing of a garment in front of warp threads. */
export function TilePicture({ image, place, eager, shape }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  // The content security policy only allows pictures from the portal's own host.
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
