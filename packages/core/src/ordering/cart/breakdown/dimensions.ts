/** The dimensions of a cart's breakdown (N2, M1). */
export const dimensions = [
  'brand',
  'line',
  'gender',
  'commodityMainClass',
  'commodityClass',
  'commoditySubclass',
  'styleRole',
  'fit',
  'colourGroup',
  'colourStock',
  'deliveryWeek',
  'length',
  'size',
] as const;
export type Dimension = (typeof dimensions)[number];

/** Pieces, or money at cost price (CP) or recommended retail price (RRP). */
export const measures = ['pieces', 'value', 'retailValue'] as const;
export type Measure = (typeof measures)[number];
