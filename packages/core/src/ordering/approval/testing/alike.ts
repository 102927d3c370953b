/** Makes what is told alike by its key one and the same thing with a number, so that wholes are distinguished by numbers. */
export class Alike<T extends object> {
  readonly #known = new Map<string, T>();
  readonly #numbers = new Map<T, number>();

  constructor(private readonly keyOf: (thing: T) => string) {}

  /** The first thing that was like this one. */
  one(thing: T): T {
    if (this.#numbers.has(thing)) return thing;
    const key = this.keyOf(thing);
    const known = this.#known.get(key);
    if (known) return known;
    this.#known.set(key, thing);
    this.#numbers.set(thing, this.#numbers.size);
    return thing;
  }

  /** @throws when it is not the one of those alike */
  numberOf(thing: T): number {
    const number = this.#numbers.get(thing);
    if (number === undefined) throw new Error('Only the one of those alike has a number');
    return number;
  }
}
