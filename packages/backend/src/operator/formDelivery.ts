import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Language } from '@selvedge/core/contract';
import type { FileContent, ScratchFiles } from '../import/packed/content.ts';
import { say } from '../language/words.ts';
import { OperatorRefusal } from './operatorRefusal.ts';

/** What a form says, as the call in JSON has it. */
export interface FormBody extends Readonly<Record<string, unknown>> {
  readonly files: readonly {
    readonly name: string;
    readonly content: FileContent;
    readonly madeAt?: unknown;
  }[];
}

interface FormBounds {
  /** Of all files together. */
  readonly bytes: number;
  readonly files: number;
}

const texts = ['kind', 'pictures'];
const flags = ['dryRun', 'partial', 'complete', 'force'];
const MADE_AT = 'madeAt';

/** Characters of a field: the longest is the pattern by which pictures are named. */
const LONGEST_FIELD = 1_000;

const refusals = {
  broken: 'import.upload.broken',
  field: 'import.upload.field',
  files: 'import.upload.files',
  large: 'import.upload.large',
  unnamed: 'import.upload.unnamed',
} as const;

/** As JSON has it; what is none of these is refused as it would be there. */
const meantBy = (name: string, text: string): unknown => {
  if (flags.includes(name) && /^(?:true|false)$/.test(text)) return text === 'true';
  return name === MADE_AT && /^\d{1,16}$/.test(text) ? Number(text) : text;
};

/**
 * A delivery as `multipart/form-data`, whose files go to a file as they arrive. Fields are those of the call in JSON; a
 * `madeAt` is of the file that follows it.
 *
 * @throws {OperatorRefusal} in the caller's language
 */
export async function readForm(
  sent: Readable,
  headers: IncomingHttpHeaders,
  into: ScratchFiles,
  { bytes: mostBytes, files: mostFiles }: FormBounds,
  language: Language,
): Promise<FormBody> {
  const refusal = (
    what: keyof typeof refusals,
    values: Readonly<Record<string, string | number>> = {},
  ): OperatorRefusal =>
    new OperatorRefusal(what === 'large' ? 413 : 400, say(language, refusals[what], values));
  const fields = new Map<string, unknown>();
  const files: FormBody['files'][number][] = [];
  let madeAt: unknown;
  let room = mostBytes;
  let writing = Promise.resolve();

  const take = async (stream: BusboyFileStream, name: string, at: unknown): Promise<void> => {
    const file = into.begin();
    for await (const piece of stream) {
      room -= piece.length;
      if (room < 0) throw refusal('large', { most: mostBytes / 1_000_000 });
      file.put(piece);
    }
    files.push({ name, content: file.end(), ...(at !== undefined && { madeAt: at }) });
  };

  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown): void => {
      sent.unpipe();
      // What still comes is not read to its end: the connection goes with the answer.
      reject(error instanceof OperatorRefusal ? error : (roomFailure(error, language) ?? refusal('broken')));
    };
    const contentType = headers['content-type'] ?? '';
    const form = (() => {
      try {
        return new Busboy({
          headers: { ...headers, 'content-type': contentType },
          limits: {
            files: mostFiles,
            fields: mostFiles + texts.length + flags.length,
            fieldSize: LONGEST_FIELD,
          },
        });
      } catch {
        return null;
      }
    })();
    if (form === null) return fail(null);
    form.on('field', (name, text, isNameCut, isCut) => {
      const isKnown = name === MADE_AT || texts.includes(name) || flags.includes(name);
      if (!isKnown || isNameCut || isCut || fields.has(name))
        return fail(refusal('field', { name: name.slice(0, 60) }));
      if (name === MADE_AT) madeAt = meantBy(name, text);
      else fields.set(name, meantBy(name, text));
    });
    form.on('file', (_field, stream, name: string | undefined) => {
      const at = madeAt;
      madeAt = undefined;
      if (!name) return fail(refusal('unnamed'));
      // One after another: they stand so in their file.
      writing = writing.then(() => take(stream, name, at));
      writing.catch(fail);
    });
    form.on('filesLimit', () => fail(refusal('files', { most: mostFiles })));
    form.on('fieldsLimit', () => fail(refusal('broken')));
    form.on('error', fail);
    form.on('finish', () => void writing.then(resolve, fail));
    sent.on('error', fail);
    sent.on('aborted', () => fail(null));
    sent.pipe(form);
  });
  return { ...Object.fromEntries(fields), files };
}

/** What is said where the disk is full; null: it is another failure. */
export function roomFailure(error: unknown, language: Language): OperatorRefusal | null {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return isFull ? new OperatorRefusal(507, say(language, 'import.upload.full')) : null;
}
