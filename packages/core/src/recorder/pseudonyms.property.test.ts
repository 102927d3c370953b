import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charts } from './charts.ts';
import { openRecording, packedFlows } from './pack.ts';
import type { Recording } from './recording.ts';
import { replay } from './replay.ts';
import { type Life, lived } from './testing/lived.ts';

const firstNames = [
  'Ada',
  'Søren',
  'Jürgen',
  'María',
  'Zoë',
  'Łukasz',
  'Anne-Marie',
  'Nguyễn',
  'Björk',
  "D'Arcy",
];
const lastNames = [
  'Müller',
  'Lindqvist',
  "O'Brien",
  'de Graaf',
  'García',
  'Weiß',
  'Ionescu',
  'Huber',
  'McDonald',
];
const streets = ['Hauptstraße', 'Rue de Rivoli', 'Kongens Nytorv', 'Via Roma', 'Lindenallee'];
const towns = ['München', 'Århus', 'Wien', 'Paris', 'Zürich', 'Kraków'];
const firms = ['Modehaus', 'Boutique', 'Textil', 'Maison', 'Butik'];

const person = fc.record({ first: fc.constantFrom(...firstNames), last: fc.constantFrom(...lastNames) });
const email = fc
  .tuple(fc.emailAddress(), person)
  .map(([any, { last }]) => `${last.toLowerCase().replaceAll(/\W/g, '')}.${any}`);
const place = fc.record({
  street: fc
    .tuple(fc.constantFrom(...streets), fc.integer({ min: 1, max: 199 }))
    .map(([street, at]) => `${street} ${at}`),
  postcode: fc.integer({ min: 10_000, max: 99_999 }).map(String),
  city: fc.constantFrom(...towns),
});
const base64 = (length: number) =>
  fc.string({
    minLength: length,
    maxLength: length,
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPabcdefghijklmnop0123456789-_'),
  });
const token = fc.oneof(
  fc.tuple(base64(36), base64(80), base64(43)).map((parts) => `eyJ${parts.join('.')}`),
  base64(43),
  fc.uuid(),
);
const text = fc
  .tuple(person, fc.lorem({ maxCount: 30 }))
  .map(([{ first, last }, words]) => `${first} ${last}: ${words}`);

const customer = fc
  .record({
    who: person,
    firm: fc.constantFrom(...firms),
    place,
    number: fc.integer({ min: 100_000, max: 999_999 }),
  })
  .map(({ who, firm, place: at, number }) => ({
    customerId: `c-${number}`,
    customerNumber: String(number),
    name: `${firm} ${who.last}`,
    ...at,
    country: 'DE',
    currency: 'EUR',
    favorite: false,
    locks: [],
  }));

/** Somebody at work: what is known of them, what they read and what they type. */
const life: fc.Arbitrary<Life> = fc.record({
  who: person,
  email,
  customers: fc.array(customer, { maxLength: 12 }),
  access: token,
  refresh: token,
  note: text,
  term: fc.oneof(text, fc.constantFrom(...lastNames)),
  message: text,
});

/** All texts of a recording, and all names of properties. */
const textsIn = ({ cells, shapes, flows }: Recording): string[] => [
  ...cells.filter((cell) => typeof cell === 'string'),
  ...shapes.flat(),
  ...flows.flatMap(({ path, steps }) => [
    path,
    ...steps.flatMap((step) => Object.keys(step.correction?.context ?? {})),
  ]),
];

const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((one) => one.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []));

const tellingIn = ({ who, email, customers, note, term, message }: Life): string[] => [
  who.first,
  who.last,
  email,
  note,
  term,
  message,
  ...customers.flatMap(({ name, street, city, postcode, customerNumber }) => [
    name,
    street,
    city,
    postcode,
    customerNumber,
  ]),
];

/** Words that the page itself says: names of charts, states, properties and codes. */
const ownWords = wordsIn([
  'note pos greeting forward tokens portal kept preorder main refused',
  ...Object.keys(charts),
]);

const packedLife = async (one: Life) => {
  const flows = lived(one);
  const recording = await openRecording(await packedFlows(flows, { charts, version: '1.0.0', now: 0 }));
  return { flows, recording };
};

describe('what is recorded of people', () => {
  it('HZ38: no token, address, name or free text is in a recording', () =>
    fc.assert(
      fc.asyncProperty(life, async (one) => {
        const { recording } = await packedLife(one);
        const texts = textsIn(recording);
        const words = wordsIn(texts);
        const telling = tellingIn(one);
        // A drawn address may be made of words that every recording has, as "name": it is looked for as a whole.
        const wordsTold = wordsIn(telling.filter((text) => text !== one.email));
        const said = [...wordsTold].filter((word) => /\p{L}{3}/u.test(word) && !ownWords.has(word));
        expect(said.filter((word) => words.has(word))).toEqual([]);
        const whole = [...telling, one.access, one.refresh].filter((secret) => secret.length > 4);
        expect(texts.filter((text) => whole.some((secret) => text.includes(secret)))).toEqual([]);
      }),
      { numRuns: 25 },
    ));

  it('Q3 under pseudonyms every chart decides as it did', () =>
    fc.assert(
      fc.asyncProperty(life, async (one) => {
        const { flows, recording } = await packedLife(one);
        const played = replay(recording, charts);
        expect(played.map(({ steps }) => steps.map(({ snapshot }) => snapshot.value))).toEqual(
          flows
            .filter(({ steps }) => charts[steps[0]?.after.machine.id ?? ''])
            .map(({ steps }) => steps.map(({ after }) => after.value)),
        );
        expect(played.flatMap(({ steps }) => steps.flatMap(({ corrected }) => corrected))).toEqual([]);
      }),
      { numRuns: 25 },
    ));

  it('HZ38: tokens are not even kept in memory', () =>
    fc.assert(
      fc.property(life, (one) => {
        const kept = lived(one).find(({ actor }) => actor.id === 'tokens');
        const steps = kept?.steps.map(({ event, after }) => [event, after.value, after.context]);
        expect(steps?.length).toBeGreaterThan(3);
        expect(JSON.stringify(steps)).not.toContain(one.access);
        expect(JSON.stringify(steps)).not.toContain(one.refresh);
      }),
      { numRuns: 25 },
    ));
});
