import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages as known } from '@selvedge/core/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { branchesOf } from './branches.js';
import { choicesOf } from './catalogue.js';
import { faultsOf } from './faults.js';
import { languages } from './languages.js';
import { unreachedIn } from './reach.js';
import { verify } from './verify.js';

const folder = 'messages';
const sound = {
  en: { 'cart.line.count': '{count, plural, one {# piece} other {# pieces}}', 'cart.title': 'Cart' },
  de: { 'cart.line.count': '{count} Teile', 'cart.title': 'Warenkorb' },
};
const screen = (code: string) => ({ path: 'Screen.tsx', code });
const using = screen(`
  const count = { id: 'cart.line.count' };
  export const Screen = () => <h1><FormattedMessage id="cart.title" values={count} /> · &middot; 1 {x}</h1>;
`);

const faults = (
  texts: Record<string, Record<string, string>>,
  ...sources: { path: string; code: string }[]
) => faultsOf([{ folder, texts }], sources, () => true);

describe('J4 the catalogues', () => {
  it('are sound when ids, arguments and uses agree', () => {
    expect(faults(sound, using)).toEqual([]);
  });

  it('J4 have an id that is used nowhere, or only in a type', () => {
    const { code } = using;
    const without = screen(code.replace('<FormattedMessage id="cart.title" values={count} />', ''));
    expect(faults(sound, without)).toEqual(['messages: “cart.title” is used nowhere']);
    const inType = screen(`${without.code} type Title = 'cart.title';`);
    expect(faults(sound, inType)).toEqual(['messages: “cart.title” is used nowhere']);
  });

  it('J4 are asked for an id that they do not have', () => {
    const asking = [
      `export const a = intl.formatMessage({ id: 'cart.none' });`,
      `export const a = <FormattedMessage id="cart.none" />;`,
      `export const a = { code: 1, message: 'cart.none' };`,
      `export const a = refuse('cart.line.none');`,
    ];
    for (const code of asking) {
      expect(faults(sound, using, { path: 'Other.tsx', code })).toEqual([
        expect.stringMatching(/^Other\.tsx:1: “cart\.(line\.)?none” is in no catalogue$/),
      ]);
    }
  });

  it('leave events and states of charts alone', () => {
    const chart = {
      path: 'cart.machine.ts',
      code: `send({ type: 'cart.saved' }); at('editing.saving.first');`,
    };
    expect(faults(sound, using, chart)).toEqual([]);
  });

  it('offer different choices in two languages', () => {
    const chosen = (texts: string) => ({ ...sound.en, 'cart.title': texts });
    const texts = {
      en: chosen('{state, select, draft {Draft} other {Cart}}'),
      de: chosen('{state, select, open {Entwurf} other {Warenkorb}}'),
    };
    expect(faults(texts, using)).toEqual([
      'messages/de.json: “cart.title” has other choices: state: open|other, not state: draft|other',
    ]);
  });

  it('hold something that is not ICU, or nothing', () => {
    const en = { ...sound.en, 'cart.title': 'Cart {' };
    expect(faults({ ...sound, en }, using)[0]).toContain('messages/en.json: “cart.title” is not ICU');
    const de = { ...sound.de, 'cart.title': ' ' };
    expect(faults({ ...sound, de }, using)).toEqual(['messages/de.json: “cart.title” is empty']);
  });

  it('hold one id twice', () => {
    const twice = faultsOf(
      [
        { folder: 'a', texts: sound },
        { folder: 'b', texts: sound },
      ],
      [using],
      () => true,
    );
    expect(twice).toContain('b: “cart.title” is also in a');
  });
});

describe('J4 a screen', () => {
  it.each([
    ['between tags', '<p>Save it</p>'],
    ['in an expression', "<p>{'Save it'}</p>"],
    ['in a template', '<p>{`Save it`}</p>'],
    ['in a choice', "<p>{done ? 'Save it' : null}</p>"],
    ['as a fallback', "<p>{name ?? 'Save it'}</p>"],
    ['as an accessible name', '<button aria-label="Save it" />'],
    ['as a placeholder', '<input placeholder="Save it" />'],
    ['as a title', "<p title={'Save it'} />"],
    ['as an alternative', '<img alt="Save it" />'],
    ['as a label of an own part', '<Field label="Save it" />'],
  ])('may not spell out a text %s', (_, jsx) => {
    const code = `export const Other = () => ${jsx};`;
    expect(faults(sound, using, { path: 'Other.tsx', code })).toEqual([
      'Other.tsx:1: “Save it” is spelled out, not in a catalogue',
    ]);
  });

  it('may use marks, classes and keys', () => {
    const code = `export const Other = () => <p className="wide" role="note" data-part="cell">— {n} &times; 3</p>;`;
    expect(faults(sound, using, { path: 'Other.tsx', code })).toEqual([]);
  });
});

