import { type SQL, sql } from 'drizzle-orm';

/** A list of ids as one parameter, for `= any(…)`: a list of thousands would be as many parameters. */
export const anyOf = (ids: readonly string[]): SQL =>
  sql`any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`;
