import { languageNames } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { type Language, languages } from '../messages/languages.ts';

const group = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  border: 'none',
  padding: '0',
  marginInline: '-2',
});
const choice = css({
  minHeight: 'control',
  paddingInline: '2',
  background: 'transparent',
  border: 'none',
  color: 'ink.muted',
  textStyle: 'small',
  _hover: { color: 'accent' },
  '&[aria-pressed=true]': {
    color: 'ink',
    textDecoration: 'underline',
    textDecorationColor: 'accent',
    textDecorationThickness: '[2px]',
    textUnderlineOffset: '[0.45em]',
  },
});

type Props = { language: Language; onLanguage: (language: Language) => void };

/** Each language is named in itself, so that those who need it can find it. */
export function LanguageSelector({ language, onLanguage }: Props) {
  const intl = useIntl();
  return (
    <fieldset className={group}>
      <legend className={css({ srOnly: true })}>{intl.formatMessage({ id: 'shell.language.label' })}</legend>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          className={choice}
          onClick={() => onLanguage(each)}
        >
          {languageNames[each]}
        </button>
      ))}
    </fieldset>
  );
}
