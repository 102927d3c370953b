import type { Language } from '@selvedge/core/contract';
import type { MessageFormatElement } from 'react-intl';
import { configurationOf } from './configurationOf.ts';

/** What the backend tells the page of the house that it shows; a backend of the release before tells nothing. */
interface House {
  /** In the footer; of `logo` only the outline is shown, in the colour of the text around it. `ratio`: width by height. */
  readonly brands: readonly (
    | { readonly name: string; readonly logo: string; readonly ratio: number }
    | { readonly name: string; readonly logo: null }
  )[];
  /** In which its days are. */
  readonly timeZone?: string;
  /** Texts in place of the page's own; null: none. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, MessageFormatElement[]>>>> | null;
}

/** Undefined as well where the configuration cannot be read: the page that says so needs words. */
export const houseOf = (page: Document): House | undefined => {
  try {
    return (configurationOf(page) as { readonly house?: House } | null)?.house;
  } catch {
    return undefined;
  }
};