describe('J4 what formatjs verifies', () => {
  const verified = async (texts: Record<string, Record<string, string>>) => {
    const temporary = mkdtempSync(join(tmpdir(), 'selvedge-messages-'));
    onTestFinished(() => rmSync(temporary, { recursive: true }));
    for (const [language, messages] of Object.entries(texts))
      writeFileSync(join(temporary, `${language}.json`), JSON.stringify(messages));
    return (await verify(temporary)).map((fault) => fault.replaceAll(temporary, 'messages'));
  };
  const counted = { ...sound, de: { ...sound.de, 'cart.line.count': '{count, plural, other {# Teile}}' } };

  it('is sound when all languages have the same ids, arguments and tags', async () => {
    expect(await verified(counted)).toEqual([]);
  });

  it.each([
    ['a missing id', { 'cart.line.count': '{count, plural, other {# Teile}}' }, 'Missing translation keys'],
    ['an id too many', { ...counted.de, 'cart.other': 'Mehr' }, 'Extra translation keys'],
    ['another argument', { ...counted.de, 'cart.line.count': '{pieces, plural, other {#}}' }, 'count'],
    ['a tag too many', { ...counted.de, 'cart.title': '<b>Warenkorb</b>' }, 'number of variables'],
    ['no ICU', { ...counted.de, 'cart.title': 'Warenkorb {' }, 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ])('finds %s', async (_, de, said) => {
    const found = await verified({ ...counted, de });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(said);
  });

  it('is told of a language that the check does not know', async () => {
    const fr = { 'cart.line.count': '{count, plural, other {#}}', 'cart.title': 'Panier' };
    expect(await verified({ ...counted, fr })).toEqual([
      'messages/fr.json is in no list of languages (tools/messages/catalogue.js)',
    ]);
  });
});

it('reads what a message lets choose', () => {
  const text =
    '{state, select, draft {<b>{name}</b>} other {{count, plural, one {#} other {{when, date, short}}}}}';
  expect(choicesOf(text)).toEqual(['state: draft|other']);
});

describe('J1 the one list of languages', () => {
  it('J1 is read from its source as the core has it', () => expect(languages).toEqual(known));

  it.each([
    [`const name = language === 'de' ? row.de : row.en;`, 'compares with a language'],
    [`if ('en' !== language) send();`, 'compares with a language'],
    [`const german = is(language);\nconst name = german ? row.de : row.en;`, 'branches on a language'],
    [`if (isGerman) send();`, 'branches on a language'],
    [`switch (language) { case 'de': send(); }`, 'branches on a language'],
    [`const sign = locale.startsWith('de') ? ';' : ',';`, 'compares with a language'],
    [`for (const language of ['en', 'de'] as const) send(language);`, 'lists the languages again'],
    [`const locales = { en: 'en-GB', fr: 'fr-FR' };`, 'names a locale again'],
  ])('J1 fails on %s', (code, what) => {
    expect(branchesOf('seed.ts', code)).toEqual([
      expect.stringMatching(new RegExp(`^seed\\.ts:\\d: ${what}; packages/core/src/contract/language\\.ts`)),
    ]);
  });

  it('J1 leaves records by language and the names of documents alone', () => {
    const code = `const name: Record<Language, string> = { en: 'Sales', de: 'Vertrieb' };
      const terms = { agb: { kind: 'conditions', language: 'de' } };
      const shown = page === 'code-of-conduct-de' && name[language];`;
    expect(branchesOf('seed.ts', code)).toEqual([]);
  });
});

describe('J4 the words of a part of the page', () => {
  const areas = { cart: ['onDemand'], order: ['entry'], shell: ['portal'] } as const;
  const areaOf = (id: string) => [...(areas[id.split('.')[0] as keyof typeof areas] ?? [])];
  const known = new Set(['cart.title', 'order.title', 'shell.title']);
  const says = (...ids: string[]) => `export const words = [${ids.map((id) => `'${id}'`).join()}];`;
  const faultsFrom = (main: string, texts: Record<string, string>) =>
    unreachedIn(
      Object.entries({ 'main.tsx': main, ...texts }).map(([path, code]) => ({ path, code })),
      'main.tsx',
      areaOf,
      known,
    );
  const soon = "export const Part = orderingPart(() => import('./Part.tsx'));";

  it('are there where the part brings them', () => {
    const part = { 'Part.tsx': says('cart.title', 'shell.title') };
    expect(faultsFrom(soon, part)).toEqual([]);
    expect(faultsFrom("import type { words } from './Part.tsx';", part)).toEqual([]);
  });

  it('are missing where another way leads to it', () => {
    const fault = 'Part.tsx:1: “cart.title” may not be there yet: its area is onDemand';
    const part = { 'Part.tsx': says('cart.title', 'shell.title') };
    expect(faultsFrom("import { words } from './Part.tsx';", part)).toEqual([fault]);
    expect(faultsFrom(soon.replace('orderingPart', 'lazyPart'), part)).toEqual([fault]);
    const both = { ...part, 'Other.tsx': "export { words } from './Part.tsx';" };
    expect(faultsFrom(`${soon} import './Other.tsx';`, both)).toEqual([fault]);
  });

  it('are missing where a list and a page share them and only the page has them', () => {
    const files = {
      'page/order/OrderScreen.tsx': "import './words.ts';",
      'page/order/OrdersScreen.tsx': "import './words.ts';",
      'page/order/words.ts': says('order.title'),
    };
    const page = "const a = screenPart(() => import('./page/order/OrderScreen.tsx'));";
    expect(faultsFrom(page, files)).toEqual([]);
    expect(
      faultsFrom(`${page} const b = screenPart(() => import('./page/order/OrdersScreen.tsx'));`, files),
    ).toEqual(['page/order/words.ts:1: “order.title” may not be there yet: its area is entry']);
  });
});
