import { refine } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { seasonParams } from './place.ts';
import { columnsStruct } from './styleIndexColumns.ts';
import { faultOf } from './styleIndexFault.ts';

export {
  type ColourFacet,
  colourFacets,
  type FacetColumns,
  type Numbered,
  type StyleFacet,
  type StyleIndex,
  styleFacets,
} from './styleIndexColumns.ts';

/**
 * All styles of a season that the customer may see, as columns (docs/decisions/the-index-of-a-season.md). Made by
 * `packStyleIndex`, read by `openCatalog`.
 */
export const styleIndexStruct = refine(columnsStruct, 'columns that fit each other', (index) => {
  const fault = faultOf(index);
  return fault === null ? true : { message: `Wrong column: ${fault}`, path: fault.split('.') };
});

/** All styles of a season that the customer may see, in one response, so that filtering is local. */
export const styleIndex = endpoint({
  name: 'styleIndex',
  path: '/:rightEnv/styles/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  answer: styleIndexStruct,
});
