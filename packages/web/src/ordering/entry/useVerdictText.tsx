import type { FoundElsewhere } from '@selvedge/core/contract';
import {
  type Articles,
  type EntryField,
  type QuantityProblem,
  type ReviewedRow,
  type Verdict,
  zerosLost,
} from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { findingMessages } from '../finding/findingMessages.ts';
import { useCollectionName } from '../season/useCollectionName.ts';

/** What each row becomes or why it is not taken, as one sentence: on the screen, and in the file of what is left. */
export function useVerdictText(articles: Articles): (row: Pick<ReviewedRow, 'verdict' | 'row'>) => string {
  const intl = useIntl();
  const articleName = useArticleName(articles);
  const placeName = usePlaceName();
  const quantityText = useQuantityText();
  const unknownText = useUnknownText();
  const damageText = useDamageText();
  const textOf = (verdict: Verdict): string => {
    switch (verdict.kind) {
      case 'ready':
      case 'summed':
      case 'unchanged': {
        const { articleVariantId, from, to, rows } = verdict.becomes;
        const values = { article: articleName(articleVariantId), from, to, rows };
        if (verdict.kind === 'ready') return intl.formatMessage({ id: 'entry.verdict.ready' }, values);
        return verdict.kind === 'summed'
          ? intl.formatMessage({ id: 'entry.verdict.summed' }, values)
          : intl.formatMessage({ id: 'entry.verdict.unchanged' }, values);
      }
      case 'hindered':
        return `${articleName(verdict.articleVariantId)}: ${intl.formatMessage({ id: findingMessages[verdict.finding.code] }, verdict.finding.values)}`;
      case 'exceeded': {
        const { articleVariantId, to, rows } = verdict.becomes;
        const why = verdict.finding
          ? intl.formatMessage({ id: findingMessages[verdict.finding.code] }, verdict.finding.values)
          : intl.formatMessage({ id: 'entry.quantity.tooMany' });
        return `${intl.formatMessage({ id: 'entry.verdict.exceeded' }, { article: articleName(articleVariantId), to, rows })} ${why}`;
      }
      case 'quantity':
        return quantityText(verdict.problem);
      case 'unknown':
        return unknownText(verdict.field);
      case 'ambiguous':
        return intl.formatMessage({ id: 'entry.verdict.ambiguous' }, { count: verdict.candidates.length });
      case 'contradictory':
        return intl.formatMessage({ id: 'entry.verdict.contradictory' });
      case 'elsewhere':
        return intl.formatMessage(
          { id: 'entry.verdict.elsewhere' },
          { name: verdict.places[0]?.name ?? '', places: verdict.places.map(placeName).join(', ') },
        );
      case 'damaged':
        return damageText(verdict.damage);
      case 'leftOut':
        return intl.formatMessage({ id: 'entry.verdict.leftOut' });
    }
  };
  return ({ verdict, row }) => {
    const text = textOf(verdict);
    const article = 'becomes' in verdict && articles.byVariant.get(verdict.becomes.articleVariantId);
    const code = article ? zerosLost(row.fields, article) : null;
    return code === null ? text : intl.formatMessage({ id: 'entry.verdict.zeros' }, { verdict: text, code });
  };
}

/** 'Poplin shirt · 410 Navy · 32 · M'. */
export function useArticleName({ byVariant }: Articles): (articleVariantId: string) => string {
  return (articleVariantId) => {
    const article = byVariant.get(articleVariantId);
    if (!article) return articleVariantId;
    const { style, colour, variant } = article;
    const length = style.lengths.length > 1 ? [variant.articleLength] : [];
    return [style.name, `${colour.code} ${colour.name}`, ...length, variant.size].join(' · ');
  };
}

function usePlaceName() {
  const collectionName = useCollectionName();
  return ({ season, subdivision, collectionType }: FoundElsewhere): string =>
    `${season} · ${subdivision} · ${collectionName(collectionType)}`;
}

function useQuantityText(): (problem: QuantityProblem) => string {
  const intl = useIntl();
  return (problem) => {
    const texts: Record<Exclude<QuantityProblem['code'], 'unclear'>, string> = {
      missing: intl.formatMessage({ id: 'entry.quantity.missing' }),
      notNumber: intl.formatMessage({ id: 'entry.quantity.notNumber' }),
      notWhole: intl.formatMessage({ id: 'entry.quantity.notWhole' }),
      negative: intl.formatMessage({ id: 'entry.quantity.negative' }),
      tooMany: intl.formatMessage({ id: 'entry.quantity.tooMany' }),
    };
    if (problem.code !== 'unclear') return texts[problem.code];
    const [few, many] = problem.readings;
    return intl.formatMessage({ id: 'entry.quantity.unclear' }, { few, many });
  };
}

type Unknown = Extract<Verdict, { kind: 'unknown' }>['field'];

function useUnknownText(): (field: Unknown) => string {
  const intl = useIntl();
  const texts: Record<Unknown, string> = {
    code: intl.formatMessage({ id: 'entry.unknown.code' }),
    missing: intl.formatMessage({ id: 'entry.unknown.missing' }),
    checkDigit: intl.formatMessage({ id: 'entry.unknown.checkDigit' }),
    colour: intl.formatMessage({ id: 'entry.unknown.colour' }),
    length: intl.formatMessage({ id: 'entry.unknown.length' }),
    size: intl.formatMessage({ id: 'entry.unknown.size' }),
  };
  return (field) => texts[field];
}

function useDamageText(): (damage: Extract<Verdict, { kind: 'damaged' }>['damage']) => string {
  const intl = useIntl();
  return (damage) =>
    damage === 'date'
      ? intl.formatMessage({ id: 'entry.damaged.date' })
      : intl.formatMessage({ id: 'entry.damaged.digitsLost' });
}

/** Names of what a row says, for labels and headings. */
export function useFieldNames(): Record<EntryField, string> {
  const intl = useIntl();
  return {
    ean: intl.formatMessage({ id: 'entry.column.ean' }),
    articleNumber: intl.formatMessage({ id: 'entry.column.articleNumber' }),
    colour: intl.formatMessage({ id: 'entry.field.colour' }),
    length: intl.formatMessage({ id: 'entry.column.length' }),
    size: intl.formatMessage({ id: 'entry.column.size' }),
    quantity: intl.formatMessage({ id: 'entry.column.quantity' }),
  };
}
