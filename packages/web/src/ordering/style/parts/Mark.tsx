import type { StyleMark } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../messages/catalogue.ts';
import { Badge } from '../../../ui/text/Badge.tsx';

export const markNames: Readonly<Record<StyleMark, MessageId>> = {
  keylook: 'catalog.mark.keylook',
  sale: 'catalog.mark.sale',
  new: 'catalog.mark.new',
  noos: 'catalog.mark.noos',
  srs: 'catalog.mark.srs',
  coreRange: 'catalog.mark.coreRange',
  digitalOnly: 'catalog.mark.digitalOnly',
  specialOffer: 'catalog.mark.specialOffer',
  recommended: 'catalog.mark.recommended',
};

export function Mark({ mark }: { mark: StyleMark }) {
  const intl = useIntl();
  return <Badge>{intl.formatMessage({ id: markNames[mark] })}</Badge>;
}
