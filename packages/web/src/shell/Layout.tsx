import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { UNDER_HEADER } from './underHeader.ts';

const cloth = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screenHeight',
  maxWidth: 'page',
  marginInline: 'auto',
});
const skip = css({
  position: 'absolute',
  top: '2',
  insetInlineStart: 'gutter',
  zIndex: 'notice',
  paddingInline: '4',
  paddingBlock: '3',
  background: 'surface.inverse',
  color: 'ink.onInverse',
  textStyle: 'control',
  '&:not(:focus)': { srOnly: true },
});
/** At least as high as the screen, so that the footer does not jump while a page loads. */
const content = css({
  flex: '1',
  minHeight: 'screenHeight',
  minWidth: '0',
  paddingInline: 'gutter',
  /** Who has scrolled to the footer while a long text is on its way keeps it: the browser holds what does not change. */
  '&:has([data-comes-long])': { overflowAnchor: 'none' },
  _print: { padding: '0', minHeight: '0' },
});

/** Takes no space: its content lies above the top of the page and stays there while scrolling. */
const under = css({
  position: 'sticky',
  top: '[var(--season-line, 0px)]',
  height: '0',
  zIndex: 'header',
  _print: { display: 'none' },
});

type Props = {
  header: ReactNode;
  breadcrumb?: ReactNode;
  footer: ReactNode;
  /** The path without the query: a change of it is a new page. Null while no page is shown yet. */
  path: string | null;
  title: string | null;
  keepScroll?: boolean;
  /** What lies above the page. */
  over?: ReactNode;
  children: ReactNode;
};

/** Header, breadcrumb, content and footer, with the woven edge along the side. */
export function Layout({ header, breadcrumb, footer, path, title, keepScroll, over, children }: Props) {
  const intl = useIntl();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a href="#content" className={skip}>
        {intl.formatMessage({ id: 'shell.skip' })}
      </a>
      <div className={cloth}>
        {header}
        <div id={UNDER_HEADER} className={under} />
        {breadcrumb}
        <main ref={main} id="content" tabIndex={-1} className={content}>
          {children}
        </main>
        {footer}
      </div>
      {over}
      <PageAnnouncer path={path} title={title} main={main} keepScroll={keepScroll} />
    </>
  );
}
