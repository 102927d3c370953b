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

/** Bytes of a form beside its files: their names and the lines between them. */
const MOST_AROUND = 2_000_000;

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
    let hasFailed = false;
    const fail = (error: unknown): void => {
      hasFailed = true;
      sent.unpipe();
      // What still comes is not read to its end: the connection goes with the answer.
      reject(error);
    };
    const broken = (): void => fail(refusal('broken'));
    /** What a file could not be written for is the portal's; what could not be read, the caller's. */
    const failWriting = (error: unknown): void =>
      error instanceof OperatorRefusal || (error instanceof Error && 'syscall' in error)
        ? fail(roomFailure(error, language) ?? error)
        : broken();
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
    if (form === null) return broken();
    if (Number(headers['content-length'] ?? 0) > mostBytes + MOST_AROUND)
      return fail(refusal('large', { most: mostBytes / 1_000_000 }));
    form.on('field', (name: string | undefined, text, isNameCut, isCut) => {
      if (hasFailed) return;
      if (name === undefined) return broken();
      const isKnown = name === MADE_AT || texts.includes(name) || flags.includes(name);
      if (!isKnown || isNameCut || isCut || fields.has(name) || (name === MADE_AT && madeAt !== undefined))
        return fail(refusal('field', { name: name.slice(0, 60) }));
      if (name === MADE_AT) madeAt = meantBy(name, text);
      else fields.set(name, meantBy(name, text));
    });
    form.on('file', (_field, stream, name: string | undefined) => {
      const at = madeAt;
      madeAt = undefined;
      // A part that nobody reads would hold the others up.
      if (hasFailed) return void stream.resume();
      if (!name) return fail(refusal('unnamed'));
      // One after another: they stand so in their file.
      writing = writing.then(() => (hasFailed ? undefined : take(stream, name, at)));
      writing.catch(failWriting);
    });
    form.on('filesLimit', () => fail(refusal('files', { most: mostFiles })));
    form.on('fieldsLimit', broken);
    form.on('error', broken);
    form.on('finish', () => {
      // It would be of no file.
      if (madeAt !== undefined) return fail(refusal('field', { name: MADE_AT }));
      void writing.then(resolve, failWriting);
    });
    sent.on('error', broken);
    sent.on('aborted', broken);
    sent.pipe(form);
  });
  return { ...Object.fromEntries(fields), files };
}

/** What is said where the disk is full; null: it is another failure. */
export function roomFailure(error: unknown, language: Language): OperatorRefusal | null {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return isFull ? new OperatorRefusal(507, say(language, 'import.upload.full')) : null;
}
