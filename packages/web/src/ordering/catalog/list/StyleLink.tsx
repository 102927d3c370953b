import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { css } from '#style/css';
import { Link } from '../../../ui/buttons/Link.tsx';

/**
 * The current filters, for links to a style and back. A context instead of a prop, so that cards do not render again.
 */
export const ListSearch = createContext('');

const cover = css({
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: '[none]' },
  '&:focus-visible::after': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '[-2px]',
  },
});

type Props = { place: SeasonPlace; articleId: string; position: number; children: ReactNode };

/** Covers its positioned ancestor. */
export function StyleLink({ place, articleId, position, children }: Props) {
  const search = useContext(ListSearch);
  return (
    <Link
      look="bare"
      className={cover}
      href={formatRoute({ screen: 'style', place, articleId, search })}
      data-style={articleId}
      data-position={position}
    >
      {children}
    </Link>
  );
}
