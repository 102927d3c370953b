import type { SeasonPlace } from '@selvedge/core/contract';
import type { StyleEntry } from '@selvedge/core/ordering';

/** What a style of the list is shown with, as a card or as a row. */
export interface StyleProps {
  readonly style: StyleEntry;
  readonly currency: string;
  readonly place: SeasonPlace;
  /** Pieces of this style in the cart. */
  readonly ordered: number;
  /** Position in the list, from 0. */
  readonly position: number;
  /** Visible on the first screen, so its picture loads at once. */
  readonly eager: boolean;
}

/** Whether everything visible of a style is unchanged. The colour that is shown is the first one. */
export const sameStyle = (one: StyleProps, other: StyleProps): boolean =>
  one.style.articleId === other.style.articleId &&
  one.style.name === other.style.name &&
  one.style.colours[0]?.articleColorId === other.style.colours[0]?.articleColorId &&
  one.ordered === other.ordered &&
  one.position === other.position &&
  one.currency === other.currency &&
  one.place === other.place;
