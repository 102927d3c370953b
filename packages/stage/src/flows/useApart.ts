import { useCallback, useEffect, useState } from 'react';

const NAME = 'selvedge-flows';
const KEPT = 'selvedge.stage.apart';
const LOOK = 'popup,width=900,height=1000';

/** Gives the window a document for the flows, with the styles of the page. */
const dress = (apart: Window): HTMLElement => {
  const page = apart.document;
  page.title = 'Flows';
  page.head.replaceChildren(
    ...[...document.querySelectorAll('link[rel=stylesheet], style')].map((sheet) =>
      page.importNode(sheet, true),
    ),
  );
  const place = page.createElement('main');
  place.id = 'stage';
  place.dataset.apart = '';
  page.body.replaceChildren(place);
  return place;
};

/**
 * A separate window for the flows, so that the portal has its full width and its dialogs do not cover them. It reopens
 * after a reload, and closes with the tab's last page.
 */
export function useApart(): {
  readonly place: HTMLElement | null;
  readonly open: () => void;
} {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const open = useCallback(() => {
    const apart = window.open('', NAME, LOOK);
    if (!apart) return;
    sessionStorage.setItem(KEPT, '1');
    setPlace(dress(apart));
    apart.addEventListener('pagehide', () => {
      sessionStorage.removeItem(KEPT);
      setPlace(null);
    });
  }, []);
  useEffect(() => {
    if (sessionStorage.getItem(KEPT) !== null) open();
  }, [open]);
  return { place, open };
}
