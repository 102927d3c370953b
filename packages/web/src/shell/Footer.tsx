import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { Language } from '../messages/languages.ts';
import { BrandStrip } from './BrandStrip.tsx';
import { ContactTeaser } from './ContactTeaser.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';

const frame = css({ marginTop: 'section' });
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '2',
  paddingInlineStart: 'gutter',
  // The way to the top lies there: no link under it.
  paddingInlineEnd: { base: '[calc({spacing.gutter} + {sizes.control} + {spacing.2})]', lg: 'gutter' },
  paddingBlock: '4',
  borderTop: 'hair',
  textStyle: 'small',
  color: 'ink.muted',
  _print: { display: 'none' },
});

type Props = {
  year: number;
  /** The help centre's request form, in the present language. */
  contactHref: string;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Opens the settings of the analysis; the entry is left out where nothing is analysed. */
  onPrivacy?: (() => void) | undefined;
  /** The entry that copies what support needs, in the look of the others. */
  support?: (look: string) => ReactNode;
};

/** Contact, brands, the house's texts and the languages (requirements C1, C4). */
export function Footer({ year, contactHref, language, onLanguage, onPrivacy, support }: Props) {
  const intl = useIntl();
  return (
    <footer className={frame}>
      <ContactTeaser contactHref={contactHref} />
      <BrandStrip />
      <div className={bar}>
        <p>{intl.formatMessage({ id: 'shell.footer.copyright' }, { year: String(year) })}</p>
        <FooterLinks contactHref={contactHref} language={language} onPrivacy={onPrivacy} support={support} />
        <LanguageSelector language={language} onLanguage={onLanguage} />
      </div>
    </footer>
  );
}
