/** What was ordered of the style before. */
export interface OrderedBefore {
  /** The style's name. */
  readonly style: string;
  readonly pieces: number;
}

/** The user wants to order this style in the list; `before`: coming from the quick order of another one. */
export interface StyleWanted {
  readonly type: 'quickStyle.wanted';
  readonly articleId: string;
  readonly before?: OrderedBefore;
}
