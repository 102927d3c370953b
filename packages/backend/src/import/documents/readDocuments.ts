import { decodeText, UnreadableList } from '@selvedge/core/lists';
import { MOST_TEXT } from '../../legal/legal.store.ts';
import { MOST_PDF_BYTES } from '../../selfService/manuals/manual.store.ts';
import { sourceOf } from '../kinds/fingerprint.ts';
import type { KindName, TakenFiles } from '../kinds/kind.ts';
import { type DocumentName, documentNamed, fileOf } from '../reading/fileNames.ts';
import type { ImportProblem } from '../reading/problem.ts';
import type { DeliveredFile, RawTable, UnreadableFile } from '../reading/rawTable.ts';

/** Delivered texts and documents as lines to plan, and what is in them by their fingerprints. */
export interface ReadDocuments {
  readonly read: readonly (RawTable | UnreadableFile)[];
  readonly taken: TakenFiles;
}

const kindOfForm: Readonly<Record<DocumentName['form'], KindName>> = {
  html: 'legalTexts',
  pdf: 'manualFiles',
};

const problem = (code: 'documentLarge' | 'documentForm', most: number): ImportProblem => ({
  code,
  values: { most },
});

/** HTML as UTF-8, whatever its encoding was. */
function htmlOf(bytes: Uint8Array): Uint8Array | ImportProblem {
  // Four bytes a character at most: what is longer is not even decoded.
  if (bytes.length > 4 * (MOST_TEXT + 1)) return problem('documentLarge', MOST_TEXT / 1_000_000);
  const text = decodeText(bytes).replace(/^\u{feff}/u, '');
  if (text.length > MOST_TEXT) return problem('documentLarge', MOST_TEXT / 1_000_000);
  return text.includes('<') && !text.includes('\0')
    ? new TextEncoder().encode(text)
    : problem('documentForm', 0);
}

function pdfOf(bytes: Uint8Array): Uint8Array | ImportProblem {
  if (bytes.length > MOST_PDF_BYTES) return problem('documentLarge', MOST_PDF_BYTES / 1_000_000);
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 5));
  return begin === '%PDF-' ? bytes : problem('documentForm', 0);
}

function contentOf({ form }: DocumentName, bytes: Uint8Array): Uint8Array | ImportProblem {
  try {
    return form === 'pdf' ? pdfOf(bytes) : htmlOf(bytes);
  } catch (error) {
    if (error instanceof UnreadableList) return problem('documentForm', 0);
    throw error;
  }
}

/** Reads texts and documents by name and content. Those that cannot be used are refused by their file's name. */
export function readDocuments(files: readonly DeliveredFile[]): ReadDocuments {
  const taken = new Map<string, Uint8Array>();
  const read = files.flatMap(({ name, bytes }): (RawTable | UnreadableFile)[] => {
    const named = documentNamed(fileOf(name));
    if (!named) return [{ file: name, problem: { code: 'documentName', values: {} } }];
    const content = contentOf(named, bytes);
    if ('code' in content) return [{ file: name, problem: content }];
    const source = sourceOf(content);
    taken.set(source, content);
    return [
      {
        file: name,
        named: [kindOfForm[named.form]],
        headings: ['of', 'language', 'source'],
        lines: [{ number: 1, cells: [named.of, named.language, source] }],
        isEven: true,
        isWholeFile: true,
      },
    ];
  });
  return { read, taken };
}
