import { array, enums, type Infer, integer, min, object, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct, seasonParams } from './place.ts';

/** How a style's pieces are usually spread: `weight` counts only in relation to the other weights of its curve. */
export const sizeWeightStruct = type({
  articleLength: string(),
  size: string(),
  weight: min(integer(), 0),
});
export type SizeWeight = Infer<typeof sizeWeightStruct>;

/**
 * From the customer's own finalized orders of like styles; where there are none, from those of all customers in its
 * country; or the range's standard.
 */
export const sizeCurveKinds = ['orders', 'region', 'standard'] as const;
export type SizeCurveKind = (typeof sizeCurveKinds)[number];

/**
 * A size curve for the quick order (M4). `name` is plain text in the user's language ('Your orders of shirts
 * since SS25', 'Standard, men'); `pieces` is how many ordered pieces stand behind it, 0 for a region and a standard. A size or length
 * that is left out weighs nothing; at least one weight is above 0.
 */
export const sizeCurveStruct = type({
  curveId: string(),
  kind: enums(sizeCurveKinds),
  name: string(),
  pieces: min(integer(), 0),
  weights: array(sizeWeightStruct),
});
export type SizeCurve = Infer<typeof sizeCurveStruct>;

/** The curves of a style, the best first; none is an answer too. */
export const sizeCurvesStruct = type({ curves: array(sizeCurveStruct) });
export type SizeCurves = Infer<typeof sizeCurvesStruct>;

/**
 * The curves that fit a style's sizes and lengths, the best first: earlier orders of this customer before standards.
 * None is an answer too; 404 when the style is not in the season or not visible to the customer.
 */
export const sizeCurves = endpoint({
  name: 'sizeCurves',
  path: '/:rightEnv/size-curves/:customerId/:season/:subdivision/:collectionType/:articleId',
  params: object({ ...seasonParams.schema, articleId: idStruct }),
  answer: sizeCurvesStruct,
});
