import type { RightEnv } from '@selvedge/core/contract';
import { css } from '#style/css';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Garments } from './Garments.tsx';
import { card, facts, head, kind, labels, line, season } from './season.recipe.ts';

const words = css({ flex: '1' });
const label = css({ width: '24', minHeight: '6' });

/** A card until the season's place is known. */
export function SeasonCardSkeleton({ env }: { env: RightEnv }) {
  return (
    <Card className={card({ env })}>
      <div className={labels}>
        <Skeleton shape="block" className={label} />
      </div>
      <div className={head}>
        <div className={words}>
          <div className={season}>
            <Skeleton width="long" />
          </div>
          <div className={line}>
            <Skeleton width="half" />
          </div>
          <div className={kind}>
            <Skeleton width="half" />
          </div>
        </div>
        <Garments garments={undefined} />
      </div>
      <div className={facts}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} />
        ))}
      </div>
    </Card>
  );
}
