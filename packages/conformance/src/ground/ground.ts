import type { Caller } from '../http/caller.ts';

/** What the suite is told to work with; null: it chooses. */
export interface Wishes {
  readonly customer: string | null;
  readonly season: string | null;
  readonly subdivision: string | null;
  readonly collectionType: string | null;
  /** Whether it may place an order of one piece, which stays. */
  readonly order: boolean;
  /** Where documents and messages are mailed to. */
  readonly mailTo: string;
  /** A page of the house, and general conditions. */
  readonly page: string;
  readonly conditions: string;
}

/** What stands on the backend, or is made there, for checks to rest on; each once. */
export class Ground {
  readonly caller: Caller;
  /** Somebody who may order, but not for the customer that is worked with; null: nobody is given. */
  readonly stranger: Caller | null;
  /** Tokens that ended, besides one that never was. */
  readonly ended: readonly string[];
  readonly wishes: Wishes;
  readonly #kept = new Map<string, Promise<unknown>>();
  readonly #undoing: { readonly what: string; undo(): Promise<unknown> }[] = [];
  readonly #written: string[] = [];
  readonly #shared = new Map<string, string>();

  constructor(
    caller: Caller,
    { stranger, ended, wishes }: { stranger: Caller | null; ended: readonly string[]; wishes: Wishes },
  ) {
    this.caller = caller;
    this.stranger = stranger;
    this.ended = ended;
    this.wishes = wishes;
  }

  /** Makes something at the first call, and yields it again later; what failed is tried again. */
  once<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(name) as Promise<Value> | undefined;
    if (known) return known;
    const made = make();
    this.#kept.set(name, made);
    made.catch(() => this.#kept.delete(name));
    return made;
  }

  /** What a parameter of paths names is not somebody else's to the stranger, and why. */
  notForeign(parameter: string, why: string): void {
    this.#shared.set(parameter, why);
  }

  /** Why the stranger may see what is asked for; null: may not. */
  whyShared(path: string): string | null {
    const found = [...this.#shared].find(([parameter]) => path.includes(`:${parameter}`));
    return found?.[1] ?? null;
  }

  /** What was made under a name, and nothing where it was not. */
  known<Value>(name: string): Promise<Value | null> {
    return (this.#kept.get(name) as Promise<Value> | undefined) ?? Promise.resolve(null);
  }

  /** What was written and stays. */
  noteWritten(what: string): void {
    if (!this.#written.includes(what)) this.#written.push(what);
  }

  /** What is to be undone when all is checked, last first. */
  undoLater(what: string, undo: () => Promise<unknown>): void {
    this.#undoing.push({ what, undo });
  }

  /** Takes back what can be taken back. Yields what stays, in words. */
  async leave(): Promise<readonly string[]> {
    for (const { what, undo } of this.#undoing.splice(0).reverse()) {
      await undo().catch((error: unknown) =>
        this.noteWritten(
          `${what} (it could not be taken back: ${error instanceof Error ? error.message : error})`,
        ),
      );
    }
    return [...this.#written];
  }
}
