import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '../ui/text/LiveRegion.tsx';

type Props = {
  /** Null while no page is shown yet. The first page moves no focus, so that Tab starts at the top. */
  path: string | null;
  /** The page's name, or null while unknown. */
  title: string | null;
  main: RefObject<HTMLElement | null>;
  /** The page restores its scroll position itself, as a list does after Back. */
  keepScroll?: boolean;
};

/** Announces a new page: sets the tab's title, scrolls to the top, focuses the content, and tells screen readers. */
export function PageAnnouncer({ path, title, main, keepScroll = false }: Props) {
  const intl = useIntl();
  const arrivedAt = useRef(path);
  const [at, setAt] = useState(path);
  const [moved, setMoved] = useState(false);
  if (at !== path) {
    setAt(path);
    setMoved(at !== null);
  }

  useEffect(() => {
    const before = arrivedAt.current;
    if (path === null || before === path) return;
    arrivedAt.current = path;
    if (before === null) return;
    if (!keepScroll) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path, main, keepScroll]);

  useEffect(() => {
    document.title = title
      ? intl.formatMessage({ id: 'shell.title.page' }, { page: title })
      : intl.formatMessage({ id: 'shell.title.product' });
  }, [title, intl]);

  const spoken = title && moved ? intl.formatMessage({ id: 'shell.arrived' }, { page: title }) : '';
  return <LiveRegion message={spoken} />;
}
