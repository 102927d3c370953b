import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Language, preferredLanguage } from '../contract/index.ts';
import { hold } from '../testing/held.ts';
import { chartSuite, createFakeApi, mapStorage, settle, wiringSuite } from '../testing/index.ts';
import { firstLanguage, languageActors } from './language.actors.ts';
import { type LanguageChoices, type LanguageContext, languageMachine } from './language.machine.ts';

const tour = {
  input: { language: 'en' as const },
  events: [
    { type: 'user.arrived' },
    { type: 'user.left' },
    { type: 'language.chosen', language: 'de' },
    { type: 'language.chosen', language: 'en' },
    { type: 'storing.retried' },
    { type: 'choice.retried' },
    { type: 'storing.dismissed' },
  ],
  answers: {
    readChoice: [
      { stored: 'de', chosen: null },
      { stored: 'en', chosen: 'de' },
      { stored: null, chosen: 'de' },
      { stored: null, chosen: null },
    ],
    storeChoice: ['de', 'en'],
  },
};

chartSuite(languageMachine, {
  ...tour,
  invariants: {
    'J1 a failure to store is said exactly where it is shown': (snapshot) =>
      snapshot.hasTag('failed') === ((snapshot.context as LanguageContext).failure !== null),
    'J2 an overlay is open only while a choice is being stored': (snapshot) =>
      !snapshot.hasTag('overlay') || snapshot.matches('storing'),
    'J2 at most one choice is being stored': (snapshot) =>
      Object.keys(snapshot.children).filter((id) => id === 'storeChoice').length ===
      (snapshot.matches('storing') ? 1 : 0),
  },
});

let stored: Map<string, string>;
let held: ReturnType<typeof hold>;

wiringSuite(languageMachine, {
  // A real service stores the language it was given: only that answer can be brought about.
  tour: {
    ...tour,
    events: tour.events.filter((event) => event.language !== 'en'),
    answers: { ...tour.answers, storeChoice: ['de'] },
  },
  machine: (api) => {
    stored = new Map();
    held = hold(languageMachine.provide({ actors: languageActors(api, mapStorage(stored)) }), ['remember']);
    return held.machine;
  },
  doing: {
    answers: {
      readChoice: (answer, { fake }) => {
        const { stored: kept, chosen } = answer as LanguageChoices;
        if (chosen === null) stored.delete('selvedge.language.chosen');
        else stored.set('selvedge.language.chosen', chosen);
        fake.pending.at(-1)?.answer({ selectedLanguage: kept });
      },
      storeChoice: (language, { fake }) => {
        const call = fake.pending.at(-1);
        expect(call?.address).toBe(`/extranet/updateLanguage/${language}`);
        expect(stored.get('selvedge.language')).toBe(language);
        call?.answer(null);
      },
      remember: () => held.release('remember'),
    },
    failures: { remember: (error) => held.fail('remember', error) },
  },
});

describe('a language chosen while nobody is signed in', () => {
  const visit = (storage: Map<string, string>) => {
    const { api, pending } = createFakeApi();
    const actor = createActor(languageMachine.provide({ actors: languageActors(api, mapStorage(storage)) }), {
      input: { language: firstLanguage(mapStorage(storage), ['en']) },
      clock: new SimulatedClock(),
    }).start();
    const asked = () => pending.map(({ address }) => address);
    /** The user arrives, and has stored this before. */
    const arrive = async (selectedLanguage: Language | null) => {
      actor.send({ type: 'user.arrived' });
      await settle();
      pending[0]?.answer({ selectedLanguage });
      await settle();
    };
    return { actor, pending, asked, arrive };
  };
  /** Chosen on an open page; signing in then leaves the page and comes back to a new one. */
  const chosenBefore = async (language: Language) => {
    const storage = new Map<string, string>();
    const { actor } = visit(storage);
    actor.send({ type: 'language.chosen', language });
    await settle();
    actor.stop();
    return storage;
  };

  it('J1 is stored for whoever signs in without one, once', async () => {
    const storage = await chosenBefore('de');
    const first = visit(storage);
    await first.arrive(null);
    expect(first.asked()).toEqual(['/extranet/updateLanguage/de']);
    first.pending[0]?.answer(null);
    await settle();
    expect(first.actor.getSnapshot().matches('settled')).toBe(true);
    const another = visit(storage);
    await another.arrive(null);
    expect(another.asked()).toEqual([]);
  });

  it('J1 is tried again at the next visit where it could not be stored', async () => {
    const storage = await chosenBefore('de');
    const first = visit(storage);
    await first.arrive(null);
    first.pending[0]?.fail(new Error('lost'));
    await settle();
    expect(first.actor.getSnapshot().matches('unsaved')).toBe(true);
    const next = visit(storage);
    await next.arrive(null);
    expect(next.asked()).toEqual(['/extranet/updateLanguage/de']);
  });

  it('J1 gives way to the one the user has stored, and is forgotten', async () => {
    const storage = await chosenBefore('de');
    const first = visit(storage);
    await first.arrive('en');
    expect(first.asked()).toEqual([]);
    expect(first.actor.getSnapshot().context.language).toBe('en');
    const another = visit(storage);
    await another.arrive(null);
    expect(another.asked()).toEqual([]);
  });

  it('J1 what the browser asks for is nobody’s choice, and is not stored', async () => {
    const { arrive, asked } = visit(new Map());
    await arrive(null);
    expect(asked()).toEqual([]);
  });

  it('J1 what a signed-in user chose is not stored for the next', async () => {
    const storage = new Map<string, string>();
    const first = visit(storage);
    await first.arrive(null);
    first.actor.send({ type: 'language.chosen', language: 'de' });
    await settle();
    first.pending[0]?.answer(null);
    await settle();
    first.actor.send({ type: 'user.left' });
    const next = visit(storage);
    await next.arrive(null);
    expect(next.asked()).toEqual([]);
  });
});

describe('choosing again while a choice is being stored', () => {
  it('J1 stores one after the other, the last one last', async () => {
    const { api, pending } = createFakeApi();
    const machine = languageMachine.provide({ actors: languageActors(api, mapStorage(new Map())) });
    const actor = createActor(machine, { input: { language: 'en' }, clock: new SimulatedClock() }).start();
    actor.send({ type: 'user.arrived' });
    actor.send({ type: 'language.chosen', language: 'de' });
    actor.send({ type: 'language.chosen', language: 'en' });
    await settle();
    expect(pending.map(({ address }) => address)).toEqual(['/extranet/updateLanguage/de']);
    pending[0]?.answer(null);
    await settle();
    expect(pending.map(({ address }) => address)).toEqual(['/extranet/updateLanguage/en']);
    pending[0]?.answer(null);
    await settle();
    expect([actor.getSnapshot().value, pending.length]).toEqual(['settled', 0]);
  });
});

describe('the first language', () => {
  it('J1 is the browser’s where the portal speaks it, else English', () => {
    expect(preferredLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferredLanguage(['DE'])).toBe('de');
    expect(preferredLanguage(['fr', 'deu'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  it('J1 is the one last used in this browser before that', () => {
    expect(firstLanguage(mapStorage(new Map([['selvedge.language', 'de']])), ['en'])).toBe('de');
    expect(firstLanguage(mapStorage(new Map([['selvedge.language', '../fr']])), ['en'])).toBe('en');
  });
});
