import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { Language } from '../messages/languages.ts';
import { Link } from '../ui/Link.tsx';
import { BrandStrip } from './BrandStrip.tsx';
import { ContactTeaser } from './ContactTeaser.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';

const frame = css({ marginTop: 'section' });
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '2',
  paddingInline: 'gutter',
  paddingBlock: '4',
  borderTop: 'hair',
  textStyle: 'small',
  color: 'ink.muted',
  _print: { display: 'none' },
});
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' });
const link = css({ display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: 'control' });

type Props = {
  year: number;
  /** The help centre's request form, in the present language. */
  contactHref: string;
  /** Null while the page has nothing to show: then there is no entry that leads nowhere. */
  imprintHref: string | null;
  termsHref: string | null;
  language: Language;
  onLanguage: (language: Language) => void;
};

export function Footer({ year, contactHref, imprintHref, termsHref, language, onLanguage }: Props) {
  const intl = useIntl();
  return (
    <footer className={frame}>
      <ContactTeaser contactHref={contactHref} />
      <BrandStrip />
      <div className={bar}>
        <p>{intl.formatMessage({ id: 'shell.footer.copyright' }, { year: String(year) })}</p>
        <nav aria-label={intl.formatMessage({ id: 'shell.footer.label' })}>
          <ul className={links}>
            <li>
              <Link look="quiet" newTab href={contactHref} className={link}>
                {intl.formatMessage({ id: 'shell.footer.contact' })}
              </Link>
            </li>
            {imprintHref && (
              <li>
                <Link look="quiet" href={imprintHref} className={link}>
                  {intl.formatMessage({ id: 'shell.footer.imprint' })}
                </Link>
              </li>
            )}
            {termsHref && (
              <li>
                <Link look="quiet" href={termsHref} className={link}>
                  {intl.formatMessage({ id: 'shell.footer.terms' })}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <LanguageSelector language={language} onLanguage={onLanguage} />
      </div>
    </footer>
  );
}
