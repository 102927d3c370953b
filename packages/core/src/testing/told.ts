import { fromPromise } from 'xstate';

/** Services that end when a walk says so, with what it says, by their names. */
export const told = (names: readonly string[]) => {
  const waiting = new Map<string, { resolve: (output: never) => void; reject: (error: unknown) => void }>();
  const each = (settle: (name: string) => (value: unknown) => void) =>
    Object.fromEntries(names.map((name) => [name, settle(name)]));
  const logicOf = (name: string) =>
    fromPromise(() => new Promise<never>((resolve, reject) => waiting.set(name, { resolve, reject })));
  return {
    actors: Object.fromEntries(names.map((name) => [name, logicOf(name)])),
    answers: each((name) => (output) => waiting.get(name)?.resolve(output as never)),
    failures: each((name) => (error) => waiting.get(name)?.reject(error)),
  };
};
