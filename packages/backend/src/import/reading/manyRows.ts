/** Many rows, each made when its turn comes, as often as somebody asks. A list is such as well. */
export interface ManyRows<Row> extends Iterable<Row> {
  readonly length: number;
}

/** Rows that are not kept: `each` makes them anew. */
export const manyRows = <Row>(length: number, each: () => Iterable<Row>): ManyRows<Row> => ({
  length,
  [Symbol.iterator]: () => each()[Symbol.iterator](),
});

/** Rows in parts of at most so many. */
export function* inParts<Row>(rows: Iterable<Row>, most: number): Generator<Row[]> {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < most) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
