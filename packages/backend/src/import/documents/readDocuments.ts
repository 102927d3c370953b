import { decodeText, UnreadableList } from '@selvedge/core/lists';
import { MOST_TEXT } from '../../legal/legal.store.ts';
import { MOST_PDF_BYTES } from '../../selfService/manuals/manual.store.ts';
import { sourceOf } from '../kinds/fingerprint.ts';
import type { KindName, TakenFiles } from '../kinds/kind.ts';
import { type FileContent, readerOf, type ScratchFiles, wholeOf } from '../packed/content.ts';
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
function htmlOf(content: FileContent): Uint8Array | ImportProblem {
  // Four bytes a character at most: what is longer is not even read.
  if (content.size > 4 * (MOST_TEXT + 1)) return problem('documentLarge', MOST_TEXT / 1_000_000);
  const text = decodeText(wholeOf(content)).replace(/^\u{feff}/u, '');
  if (text.length > MOST_TEXT) return problem('documentLarge', MOST_TEXT / 1_000_000);
  return text.includes('<') && !text.includes('\0')
    ? new TextEncoder().encode(text)
    : problem('documentForm', 0);
}

function pdfOf(content: FileContent): Uint8Array | ImportProblem {
  if (content.size > MOST_PDF_BYTES) return problem('documentLarge', MOST_PDF_BYTES / 1_000_000);
  const begin = new TextDecoder('latin1').decode(content.slice(0, 5));
  return begin === '%PDF-' ? wholeOf(content) : problem('documentForm', 0);
}

function contentOf({ form }: DocumentName, content: FileContent): Uint8Array | ImportProblem {
  try {
    return form === 'pdf' ? pdfOf(content) : htmlOf(content);
  } catch (error) {
    if (error instanceof UnreadableList) return problem('documentForm', 0);
    throw error;
  }
}

/** Reads texts and documents by name and content. Those that cannot be used are refused by their file's name. */
export function readDocuments(files: readonly DeliveredFile[], space: ScratchFiles): ReadDocuments {
  const taken = new Map<string, () => Promise<Uint8Array>>();
  const read = files.flatMap(({ name, content: delivered }): (RawTable | UnreadableFile)[] => {
    const named = documentNamed(fileOf(name));
    if (!named) return [{ file: name, problem: { code: 'documentName', values: {} } }];
    const content = contentOf(named, delivered);
    if ('code' in content) return [{ file: name, problem: content }];
    const source = sourceOf(content);
    if (!taken.has(source)) taken.set(source, readerOf(space.keep(content)));
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
