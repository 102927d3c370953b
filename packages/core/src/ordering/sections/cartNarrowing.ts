/** What the styles of a cart are narrowed by. An empty text narrows nothing. */
export interface CartNarrowing {
  /** Words of the name, the number or an ordered colour, or an EAN. */
  readonly term: string;
  /** The name of a brand. */
  readonly brand: string;
  /** A week in which an ordered colour is delivered, as in '2027-09'. */
  readonly week: string;
}

/** Narrows nothing. */
export const wholeCart: CartNarrowing = { term: '', brand: '', week: '' };

/** Whether anything is narrowed. */
export const isNarrowedCart = ({ term, brand, week }: CartNarrowing): boolean =>
  term.trim() !== '' || brand !== '' || week !== '';
