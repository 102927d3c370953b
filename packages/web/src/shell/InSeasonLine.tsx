import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { SEASON_NAVIGATION, SEASON_PLACE } from './seasonLine.ts';
import { usePartOfPage } from './usePartOfPage.ts';

/** Renders a part of a season within the header. */
export function InSeasonLine({
  part,
  children,
}: {
  part: typeof SEASON_NAVIGATION | typeof SEASON_PLACE;
  children: ReactNode;
}) {
  const line = usePartOfPage(part);
  return line && createPortal(children, line);
}
