import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { card, facts, kind, line, season } from './season.recipe.ts';

export function SeasonCardSkeleton() {
  return (
    <Card className={card}>
      <div>
        <div className={season}>
          <Skeleton width="half" />
        </div>
        <div className={line}>
          <Skeleton width="half" />
        </div>
        <div className={kind}>
          <Skeleton width="long" />
        </div>
      </div>
      <div className={facts}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} />
        ))}
      </div>
    </Card>
  );
}
