import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Skeleton } from '../figures/Skeleton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import type { CleanHtml, Sanitize } from './sanitize.ts';

const prose = css({
  maxWidth: 'prose',
  textStyle: 'body',
  '& > * + *': { marginTop: '4' },
  '& h2': { textStyle: 'displaySmall', marginTop: '10' },
  '& :is(h3, h4, h5, h6)': { textStyle: 'heading', marginTop: '6' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '5' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '[0.22em]', _hover: { color: 'accent' } },
  '& img': { maxWidth: 'full', height: 'auto' },
  '& :is(strong, b)': { fontWeight: 'semibold' },
  '& blockquote': { borderInlineStart: 'thread', paddingInlineStart: '4', color: 'ink.muted' },
  '& table': { width: 'full', borderCollapse: 'collapse', textStyle: 'figure' },
  '& :is(td, th)': { borderBottom: 'hair', padding: '2', textAlign: 'start', verticalAlign: 'top' },
});

type Props = {
  html: string;
  /** Loads the sanitizer. Only replaced in tests. */
  sanitizer?: () => Promise<Sanitize>;
};

let fetched: Promise<Sanitize> | undefined;

/** Loaded once. After a failure the next text tries again. */
const loadSanitizer = () => {
  fetched ??= import('./sanitize.ts').then((module) => module.createSanitizer(window));
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
};

type Clean = { from: string; html: CleanHtml };

/**
 * The only place where HTML from a server reaches the page, and only through the sanitizer, which loads on first use.
 * Until it is loaded, or if loading fails, none of the HTML is shown.
 */
export function ServerHtml({ html, sanitizer = loadSanitizer }: Props) {
  const intl = useIntl();
  const [clean, setClean] = useState<Clean>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let wanted = true;
    setFailed(false);
    sanitizer().then(
      (sanitize) => wanted && setClean({ from: html, html: sanitize(html) }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [html, sanitizer]);

  if (failed) return <p role="alert">{intl.formatMessage({ id: 'ui.error.unexpected' })}</p>;
  if (clean?.from !== html) {
    return (
      <div className={prose} aria-busy="true">
        <VisuallyHidden>{intl.formatMessage({ id: 'ui.loading.label' })}</VisuallyHidden>
        <Skeleton width="long" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    );
  }
  return <div className={prose} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
