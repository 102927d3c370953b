import { cell } from './cellTypes.ts';
import { column } from './columns.ts';

const envType = cell.oneOf({
  preorder: ['pre-order', 'Vororder', 'preorder'],
  postorder: ['re-order', 'Nachorder', 'postorder', 'reorder'],
});
export const envColumn = column(
  'rightEnv',
  ['ordering', 'Order', 'phase', 'Vororder/Nachorder'],
  envType,
  'whether it is for pre-order or re-order',
  'pre-order',
  { needed: true },
);

export const placeColumns = [
  column('season', ['season', 'Saison'], cell.addressCode, 'the season', 'FS28', {
    needed: true,
    refers: { kind: 'seasons' },
  }),
  column('subdivision', ['subdivision', 'Teilbereich'], cell.addressCode, 'the subdivision', '71-0', {
    needed: true,
    refers: { kind: 'subdivisions' },
  }),
  column(
    'collectionType',
    ['collection', 'Kollektion', 'collection type', 'Kollektionsart'],
    cell.addressCode,
    'the collection type; blank: `main`',
    'main',
    { otherwise: 'main' },
  ),
];
