import type { WhyNot } from '@selvedge/core/ordering';
import { rightTo } from '@selvedge/core/rules';
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
    view: rightName(intl, rightTo.view),
    insert: rightName(intl, rightTo.insert),
    submit: rightName(intl, rightTo.submit),
    scan: rightName(intl, rightTo.scan),
    date: at === null ? '' : intl.formatDate(at, { dateStyle: 'medium' }),
  };
  return [conditionWords[condition], changerWords[who], when && momentWords[when]]
    .flatMap((id) => (id ? [intl.formatMessage({ id }, values)] : []))
    .join(' ');
}

/** What is missing, for whoever can change it: not whom to ask. */
export const whatLacks = (intl: IntlShape, lacks: readonly WhyNot[]): string =>
  lacks.map((lack) => sentencesOf(intl, { ...lack, who: 'nobody' })).join(' ');

/** Everything that is missing, as text. */
export const whyNotText = (intl: IntlShape, lacks: readonly WhyNot[]): string =>
  lacks.map((lack) => sentencesOf(intl, lack)).join(' ');
