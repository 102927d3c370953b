import type { Language } from '@selvedge/core/contract';

/** The portal language closest to a language tag or a list of them; English when none fits. */
export function languageFrom(preference: string | readonly string[] | undefined): Language {
  const tags = (typeof preference === 'string' ? preference : (preference ?? []).join(',')).slice(0, 200);
  for (const tag of tags.toLowerCase().split(/[\s,]+/)) {
    const [primary] = tag.split(/[-_;]/);
    if (primary === 'de' || primary === 'en') return primary;
  }
  return 'en';
}
