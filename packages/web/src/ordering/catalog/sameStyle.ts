import type { StyleProps } from './StyleCard.tsx';

/** Whether everything visible of a style is unchanged. The colour that is shown is the first one. */
export const sameStyle = (one: StyleProps, other: StyleProps): boolean =>
  one.style.articleId === other.style.articleId &&
  one.style.name === other.style.name &&
  one.style.colours[0]?.articleColorId === other.style.colours[0]?.articleColorId &&
  one.ordered === other.ordered &&
  one.position === other.position &&
  one.currency === other.currency &&
  one.place === other.place;
