import { describe, expect, it } from 'vitest';
import { fromCallback, fromPromise, setup } from 'xstate';
import { assertProvided, service, watch } from './service.ts';

const child = setup({ actors: { load: service<number>() } }).createMachine({ id: 'child' });
const parent = setup({ actors: { child, save: service<void>(), listen: watch() } }).createMachine({
  id: 'parent',
});
const load = fromPromise(async () => 1);
const save = fromPromise<void>(async () => {});
const listen = fromCallback(() => {});

describe('assertProvided', () => {
  it('names every actor left unprovided, those of child charts included', () => {
    expect(() => assertProvided(parent)).toThrow(
      'Actors left unprovided: parent.child.load, parent.save, parent.listen',
    );
  });

  it('names the one that is still missing', () => {
    const almost = parent.provide({ actors: { child: child.provide({ actors: { load } }), save } });
    expect(() => assertProvided(almost)).toThrow(/unprovided: parent\.listen$/);
  });

  it('is content once all are provided', () => {
    assertProvided(parent.provide({ actors: { child: child.provide({ actors: { load } }), save, listen } }));
  });
});
