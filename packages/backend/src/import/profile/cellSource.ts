import type { Source } from './profile.ts';

/** How a field is read from the cells of a row. */
export interface CellSource {
  /** The same for every row. */
  readonly isFixed: boolean;
  /** The values of all rows with the same key count, each once. */
  readonly isList: boolean;
  read(cells: readonly (string | undefined)[]): string | undefined;
}

type SourceColumns = Exclude<Source, string | { value: string }>;

const DECIMALS = 6;

/** A number times a factor; a text that is no number stays, and is refused where it is read. */
function times(text: string, factor: number): string {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  if (!/^-?\d{1,15}(?:\.\d{1,10})?$/.test(plain)) return text;
  return String(Number((Number(plain) * factor).toFixed(DECIMALS)));
}

function textOf({ join }: SourceColumns, texts: readonly (string | undefined)[]): string | undefined {
  if (texts.every((text) => text === undefined)) return undefined;
  const filled = texts.map((text) => text?.normalize('NFC').trim() ?? '').filter((text) => text !== '');
  return join === undefined ? (filled[0] ?? '') : filled.join(join);
}

/**
 * A source of a profile, for a table whose columns are found by `indexOf`.
 *
 * @throws {RefusedList} by `indexOf`, where the table lacks the column
 */
export function cellSource(source: Source, indexOf: (column: string) => number): CellSource {
  if (typeof source === 'string') return cellSource({ column: source }, indexOf);
  if ('value' in source) return { isFixed: true, isList: false, read: () => source.value };
  const at = (source.columns ?? [source.column ?? '']).map(indexOf);
  const codes =
    source.codes &&
    new Map(Object.entries(source.codes).map(([code, ours]) => [code.normalize('NFC'), ours]));
  const [first = 1, last] = source.part ?? [];
  return {
    isFixed: false,
    isList: source.list ?? false,
    read(cells) {
      const whole = textOf(
        source,
        at.map((index) => cells[index]),
      );
      if (whole === undefined) return source.otherwise;
      const text = last === undefined ? whole : whole.slice(first - 1, last).trim();
      if (text === '') return source.otherwise ?? '';
      const meant = codes?.get(text) ?? text;
      return source.factor === undefined ? meant : times(meant, source.factor);
    },
  };
}
