import { FormattedMessage, IntlProvider } from 'react-intl';
import { css } from '#style/css';
import { localeOf, type Words } from '../../messages/languages.ts';
import { ErrorState } from '../../ui/notices/ErrorState.tsx';

const frame = css({ paddingInline: 'gutter' });

type Props = {
  /** The user's language is not known, so the text appears in each language. */
  words: readonly Words[];
  /** The message for the developer. */
  fault: string;
};

/** Shown instead of a portal that cannot start because it is misconfigured (A9). */
export function SetupFault({ words, fault }: Props) {
  return (
    <main className={frame}>
      {words.map(({ language, messages }, at) => (
        <IntlProvider key={language} locale={localeOf[language]} messages={messages}>
          <section lang={language}>
            <ErrorState level={at === 0 ? 1 : 2} title={<FormattedMessage id="app.setup.title" />}>
              <p>
                <FormattedMessage id="app.setup.text" />
              </p>
              <code lang="en">{fault}</code>
            </ErrorState>
          </section>
        </IntlProvider>
      ))}
    </main>
  );
}
