import { type Language, preferredLanguage } from '@selvedge/core/contract';

/** The portal language closest to a language tag or a list of them, as in `Accept-Language`; else the default. */
export function languageFrom(preference: string | readonly string[] | undefined): Language {
  const tags = (typeof preference === 'string' ? preference : (preference ?? []).join(',')).slice(0, 200);
  return preferredLanguage(tags.split(/[\s,]+/));
}
