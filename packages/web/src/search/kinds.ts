import type { SearchFilter } from '@selvedge/core/contract';
import type { IntlShape } from 'react-intl';

/** The names of the filters, which are also the headings of their results (G2). */
export const kindNames = (intl: IntlShape): Record<SearchFilter, string> => ({
  apps: intl.formatMessage({ id: 'search.kind.apps' }),
  formsManuals: intl.formatMessage({ id: 'search.kind.formsManuals' }),
  events: intl.formatMessage({ id: 'search.kind.events' }),
  contacts: intl.formatMessage({ id: 'search.kind.contacts' }),
  faq: intl.formatMessage({ id: 'search.kind.faq' }),
});
