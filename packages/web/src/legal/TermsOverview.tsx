import { formatRoute, type TermsPage, termsPages } from '@selvedge/core';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../ui/buttons/Link.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { useLegalTitle } from './useLegalTitle.ts';

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: '4', md: '6' },
  maxWidth: 'dialogLarge',
});
const kind = css({ textStyle: 'label', color: 'ink.muted' });
const name = css({ textStyle: 'displaySmall' });
const foot = css({ color: 'ink.muted', textStyle: 'small' });

/**
 * '/terms-and-conditions': a card for each of its four pages (H1). The general terms are one document in two languages.
 */
export function TermsOverview() {
  const intl = useIntl();
  const title = useLegalTitle();
  const conduct = intl.formatMessage({ id: 'legal.terms.conduct' });
  const conditions = intl.formatMessage({ id: 'legal.terms.conditions' });
  const german = intl.formatMessage({ id: 'legal.terms.inGerman' });
  const english = intl.formatMessage({ id: 'legal.terms.inEnglish' });
  const about: Record<TermsPage, readonly [string, string]> = {
    agb: [intl.formatMessage({ id: 'legal.terms.germanConditions' }), german],
    gtc: [conditions, english],
    'code-of-conduct-de': [conduct, german],
    'code-of-conduct-en': [conduct, english],
  };
  return (
    <ul className={grid} aria-label={intl.formatMessage({ id: 'legal.terms.label' })}>
      {termsPages.map((page) => {
        const [what, language] = about[page];
        return (
          <Card key={page} as="li" leads>
            <p className={kind}>{what}</p>
            <h2 className={name}>
              <Link
                look="bare"
                data-cover
                href={formatRoute({ screen: 'terms', page })}
                aria-describedby={`${page}-language`}
              >
                {page === 'agb'
                  ? intl.formatMessage({ id: 'legal.terms.agb' })
                  : title({ screen: 'terms', page })}
              </Link>
            </h2>
            <p id={`${page}-language`} className={foot}>
              {language}
            </p>
          </Card>
        );
      })}
    </ul>
  );
}
