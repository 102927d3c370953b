import type { Garment } from '@selvedge/core/contract';
import { Thumbnail } from '../style/parts/Thumbnail.tsx';
import { garment, garments as row } from './season.recipe.ts';

const places = [0, 1, 2];

/** Three garments of a season, so that one is told from another at a glance. They say nothing that the text does not. */
export function Garments({ garments }: { garments: readonly Garment[] | undefined }) {
  if (garments?.length === 0) return null;
  return (
    <div className={row} aria-hidden="true">
      {places.map((place) => {
        const shown = garments?.[place];
        return (
          <span key={place} className={garment}>
            {shown && <Thumbnail colour={shown} eager={false} />}
          </span>
        );
      })}
    </div>
  );
}
