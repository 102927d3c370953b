import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { styleLogic } from '../style/style.actors.ts';
import type { StyleShelf } from '../style/styleShelf.ts';

/** The chart of a style's page with its services. */
export const styleCharts = ({
  shelf,
  ...dependencies
}: OrderingDependencies & { readonly shelf: StyleShelf }) => ({
  style: styleLogic(dependencies, shelf),
});
