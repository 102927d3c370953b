import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from './failures.ts';
import type { Portal } from './portal.ts';
import { readTime } from './time.ts';

export interface Option {
  /** Placeholder for the value in the help; null for a switch. */
  readonly value: string | null;
  readonly help: string;
  /** It may be given more than once. */
  readonly many?: boolean;
}

/** A command's output: lines for people, and the same as data for programs. */
export interface Report {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** The portal answered, but refused: exit code 1. */
  readonly isRefused?: boolean;
  /** The portal took a part of it and refused the rest: exit code 3. */
  readonly isPartly?: boolean;
}

export interface Command {
  /** One word or two, for instance `maintenance add`. */
  readonly name: string;
  /** What follows the words; operands in brackets are optional, and `…` allows more of the last. */
  readonly operands: readonly string[];
  readonly help: string;
  readonly options: Readonly<Record<string, Option>>;
  /** `progress` shows how far it is, in words. */
  readonly run: (given: Given, portal: Portal, progress: (text: string) => void) => Promise<Report>;
}

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** The operands and options of a command line, with readers for the types that commands need. */
export class Given {
  /** Epoch ms. */
  readonly now: number;
  readonly #operands: readonly string[];
  readonly #values: Values;
  readonly #folder: string;

  /** Files are resolved relative to `folder`. */
  constructor(operands: readonly string[], values: Values, folder: string, now: number) {
    this.#operands = operands;
    this.#values = values;
    this.#folder = folder;
    this.now = now;
  }

  /** The first operand; undefined if it was left out. */
  get operand(): string | undefined {
    return this.#operands[0];
  }

  /** The operands as paths, relative to the operator's folder, with what was typed. */
  get paths(): readonly { readonly typed: string; readonly path: string }[] {
    return this.#operands.map((typed) => ({ typed, path: resolve(this.#folder, typed) }));
  }

  /** The first operand, encoded for an address. The command line was checked to have it. */
  get id(): string {
    return encodeURIComponent(this.#operands[0] ?? '');
  }

  text(option: string): string | undefined {
    const value = this.#values[option];
    return typeof value === 'string' ? value : undefined;
  }

  needed(option: string): string {
    const value = this.text(option);
    if (value === undefined) throw new UsageError(`--${option} is missing.`);
    return value;
  }

  many(option: string): string[] {
    const values = this.#values[option];
    return Array.isArray(values) ? values.map(String) : [];
  }

  switched(option: string): boolean {
    return this.#values[option] === true;
  }

  /** Epoch ms; undefined if the option was left out. */
  time(option: string, zone?: string): number | undefined {
    const text = this.text(option);
    return text === undefined ? undefined : readTime(option, text, this.now, zone);
  }

  neededTime(option: string, zone?: string): number {
    return readTime(option, this.needed(option), this.now, zone);
  }

  /** The option's text, or the content of a file if the value is `@` and a path. */
  async content(option: string): Promise<string | undefined> {
    const text = this.text(option);
    return text?.startsWith('@') ? this.#read(option, text.slice(1)) : text;
  }

  async neededContent(option: string): Promise<string> {
    this.needed(option);
    return (await this.content(option)) ?? '';
  }

  /** The path that the option names; the operator's folder if it was left out. */
  path(option: string): string {
    return resolve(this.#folder, this.text(option) ?? '.');
  }

  neededFile(option: string): Promise<string> {
    return this.#read(option, this.needed(option));
  }

  async #read(option: string, path: string): Promise<string> {
    try {
      return await readFile(resolve(this.#folder, path), 'utf8');
    } catch {
      throw new UsageError(`--${option}: the file '${path}' cannot be read.`);
    }
  }
}
