import { findingMessageOf } from '@selvedge/core/rules';
import {
  isTaken,
  listProblemText,
  type PlaceFound,
  reviewOfList,
  type ValidationEnd,
  verdictText,
} from '@selvedge/core/validation';
import type { Asked } from './command.ts';
import type { exitCodes } from './exitCodes.ts';

/** The output for a result: lines for people, the same as data for programs, and the exit code by name. */
export interface Output {
  readonly lines: readonly string[];
  readonly data: unknown;
  readonly exit: keyof typeof exitCodes;
  /** The lines describe an error of the run, and go to standard error. */
  readonly wrong: boolean;
}

const fault = (exit: Output['exit'], kind: string, ...lines: string[]): Output => ({
  lines,
  data: { kind, message: lines[0] },
  exit,
  wrong: true,
});

function placeless(found: PlaceFound, { given, say }: Asked): Output {
  if (found.kind === 'noCustomer')
    return fault('usage', 'noCustomer', say('commandLine.noCustomer', { customer: given.customer ?? '' }));
  const choices = 'choices' in found ? found.choices : [];
  const message =
    found.kind === 'several'
      ? say('commandLine.severalSeasons', { season: given.season ?? '' })
      : say('commandLine.noSeason', { season: given.season ?? '' });
  const lines = choices.map(
    ({ season, subdivision, collectionType }) =>
      `  --season ${season} --subdivision ${subdivision} --collection ${collectionType}`,
  );
  const told = fault('usage', found.kind === 'several' ? 'severalSeasons' : 'noSeason', message, ...lines);
  return {
    ...told,
    data: { kind: found.kind === 'several' ? 'severalSeasons' : 'noSeason', message, choices },
  };
}

function checked({ list }: Extract<ValidationEnd, { kind: 'checked' }>, { given, say }: Asked): Output {
  const { review, articles } = reviewOfList(list);
  const rows = review.rows.map((reviewed) => ({
    line: reviewed.row.line,
    verdict: reviewed.verdict.kind,
    taken: isTaken(reviewed.verdict.kind),
    message: verdictText(reviewed, articles, say),
  }));
  const { taken, refused } = review;
  const summary = say('entry.review.said', { taken, refused, cells: review.cells.length });
  const shown = rows.filter((row) => !row.taken);
  return {
    lines: [...shown.map(({ line, message }) => `${say('entry.row.line', { line })}: ${message}`), summary],
    data: { kind: 'checked', file: given.operands[0], place: list.place, taken, refused, summary, rows },
    exit: refused > 0 ? 'findings' : 'fine',
    wrong: false,
  };
}

/** The output for the result of a validation. */
export function outputOf(end: ValidationEnd, asked: Asked): Output {
  const { given, say } = asked;
  switch (end.kind) {
    case 'checked':
      return checked(end, asked);
    case 'unreadable':
      return { ...fault('findings', 'unreadable', listProblemText(end.problem, say)), wrong: false };
    case 'locked':
      return {
        ...fault('findings', 'locked', say(findingMessageOf(end.finding.code), end.finding.values)),
        wrong: false,
      };
    case 'sheets':
      return {
        ...fault('usage', 'sheets', say('commandLine.sheets', { names: end.names.join(', ') })),
        data: { kind: 'sheets', names: end.names },
      };
    case 'placeless':
      return placeless(end.found, asked);
    case 'noRight':
      return fault('refused', 'noRight', say('commandLine.noRight'));
    case 'signedOut':
      return fault('signIn', 'signedOut', say('commandLine.signedOut'));
    case 'failed': {
      const { kind, message, tracking } = end.failure;
      if (kind === 'authentication') return fault('signIn', 'signedOut', say('commandLine.signedOut'));
      if (kind === 'network')
        return fault(
          'unreachable',
          'unreachable',
          say('commandLine.unreachable', { portal: given.portal ?? '' }),
        );
      return fault(
        'refused',
        'failed',
        message || say('commandLine.failed'),
        ...(tracking ? [tracking] : []),
      );
    }
  }
}
