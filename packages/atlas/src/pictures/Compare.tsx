import { type CSSProperties, useState } from 'react';
import type { Picture } from '../data/data.ts';
import { Segments } from '../page/Segments.tsx';
import { Shot } from './Shot.tsx';

type CompareMode = 'slider' | 'beside';
const modes: readonly (readonly [CompareMode, string])[] = [
  ['slider', 'One over the other'],
  ['beside', 'Side by side'],
];

/** The picture beside that of the last release, or over it with a movable edge. */
export function Compare({ picture, of }: { readonly picture: Picture; readonly of: string }) {
  const [mode, setMode] = useState<CompareMode>('slider');
  const [edge, setEdge] = useState(50);
  if (!picture.before) return null;
  const before: Picture = { ...picture, src: picture.before.src };
  const share = Math.max(0.1, Math.round(picture.before.differs * 1000) / 10);
  return (
    <div className="compare">
      <p>
        <span className="mark changed">differs from the last release in {share} % of its pixels</span>
      </p>
      <Segments
        legend={`How the pictures of ${of} are compared`}
        options={modes}
        value={mode}
        onChange={setMode}
      />
      {mode === 'beside' ? (
        <div className="beside">
          <figure>
            <figcaption>Last release</figcaption>
            <Shot picture={before} of={`${of} in the last release`} />
          </figure>
          <figure>
            <figcaption>Now</figcaption>
            <Shot picture={picture} of={of} />
          </figure>
        </div>
      ) : (
        <div className="over">
          <div className="stack" style={{ '--edge': `${edge}%` } as CSSProperties}>
            <Shot picture={picture} of={of} />
            <div className="cut">
              <Shot picture={before} of={`${of} in the last release`} />
            </div>
          </div>
          <label>
            <span>Last release</span>
            <input
              type="range"
              min="0"
              max="100"
              value={edge}
              aria-label="How much of the last release is seen, from the left"
              aria-valuetext={`${edge} %`}
              onChange={(event) => setEdge(Number(event.target.value))}
            />
            <span>Now</span>
          </label>
        </div>
      )}
    </div>
  );
}
