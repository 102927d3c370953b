import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  chartSuite,
  createFakeApi,
  networkLost,
  sampleNow,
  samplePlace,
  sampleStyle,
  settle,
  wiringSuite,
} from '../testing/index.ts';
import { shelfActors } from './kiosk.actors.ts';
import { type ShelfContext, shelfMachine } from './shelf.machine.ts';

const style = sampleStyle();
const tour = {
  input: { place: samplePlace, assortment: ['13.1', '13.2'] },
  events: [
    { type: 'code.given', code: '4006381333931' },
    { type: 'code.given', code: '  ' },
    { type: 'style.chosen', articleId: style.articleId },
    { type: 'style.chosen', articleId: 'elsewhere' },
    { type: 'style.left' },
    { type: 'shelf.retried' },
  ],
  answers: { lookUp: [[style], []] },
  failures: { lookUp: [networkLost] },
};

const contextOf = (snapshot: { context: unknown }) => snapshot.context as ShelfContext;

chartSuite(shelfMachine, {
  ...tour,
  otherInputs: [{ place: samplePlace, assortment: [] }],
  invariants: {
    'what is in front lies there': (snapshot) => {
      const { chosen, styles } = contextOf(snapshot);
      return chosen === null || styles.some(({ articleId }) => articleId === chosen);
    },
    'no style lies there twice': (snapshot) => {
      const ids = contextOf(snapshot).styles.map(({ articleId }) => articleId);
      return new Set(ids).size === ids.length;
    },
    'nothing waits where everything is told to lie there': (snapshot) =>
      !snapshot.matches('ready') || contextOf(snapshot).wanted.length === 0,
    'a failure forgets no code': (snapshot) =>
      !snapshot.matches('failed') || contextOf(snapshot).wanted.length > 0,
  },
});

wiringSuite(shelfMachine, {
  tour,
  machine: (api) => shelfMachine.provide({ actors: shelfActors(api) }),
  doing: {
    answers: {
      lookUp: (styles, { fake }) => fake.pending[0]?.answer({ serverTime: sampleNow, styles, elsewhere: [] }),
    },
  },
});

describe('the shelf of a kiosk', () => {
  const running = (assortment: string[]) => {
    const fake = createFakeApi();
    const machine = shelfMachine.provide({ actors: shelfActors(fake.api) });
    return { fake, actor: createActor(machine, { input: { place: samplePlace, assortment } }).start() };
  };

  it('Q4 asks for a code of figures as EAN and as number, for another as number alone', () => {
    const { fake } = running(['4006381333931', '13.00001']);
    expect(fake.pending[0]?.call.body).toEqual({
      eans: ['4006381333931'],
      articleNumbers: ['4006381333931', '13.00001'],
    });
  });

  it('Q4 keeps what is scanned while an earlier scan is looked up, and puts the last found in front', async () => {
    const { fake, actor } = running([]);
    actor.send({ type: 'code.given', code: '4006381333931' });
    actor.send({ type: 'code.given', code: '4006381339999' });
    fake.pending[0]?.answer({ serverTime: sampleNow, styles: [style], elsewhere: [] });
    await settle();
    expect(actor.getSnapshot().context.chosen).toBe(style.articleId);
    fake.pending[0]?.answer({ serverTime: sampleNow, styles: [], elsewhere: [] });
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({
      chosen: style.articleId,
      unknown: '4006381339999',
      wanted: [],
    });
  });
});
