import type { WhyNot } from '@selvedge/core/ordering';
import type { IntlShape } from 'react-intl';
import { rightName } from '../access/rightName.ts';
import { changerWords, conditionWords, momentWords } from './words.ts';

/** A condition as text: what is missing, who can change it, and when it changes by itself. */
export function sentencesOf(intl: IntlShape, { condition, who, when, facts }: WhyNot): string {
  const { count, at, by, most } = facts;
  const values = {
    count,
    by,
    most,
    view: rightName(intl, 'COLLECTION_VIEW'),
    insert: rightName(intl, 'SHOPPINGCART_INSERT'),
    submit: rightName(intl, 'SHOPPINGCART_SUBMIT'),
    scan: rightName(intl, 'SCAN_ARTICLES'),
    date: at === null ? '' : intl.formatDate(at, { day: '2-digit', month: '2-digit', year: 'numeric' }),
  };
  return [conditionWords[condition], changerWords[who], when && momentWords[when]]
    .flatMap((id) => (id ? [intl.formatMessage({ id }, values)] : []))
    .join(' ');
}

/** Everything that is missing, as text. */
export const whyNotText = (intl: IntlShape, lacks: readonly WhyNot[]): string =>
  lacks.map((lack) => sentencesOf(intl, lack)).join(' ');
