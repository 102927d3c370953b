export { type DeliveryWeek, deliveryWeekOf } from '../../rules/deliveryWeek.ts';
export { startOfWeek, weekIn, weekText } from '../../rules/requestedWeek.ts';
export { csvText, withoutFormula } from '../entry/csvText.ts';
export { type Delivery, deliveriesOf } from './deliveries.ts';
export { type OrderedColour, type OrderedStyle, stylesOf } from './orderGroups.ts';
export { type LineDifference, type OrderProgress, orderProgress } from './orderProgress.ts';
export { type OrderSums, orderSums, priceRange } from './orderSums.ts';
export { compareSizes } from './sizeOrder.ts';
