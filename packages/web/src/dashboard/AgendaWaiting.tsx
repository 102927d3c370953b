import { css } from '#style/css';
import { Skeleton } from '../ui/figures/Skeleton.tsx';
import { agendaFrame, agendaHead, agendaLine } from './agenda.recipe.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];
const bar = css({ position: 'absolute', insetInline: '0', top: '[calc(50% - 0.7em)]' });

/** The room of the agenda before it is known: its title and as many lines as it will have. */
export const AgendaWaiting = ({ lines }: { lines: number }) => (
  <div className={agendaFrame}>
    <div className={agendaHead} />
    {places.slice(0, lines).map((place) => (
      <div key={place} className={agendaLine}>
        <Skeleton className={bar} />
      </div>
    ))}
  </div>
);
