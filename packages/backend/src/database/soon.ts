/** Works once what waits has had its turn: what was just asked of the database is on its way by then. */
export async function soon<Result>(work: () => Result): Promise<Result> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  return work();
}
