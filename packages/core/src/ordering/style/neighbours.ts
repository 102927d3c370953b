import type { SnapshotFrom } from 'xstate';
import type { catalogMachine } from '../catalog/catalog.machine.ts';
import { positionOf } from '../catalog/catalog.ts';
import { styleAt } from '../catalog/styleAt.ts';
import type { StyleEntry } from '../catalog/styleEntry.ts';

/** A style's position in the list as currently filtered and sorted. */
export interface Neighbours {
  /** 1 for the first of the list; null: the style is not in it. */
  readonly at: number | null;
  readonly count: number;
  readonly before: StyleEntry | null;
  readonly after: StyleEntry | null;
}

type Listed = Pick<SnapshotFrom<typeof catalogMachine>['context'], 'catalog' | 'found' | 'filters'>;

/** The styles before and after a style in the current list, without loading anything. */
export const neighboursOf = ({ catalog, found, filters }: Listed, articleId: string): Neighbours => {
  const positions = found?.positions ?? new Uint32Array();
  const own = catalog ? positionOf(catalog, articleId) : -1;
  const at = own < 0 ? -1 : positions.indexOf(own);
  const entry = (index: number): StyleEntry | null => {
    const position = at < 0 ? undefined : positions[index];
    return catalog && position !== undefined ? styleAt(catalog, position, filters) : null;
  };
  return { at: at < 0 ? null : at + 1, count: positions.length, before: entry(at - 1), after: entry(at + 1) };
};
