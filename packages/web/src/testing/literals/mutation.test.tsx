import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageId } from '../../messages/catalogue.ts';
import * as source from '../../messages/languages.ts';
import { type Catalogue, type Language, languages } from '../../messages/languages.ts';
import { fixtureIn, type Look } from './fixture.tsx';
import { altered, canSay, fixedIn, noted } from './mutants.ts';
import { places } from './places/index.ts';
import { irreversible, type LiteralKey, literalKeys, literalOf, sayer } from './saying.ts';

const load = source.loadWords;
const usual = getConfig();

/** What a query does not find is not described: pages printed for the mutants take longer than all the rest. */
const inShort: Partial<typeof usual> & { readonly _disableExpensiveErrorDiagnostics: boolean } = {
  getElementError: (message) => new Error(message ?? 'not found'),
  _disableExpensiveErrorDiagnostics: true,
};
beforeAll(() => configure(inShort));
afterAll(() => configure(usual));
// React and React Intl say a word to every mutant that breaks a message.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** Shows a place whose catalogue was changed; what it threw, or null. */
async function lookAt(
  look: Look,
  language: Language,
  change: (messages: Catalogue) => Catalogue,
  said?: (key: LiteralKey) => void,
): Promise<unknown> {
  const spy = vi.spyOn(source, 'loadWords').mockImplementation(async (spoken, areas) => {
    const words = await load(spoken, areas);
    return { ...words, messages: change(words.messages) };
  });
  try {
    await look(fixtureIn(language, sayer(language, said)));
    return null;
  } catch (fault) {
    return fault;
  } finally {
    cleanup();
    document.body.replaceChildren();
    spy.mockRestore();
  }
}

const withAltered = (ids: readonly MessageId[]) => (messages: Catalogue) => {
  const changed = { ...messages };
  for (const id of ids) if (messages[id]) changed[id] = altered(messages[id]);
  return changed;
};

const withSwapped = (one: MessageId, other: MessageId) => (messages: Catalogue) =>
  messages[one] && messages[other]
    ? { ...messages, [one]: messages[other], [other]: messages[one] }
    : messages;

interface Carrier {
  readonly id: MessageId;
  readonly look: Look;
}

/**
 * Labels of one part of the portal are exchanged in both languages. Those of different parts are exchanged in one of the
 * two, turn by turn: which language it is makes no difference to them, and the time counts.
 */
const isExchanged = (one: Carrier, other: Carrier, turn: number, language: Language): boolean => {
  const isOfOnePart = one.id.split('.')[0] === other.id.split('.')[0];
  return isOfOnePart || (turn % 2 === 0) === (language === 'en');
};

describe.each(languages)('a text that is changed is found (%s)', (language) => {
  const carriers = new Map<LiteralKey, Carrier>();

  it.each(Object.entries(places))('one letter of each text: %s', { timeout: 60_000 }, async (_, look) => {
    const asked = new Set<MessageId>();
    const said = new Set<LiteralKey>();
    const note = (messages: Catalogue) => noted(messages, (id) => asked.add(id));
    expect(await lookAt(look, language, note, (key) => said.add(key))).toBeNull();
    const { messages } = await load(language, ['portal', 'overlays', 'ordering', 'entry', 'onDemand']);
    const unseen: string[] = [];
    for (const key of said) {
      const text = literalOf(key, language);
      const fixed = (id: MessageId) => (messages[id] ? fixedIn(messages[id]) : 0);
      const ids = [...asked]
        .filter((id) => messages[id] && canSay(messages[id], text))
        .sort((one, other) => fixed(other) - fixed(one));
      let found: MessageId | undefined;
      for (const id of ids) {
        if (found) break;
        if ((await lookAt(look, language, withAltered([id]))) !== null) found = id;
      }
      if (found) carriers.set(key, { id: found, look });
      else unseen.push(`${key}: ${text}`);
    }
    expect(unseen).toEqual([]);
  });

  it('each text was changed', () => {
    expect(literalKeys.filter((key) => !carriers.has(key))).toEqual([]);
  });

  it.each(irreversible)('%s exchanged for any other label', { timeout: 60_000 }, async (key) => {
    const own = carriers.get(key);
    const unseen: LiteralKey[] = [];
    const at = irreversible.indexOf(key);
    for (const [place, other] of irreversible.entries()) {
      const its = carriers.get(other);
      if (place <= at || !own || !its || own.id === its.id) continue;
      if (literalOf(key, language) === literalOf(other, language)) continue;
      if (!isExchanged(own, its, at + place, language)) continue;
      if ((await lookAt(own.look, language, withSwapped(own.id, its.id))) === null) unseen.push(other);
    }
    expect(own).toBeDefined();
    expect(unseen).toEqual([]);
  });
});
