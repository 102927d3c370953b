import type { OrderingRight } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';

/**
 * What users cannot do meanwhile, as text, for the rights in the specification. Features of other applications are left
 * out.
 */
export function useFeatures(features: readonly string[]): string[] {
  const intl = useIntl();
  const names: Record<OrderingRight, string> = {
    PRE_ORDER_PREVIEW: intl.formatMessage({ id: 'maintenance.feature.preview' }),
    COLLECTION_VIEW: intl.formatMessage({ id: 'maintenance.feature.collection' }),
    SHOPPINGCART_INSERT: intl.formatMessage({ id: 'maintenance.feature.insert' }),
    SHOPPINGCART_SUBMIT: intl.formatMessage({ id: 'maintenance.feature.submit' }),
    SCAN_ARTICLES: intl.formatMessage({ id: 'maintenance.feature.scan' }),
  };
  const known = new Map<string, string>(Object.entries(names));
  return features.flatMap((feature) => known.get(feature) ?? []);
}
