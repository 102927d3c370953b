import { array, enums, type Infer, integer, min, object, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { seasonParams } from './place.ts';

/** The usual share of a size in a style's pieces; `weight` is relative to the other weights of the curve. */
export const sizeWeightStruct = type({
  articleLength: string(),
  size: string(),
  weight: min(integer(), 0),
});
export type SizeWeight = Infer<typeof sizeWeightStruct>;

/**
 * Source of a curve: the customer's own finalized orders of similar styles; if there are none, those of all customers
 * in the same country; or the range's standard.
 */
export const sizeCurveKinds = ['orders', 'region', 'standard'] as const;
export type SizeCurveKind = (typeof sizeCurveKinds)[number];

/**
 * A size curve for the quick order (M4). `name` is plain text in the user's language ('Your orders of shirts since
 * SS25', 'Standard, men'). `pieces` is the number of ordered pieces behind it, 0 for a region and a standard. A size
 * or length without an entry has weight 0; at least one weight is above 0.
 */
export const sizeCurveStruct = type({
  curveId: string(),
  kind: enums(sizeCurveKinds),
  name: string(),
  pieces: min(integer(), 0),
  weights: array(sizeWeightStruct),
});
export type SizeCurve = Infer<typeof sizeCurveStruct>;

/** The curves of a style, best first; may be empty. */
export const sizeCurvesStruct = type({ curves: array(sizeCurveStruct) });
export type SizeCurves = Infer<typeof sizeCurvesStruct>;

/**
 * The curves for a style's sizes and lengths, best first: earlier orders of this customer before standards. May be
 * empty. 404 if the style is not in the season or not visible to the customer.
 */
export const sizeCurves = endpoint({
  name: 'sizeCurves',
  path: '/:rightEnv/size-curves/:customerId/:season/:subdivision/:collectionType/:articleId',
  params: object({ ...seasonParams.schema, articleId: idStruct }),
  answer: sizeCurvesStruct,
});
