import type { Language } from '../../messages/languages.ts';
import { actions } from './actions.ts';
import { literals } from './table.ts';

const all = { ...literals, ...actions };

export type LiteralKey = keyof typeof all;
export const literalKeys = Object.keys(all) as LiteralKey[];

/** Labels of which no two may be exchanged. */
export const irreversible: readonly LiteralKey[] = [
  ...(Object.keys(actions) as (keyof typeof actions)[]),
  'discardChanges',
  'keepEditing',
  'approveOrder',
  'logout',
];

const column = { en: 1, de: 2 } as const;

export const literalOf = (key: LiteralKey, language: Language): string => all[key][column[language]];

export const rowOf = (key: LiteralKey): string => all[key][0];

/** Says a literal text, what stands in braces replaced. */
export const sayer = (language: Language, said: (key: LiteralKey) => void = () => {}) => {
  const say = (key: LiteralKey, values: Readonly<Record<string, string>> = {}): string => {
    said(key);
    return literalOf(key, language).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
  return say;
};
export type Say = ReturnType<typeof sayer>;
