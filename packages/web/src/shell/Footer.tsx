import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { Language } from '../messages/languages.ts';
import { BrandStrip } from './BrandStrip.tsx';
import { ContactTeaser } from './ContactTeaser.tsx';
import { FooterLinks } from './FooterLinks.tsx';

const frame = css({ marginTop: 'section' });
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '2',
  paddingInlineStart: 'gutter',
  // Room for the back-to-top button, so that it covers no link.
  paddingInlineEnd: { base: '[calc({spacing.gutter} + {sizes.control} + {spacing.2})]', lg: 'gutter' },
  paddingBlock: '4',
  borderTop: 'hair',
  textStyle: 'small',
  color: 'ink.muted',
  _print: { display: 'none' },
});

type Props = {
  year: number;
  /** The help centre's request form, in the current language. */
  contactHref: string;
  language: Language;
  /** The choice of language. */
  languages: ReactNode;
  /** Opens the privacy settings. Omit it where there are no analytics: the entry is then not shown. */
  onPrivacy?: (() => void) | undefined;
  /** The entry that copies the support info, with the class of the other entries. */
  support?: (look: string) => ReactNode;
};

/** Contact, brands, the house's texts and the languages (requirements C1, C4). */
export function Footer({ year, contactHref, language, languages, onPrivacy, support }: Props) {
  const intl = useIntl();
  return (
    <footer className={frame}>
      <ContactTeaser contactHref={contactHref} />
      <BrandStrip />
      <div className={bar}>
        <p>{intl.formatMessage({ id: 'shell.footer.copyright' }, { year: String(year) })}</p>
        <FooterLinks contactHref={contactHref} language={language} onPrivacy={onPrivacy} support={support} />
        {languages}
      </div>
    </footer>
  );
}
