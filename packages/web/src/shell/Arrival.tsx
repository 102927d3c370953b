import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '../ui/LiveRegion.tsx';

type Props = {
  /** Null while no page is shown yet: the first one moves nothing, so that the Tab key begins at the start. */
  path: string | null;
  /** The page's name; null while it is not known yet. */
  title: string | null;
  main: RefObject<HTMLElement | null>;
  /** The page puts its scroll position back itself, as a list does on the way back. */
  keepScroll?: boolean;
};

/** Says where one has arrived: the tab's title, the scroll at the top, the focus in the content, a spoken word. */
export function Arrival({ path, title, main, keepScroll = false }: Props) {
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
