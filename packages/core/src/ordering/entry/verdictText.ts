import type { FoundElsewhere } from '../../contract/index.ts';
import { collectionMessageOf } from '../../rules/collectionMessages.ts';
import { findingMessageOf } from '../../rules/findingText.ts';
import type { QuantityProblem } from '../../rules/quantityText.ts';
import { type Articles, zerosLost } from './articles.ts';
import { damageWords, quantityWords, type SayEntry, unknownWords } from './entryWords.ts';
import type { ReviewedRow, RowVerdict } from './review.ts';
import type { ListProblem } from './table.ts';

/** 'Poplin shirt · 410 Navy · 32 · M'; for a variant that was not looked up, its id. */
export function articleName({ byVariant }: Articles, articleVariantId: string): string {
  const article = byVariant.get(articleVariantId);
  if (!article) return articleVariantId;
  const { style, colour, variant } = article;
  const length = style.lengths.length > 1 ? [variant.articleLength] : [];
  return [style.name, `${colour.code} ${colour.name}`, ...length, variant.size].join(' · ');
}

const quantityText = (problem: QuantityProblem, say: SayEntry): string => {
  if (problem.code !== 'unclear') return say(quantityWords[problem.code]);
  const [few = 0, many = 0] = problem.readings;
  return say('entry.quantity.unclear', { few, many });
};

const placeName = ({ season, subdivision, collectionType }: FoundElsewhere, say: SayEntry): string => {
  const named = collectionMessageOf(collectionType);
  return `${season} · ${subdivision} · ${named ? say(named) : collectionType}`;
};

function textOf(verdict: RowVerdict, articles: Articles, say: SayEntry): string {
  switch (verdict.kind) {
    case 'ready':
    case 'summed':
    case 'unchanged': {
      const { articleVariantId, from, to, rows } = verdict.becomes;
      const values = { article: articleName(articles, articleVariantId), from, to, rows };
      if (verdict.kind === 'ready') return say('entry.verdict.ready', values);
      return say(verdict.kind === 'summed' ? 'entry.verdict.summed' : 'entry.verdict.unchanged', values);
    }
    case 'hindered': {
      const { code, values } = verdict.finding;
      return `${articleName(articles, verdict.articleVariantId)}: ${say(findingMessageOf(code), values)}`;
    }
    case 'exceeded': {
      const { articleVariantId, to, rows } = verdict.becomes;
      const { finding } = verdict;
      const why = finding
        ? say(findingMessageOf(finding.code), finding.values)
        : say('entry.quantity.tooMany');
      const article = articleName(articles, articleVariantId);
      return `${say('entry.verdict.exceeded', { article, to, rows })} ${why}`;
    }
    case 'quantity':
      return quantityText(verdict.problem, say);
    case 'unknown':
      return say(unknownWords[verdict.field]);
    case 'ambiguous':
      return say('entry.verdict.ambiguous', { count: verdict.candidates.length });
    case 'contradictory':
      return say('entry.verdict.contradictory');
    case 'elsewhere':
      return say('entry.verdict.elsewhere', {
        name: verdict.places[0]?.name ?? '',
        places: verdict.places.map((place) => placeName(place, say)).join(', '),
      });
    case 'damaged':
      return say(damageWords[verdict.damage]);
    case 'leftOut':
      return say('entry.verdict.leftOut');
  }
}

/** What a row does or why it is not taken, as one sentence. The same on a screen, in a file and in a terminal. */
export function verdictText(
  { verdict, row }: Pick<ReviewedRow, 'verdict' | 'row'>,
  articles: Articles,
  say: SayEntry,
): string {
  const text = textOf(verdict, articles, say);
  const article = 'becomes' in verdict && articles.byVariant.get(verdict.becomes.articleVariantId);
  const code = article ? zerosLost(row.fields, article) : null;
  return code === null ? text : say('entry.verdict.zeros', { verdict: text, code });
}

const MEGABYTE = 1_000_000;

/** Why a list could not be read and what to do, as one sentence. */
export function listProblemText(problem: ListProblem, say: SayEntry): string {
  switch (problem.code) {
    case 'empty':
      return say('entry.problem.empty');
    case 'broken':
      return say('entry.problem.broken');
    case 'unavailable':
      return say('entry.problem.unavailable');
    case 'tooLong':
      return say('entry.problem.tooLong', { lines: problem.lines, most: problem.most });
    case 'farCell':
      return say('entry.problem.farCell', {
        cell: problem.cell,
        columns: problem.columns,
        rows: problem.rows,
      });
    case 'tooManyCells':
      return say('entry.problem.tooManyCells', { most: problem.most });
    case 'tooMuchText':
      return say('entry.problem.tooMuchText', { characters: problem.characters, most: problem.most });
    case 'tooLarge':
      return say('entry.problem.tooLarge', {
        size: Math.ceil(problem.bytes / MEGABYTE),
        most: Math.floor(problem.most / MEGABYTE),
      });
    case 'kind':
      return say(problem.old ? 'entry.problem.old' : 'entry.problem.kind');
  }
}
