import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { chartSuite, samplePlace } from '../../testing/index.ts';
import { AHEAD_DELAY, type StylesAhead, stylesAheadMachine } from './stylesAhead.machine.ts';

const input = { place: samplePlace, articleId: 's-1' };
const ahead: StylesAhead = { articleIds: ['s-2'], articleColorId: 'k-9' };
const none: StylesAhead = { articleIds: [], articleColorId: null };

chartSuite(stylesAheadMachine, {
  input,
  events: [
    { type: 'neighbours.changed', ahead },
    { type: 'neighbours.changed', ahead: none },
    { type: 'ahead.due', ahead },
  ],
  invariants: {},
});

describe('styles fetched ahead', () => {
  const open = () => {
    const fetched: (readonly string[])[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(
      stylesAheadMachine.provide({
        actions: { fetchAhead: (_, { ahead: { articleIds } }) => void fetched.push(articleIds) },
      }),
      { input, clock },
    ).start();
    return { actor, clock, fetched };
  };

  it('M2 are those that stood beside the style last, after a pause', () => {
    const { actor, clock, fetched } = open();
    actor.send({ type: 'neighbours.changed', ahead });
    clock.increment(AHEAD_DELAY - 1);
    actor.send({ type: 'neighbours.changed', ahead: { ...ahead, articleIds: ['s-3'] } });
    clock.increment(AHEAD_DELAY - 1);
    expect(fetched).toEqual([]);
    clock.increment(1);
    expect(fetched).toEqual([['s-3']]);
  });

  it('M2 are none where none stands beside it any more', () => {
    const { actor, clock, fetched } = open();
    actor.send({ type: 'neighbours.changed', ahead });
    actor.send({ type: 'neighbours.changed', ahead: none });
    clock.increment(AHEAD_DELAY);
    expect(fetched).toEqual([]);
  });
});
