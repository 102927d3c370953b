import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Skeleton } from '../figures/Skeleton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { type Sanitizer, sanitizer } from './sanitizer.ts';

const prose = css({
  // The margin of what comes first stays inside: what is around does not move when it comes.
  display: 'flow-root',
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
/** The lines of a text that is not shown yet, each as long as it will be, so that nothing moves when it is. */
const bars = css({
  color: 'transparent',
  backgroundColor: 'surface.sunken',
  userSelect: 'none',
  boxDecorationBreak: 'clone',
  overflowWrap: 'anywhere',
  _highContrast: { visibility: 'hidden' },
});

/**
 * The words of a text that is nothing but paragraphs, for their length only: tags are left out, and nothing is read as
 * HTML. None of any other text, whose height nobody knows beforehand.
 */
const paragraphsOf = (html: string): string[] =>
  /<(?!\/?(?:p|b|strong|i|em|a)\b)/i.test(html)
    ? []
    : html
        .split(/<\/p>/i)
        .map((part) => part.replace(/<[^<>]*>/g, '').trim())
        .filter((words) => words !== '');

type Props = {
  html: string;
  /** Only replaced in tests. */
  by?: Sanitizer;
};

/**
 * The only place where HTML from a server reaches the page, and only through the sanitizer, which loads on first use.
 * Until it is loaded, bars stand for it; if loading fails, none of it is shown. The next text tries again.
 */
export function ServerHtml({ html, by = sanitizer }: Props) {
  return <Text key={html} html={html} by={by} />;
}

function Text({ html, by }: Required<Props>) {
  const intl = useIntl();
  const sanitize = useSyncExternalStore(by.subscribe, by.current);
  const clean = useMemo(() => sanitize?.(html), [sanitize, html]);
  const paragraphs = paragraphsOf(html);
  if (sanitize === null) return <p role="alert">{intl.formatMessage({ id: 'ui.error.unexpected' })}</p>;
  if (clean === undefined) {
    return (
      <div className={prose} aria-busy="true">
        {paragraphs.length === 0 && <Lines />}
        {paragraphs.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change places
          <p key={index} aria-hidden="true">
            <span className={bars}>{words}</span>
          </p>
        ))}
        <VisuallyHidden>{intl.formatMessage({ id: 'ui.loading.label' })}</VisuallyHidden>
      </div>
    );
  }
  return <div className={prose} dangerouslySetInnerHTML={{ __html: clean }} />;
}

const Lines = () => (
  <>
    <Skeleton width="long" />
    <Skeleton />
    <Skeleton width="half" />
  </>
);
