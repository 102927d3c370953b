import { defaultLanguage } from '@selvedge/core/contract';
import type { Language } from '../data/data.ts';

const names = new Intl.DisplayNames(defaultLanguage, { type: 'language' });

/** The name of a language for readers of the atlas. */
export const languageName = (language: Language): string => names.of(language) ?? language;
