import type { Failure } from '@selvedge/core';
import type { FoundElsewhere } from '@selvedge/core/contract';
import type { ArticleVariant, CodeFault, codeLookUpMachine, ScanMeaning } from '@selvedge/core/ordering';
import { findingMessageOf } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import { useCollectionName } from '../season/useCollectionName.ts';

/** 'Poplin shirt · 410 Navy · 32 · M'. */
export const articleName = ({ style, colour, variant }: ArticleVariant): string => {
  const length = style.lengths.length > 1 ? [variant.articleLength] : [];
  return [style.name, `${colour.code} ${colour.name}`, ...length, variant.size].join(' · ');
};

/** 'SS27 · 13-0 · Main collection'. */
export function usePlaceName(): (place: FoundElsewhere) => string {
  const collectionName = useCollectionName();
  return ({ season, subdivision, collectionType }) =>
    `${season} · ${subdivision} · ${collectionName(collectionType)}`;
}

/**
 * What a scan turned out to be, or why that is unknown: network or server are unavailable for now (`stalled`), or the
 * server refused to look codes up (`refused`).
 */
export type ShownMeaning =
  | ScanMeaning
  | { readonly kind: 'stalled'; readonly by: Failure['kind'] | undefined }
  | { readonly kind: 'refused' };

/** What to show for a scan while codes are looked up, or cannot be. */
export const shownMeaning = (
  meaning: ScanMeaning,
  lookUp: SnapshotFrom<typeof codeLookUpMachine>,
): ShownMeaning => {
  if (meaning.kind !== 'looking') return meaning;
  if (lookUp.hasTag('failed')) return { kind: 'refused' };
  return lookUp.hasTag('stalled') ? { kind: 'stalled', by: lookUp.context.failure?.kind } : meaning;
};

/** What a scan turned out to be, as one sentence: on the screen, for screen readers, and in the copied list. */
export function useMeaningText(): (meaning: ShownMeaning) => string {
  const intl = useIntl();
  const placeName = usePlaceName();
  const faults: Record<CodeFault, string> = {
    noDigits: intl.formatMessage({ id: 'scan.wrong.noDigits' }),
    length: intl.formatMessage({ id: 'scan.wrong.length' }),
    checkDigit: intl.formatMessage({ id: 'scan.wrong.checkDigit' }),
  };
  return (meaning) => {
    switch (meaning.kind) {
      case 'wrong':
        return faults[meaning.fault];
      case 'looking':
        return intl.formatMessage({ id: 'scan.state.looking' });
      case 'stalled':
        return intl.formatMessage({ id: 'scan.state.stalled' }, { kind: meaning.by });
      case 'refused':
        return intl.formatMessage({ id: 'scan.state.refused' });
      case 'unknown':
        return intl.formatMessage({ id: 'scan.state.unknown' });
      case 'elsewhere':
        return intl.formatMessage(
          { id: 'scan.state.elsewhere' },
          { name: meaning.places[0]?.name ?? '', places: meaning.places.map(placeName).join(', ') },
        );
      case 'found':
        return meaning.hindrance
          ? `${articleName(meaning.article)}: ${intl.formatMessage({ id: findingMessageOf(meaning.hindrance.code) }, meaning.hindrance.values)}`
          : articleName(meaning.article);
    }
  };
}
