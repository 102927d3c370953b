import { minorUnitsOf } from '../../../ui/text/Values.tsx';

/** A typed price in minor units: '49', '49.9', '49,90'. Null: nothing is typed; undefined: it is no price. */
export function minorOf(text: string, currency: string): number | null | undefined {
  if (text === '') return null;
  const [, whole = '', decimals = ''] = /^(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(text) ?? [];
  return whole === '' ? undefined : Math.round(Number(`${whole}.${decimals}`) * minorUnitsOf(currency));
}
