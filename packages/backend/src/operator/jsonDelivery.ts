import { errorCodes } from 'fastify';
import type { FileContent, ScratchFiles } from '../import/packed/content.ts';

/** Bytes of a call without the contents of its files: a thousand names take less. */
const MOST_AROUND = 1_000_000;
/** Objects and lists of a call: a thousand files have a few more than a thousand. Each takes hundreds of bytes once it is parsed. */
const MOST_BRACKETS = 5_000;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const brackets = new Set([0x5b, 0x7b]);
const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Where the text of a content has its place in the rest of the call. */
const placeholder = (nth: number): string => `"#${nth}"`;

/** Base64 that comes in pieces, as bytes that go to a file. */
class Base64File {
  readonly #file: ReturnType<ScratchFiles['begin']>;
  #rest = '';
  #padding = 0;
  #isSound = true;

  constructor(into: ScratchFiles) {
    this.#file = into.begin();
  }

  put(piece: string): void {
    const [whole, text = '', padding = ''] = /^([A-Za-z0-9+/]*)(=*)$/.exec(piece) ?? [];
    // Nothing follows the padding.
    if (whole === undefined || (this.#padding > 0 && text !== '')) this.#isSound = false;
    this.#padding += padding.length;
    if (this.#padding > 2) this.#isSound = false;
    if (!this.#isSound) return;
    const due = this.#rest + text;
    const end = due.length - (due.length % 4);
    this.#file.put(Buffer.from(due.slice(0, end), 'base64'));
    this.#rest = due.slice(end);
  }

  /** null: it was no base64. */
  end(): FileContent | null {
    // Padding may be left out; one letter alone is no byte.
    const due = this.#rest.length === 0 ? 0 : 4 - this.#rest.length;
    if (this.#rest.length === 1 || (this.#padding > 0 && this.#padding !== due)) this.#isSound = false;
    this.#file.put(Buffer.from(this.#rest, 'base64'));
    const content = this.#file.end();
    return this.#isSound ? content : null;
  }
}

/**
 * A call in JSON whose `content`s go to a file as they arrive, so that neither they nor their base64 are in memory. The
 * rest, which is small, is parsed as usual.
 */
export class JsonDelivery {
  readonly #into: ScratchFiles;
  readonly #around: Buffer[] = [];
  #size = 0;
  readonly #contents: (FileContent | null)[] = [];
  #state: 'between' | 'text' | 'content' = 'between';
  #isEscaped = false;
  /** The text that is being read or was read last, as it stands; long ones are no keys. */
  #text = '';
  #isAfterColon = false;
  #brackets = 0;
  #content: Base64File | null = null;
  /** The letters of an escape within a content: some writers escape '/' or '+'. */
  #escape = '';

  constructor(into: ScratchFiles) {
    this.#into = into;
  }

  /** @throws what Fastify refuses a body with that is too large */
  write(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; )
      at = this.#state === 'content' ? this.#contentFrom(chunk, at) : this.#aroundFrom(chunk, at);
  }

  /** @throws what Fastify refuses a body with that is no JSON */
  end(): unknown {
    const text = Buffer.concat(this.#around).toString('utf8');
    if (text.trim() === '') throw new errorCodes.FST_ERR_CTP_EMPTY_JSON_BODY();
    try {
      return JSON.parse(text, (key, value: unknown) => {
        if (key !== 'content' || typeof value !== 'string') return value;
        return this.#contents[Number(/^#(\d{1,9})$/.exec(value)?.[1] ?? -1)] ?? null;
      });
    } catch {
      throw new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();
    }
  }

  #keep(bytes: Buffer): void {
    this.#size += bytes.length;
    if (this.#size > MOST_AROUND) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    // A copy: what is kept of a chunk keeps all of it.
    this.#around.push(Buffer.from(bytes));
  }

  #aroundFrom(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#state === 'text') this.#textGoesOn(byte);
      else if (byte === QUOTE && this.#isAfterColon && this.#text === 'content') {
        this.#keep(chunk.subarray(from, at));
        this.#state = 'content';
        this.#isAfterColon = false;
        this.#content = new Base64File(this.#into);
        return at + 1;
      } else if (byte === QUOTE) {
        this.#state = 'text';
        this.#text = '';
        this.#isAfterColon = false;
      } else if (!isBlank(byte)) this.#otherThanText(byte);
    }
    this.#keep(chunk.subarray(from));
    return chunk.length;
  }

  #otherThanText(byte: number): void {
    this.#isAfterColon = byte === COLON;
    if (brackets.has(byte)) this.#brackets += 1;
    if (this.#brackets > MOST_BRACKETS) throw new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();
  }

  #textGoesOn(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) {
      this.#state = 'between';
      return;
    }
    if (this.#text.length < 'content'.length + 1) this.#text += String.fromCharCode(byte);
  }

  #contentFrom(chunk: Buffer, from: number): number {
    if (this.#escape !== '') return this.#escapeGoesOn(chunk, from);
    let end = from;
    while (end < chunk.length && chunk[end] !== QUOTE && chunk[end] !== BACKSLASH) end += 1;
    this.#content?.put(chunk.toString('latin1', from, end));
    if (end === chunk.length) return end;
    if (chunk[end] === BACKSLASH) this.#escape = '\\';
    else {
      this.#contents.push(this.#content?.end() ?? null);
      this.#keep(Buffer.from(placeholder(this.#contents.length - 1)));
      this.#content = null;
      this.#state = 'between';
      this.#text = '';
    }
    return end + 1;
  }

  #escapeGoesOn(chunk: Buffer, at: number): number {
    this.#escape += String.fromCharCode(chunk[at] ?? 0);
    if (this.#escape.startsWith('\\u') && this.#escape.length < '\\u0000'.length) return at + 1;
    // Whatever else it stands for is no base64, as the escape itself is none.
    const [, code] = /^\\u([0-9a-fA-F]{4})$/.exec(this.#escape) ?? [];
    const meant = code === undefined ? this.#escape : String.fromCharCode(Number.parseInt(code, 16));
    this.#content?.put(this.#escape === '\\/' ? '/' : meant);
    this.#escape = '';
    return at + 1;
  }
}
