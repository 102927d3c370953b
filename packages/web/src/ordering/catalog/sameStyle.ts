import type { StyleProps } from './StyleCard.tsx';

/** Whether nothing that shows of a style has changed; the colour that is shown comes first. */
export const sameStyle = (one: StyleProps, other: StyleProps): boolean =>
  one.style.articleId === other.style.articleId &&
  one.style.name === other.style.name &&
  one.style.colours[0]?.articleColorId === other.style.colours[0]?.articleColorId &&
  one.ordered === other.ordered &&
  one.position === other.position &&
  one.currency === other.currency &&
  one.place === other.place;
