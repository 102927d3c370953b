import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { hold } from '../testing/held.ts';
import { chartSuite, createFakeApi, mapStorage, settle, wiringSuite } from '../testing/index.ts';
import { firstLanguage, languageActors } from './language.actors.ts';
import { type LanguageContext, languageMachine } from './language.machine.ts';
import { preferredLanguage } from './language.ts';

const tour = {
  input: { language: 'en' as const },
  events: [
    { type: 'user.arrived' },
    { type: 'user.left' },
    { type: 'language.chosen', language: 'de' },
    { type: 'language.chosen', language: 'en' },
    { type: 'storing.retried' },
    { type: 'storing.dismissed' },
  ],
  answers: { readChoice: ['de', null], storeChoice: ['de', 'en'] },
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
    answers: { readChoice: ['de', null], storeChoice: ['de'] },
  },
  machine: (api) => {
    stored = new Map();
    held = hold(languageMachine.provide({ actors: languageActors(api, mapStorage(stored)) }), ['remember']);
    return held.machine;
  },
  doing: {
    answers: {
      readChoice: (language, { fake }) => fake.pending.at(-1)?.answer({ selectedLanguage: language }),
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
