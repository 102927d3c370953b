import type { Language } from '@selvedge/core/contract';
import type { MessageFormatElement } from 'react-intl';
import { configurationOf } from '../portal/configuration/configurationOf.ts';

/** What the backend tells the page of the house that it shows; a backend of the release before tells nothing. */
interface House {
  /** In the footer; of `logo` only the outline is shown, in the colour of the text around it. `ratio`: width by height. */
  readonly brands: readonly (
    | { readonly name: string; readonly logo: string; readonly ratio: number }
    | { readonly name: string; readonly logo: null }
  )[];
  /** Texts in place of the page's own; null: none. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, MessageFormatElement[]>>>> | null;
}

export const houseOf = (page: Document): House | undefined =>
  (configurationOf(page) as { readonly house?: House } | null)?.house;
