import type { OrderingRight } from '@selvedge/core/contract';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';

const names: Readonly<Record<OrderingRight, MessageId>> = {
  PRE_ORDER_PREVIEW: 'ordering.right.preview',
  COLLECTION_VIEW: 'ordering.right.collection',
  SHOPPINGCART_INSERT: 'ordering.right.insert',
  SHOPPINGCART_SUBMIT: 'ordering.right.submit',
  SCAN_ARTICLES: 'ordering.right.scan',
};

/** The name of a right as users know it. Buyers do not know its technical name. */
export const rightName = (intl: IntlShape, right: OrderingRight): string =>
  intl.formatMessage({ id: names[right] });
