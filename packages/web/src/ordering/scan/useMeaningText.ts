import type { FoundElsewhere } from '@selvedge/core/contract';
import type { ArticleVariant, CodeFault, ScanMeaning } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { findingMessages } from '../finding/findingMessages.ts';
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

/** What a scan turned out to be, as one sentence: on the screen, aloud, and in the list that is copied. */
export function useMeaningText(): (meaning: ScanMeaning) => string {
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
      case 'unknown':
        return intl.formatMessage({ id: 'scan.state.unknown' });
      case 'elsewhere':
        return intl.formatMessage(
          { id: 'scan.state.elsewhere' },
          { name: meaning.places[0]?.name ?? '', places: meaning.places.map(placeName).join(', ') },
        );
      case 'found':
        return meaning.hindrance
          ? `${articleName(meaning.article)}: ${intl.formatMessage({ id: findingMessages[meaning.hindrance.code] }, meaning.hindrance.values)}`
          : articleName(meaning.article);
    }
  };
}
