import { formatRoute, type LegalRoute } from '@selvedge/core';
import { conditionsPages, conductPages, inLanguage } from '@selvedge/core/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { useLegalLabel } from '../legal/useLegalLabel.ts';
import type { Language } from '../messages/languages.ts';
import { Link } from '../ui/buttons/Link.tsx';

const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' });
const link = css({ display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: 'control' });
const action = css({
  minHeight: 'control',
  padding: '0',
  background: 'transparent',
  border: 'none',
  textUnderlineOffset: '[0.22em]',
  _hover: { color: 'accent', textDecoration: 'underline' },
});

const imprint: LegalRoute = { screen: 'imprint' };
const weCare: LegalRoute = { screen: 'weCare' };
const terms: LegalRoute = { screen: 'terms', page: null };

type Props = {
  /** The help centre's request form, in the current language. */
  contactHref: string;
  language: Language;
  onPrivacy?: (() => void) | undefined;
  support?: ((look: string) => ReactNode) | undefined;
};

/** The footer pages (requirements C4, H3). Terms and conduct link to the text in the reader's language. */
export function FooterLinks({ contactHref, language, onPrivacy, support }: Props) {
  const intl = useIntl();
  const label = useLegalLabel();
  const pages: readonly (readonly [string, LegalRoute])[] = [
    [label(imprint), imprint],
    [
      intl.formatMessage({ id: 'shell.footer.conditions' }),
      { screen: 'terms', page: inLanguage(conditionsPages, language) },
    ],
    [
      intl.formatMessage({ id: 'shell.footer.conduct' }),
      { screen: 'terms', page: inLanguage(conductPages, language) },
    ],
    [label(weCare), weCare],
    [label(terms), terms],
  ];
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.footer.label' })}>
      <ul className={links}>
        <li>
          <Link look="quiet" newTab href={contactHref} className={link}>
            {intl.formatMessage({ id: 'shell.footer.contact' })}
          </Link>
        </li>
        {pages.map(([name, route]) => (
          <li key={name}>
            <Link look="quiet" href={formatRoute(route)} className={link}>
              {name}
            </Link>
          </li>
        ))}
        {onPrivacy && (
          <li>
            <button type="button" className={action} onClick={onPrivacy}>
              {intl.formatMessage({ id: 'shell.footer.privacy' })}
            </button>
          </li>
        )}
        {support && <li>{support(action)}</li>}
      </ul>
    </nav>
  );
}
