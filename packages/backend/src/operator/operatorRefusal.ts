import { StructError } from 'superstruct';

/** Why an operator's call is refused, in a sentence for the operator. */
export class OperatorRefusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.name = 'OperatorRefusal';
    this.status = status;
  }
}

const LONGEST_SENTENCE = 1_000;
const cut = (text: string): string =>
  text.length > LONGEST_SENTENCE ? `${text.slice(0, LONGEST_SENTENCE)}…` : text;

/** A mismatch with a struct, as a sentence that names the field. */
export function misfit({ path, message }: StructError): string {
  const field = path.join('.');
  // A value is said as far as one can read it.
  const said = cut(message.replace(/^At path: \S+ -- /, ''));
  return field === '' ? `${said}.` : `${field}: ${said}.`;
}

export const unusable = (sentence: string): OperatorRefusal => new OperatorRefusal(400, sentence);

export const unknown = (what: string, id: string): OperatorRefusal =>
  new OperatorRefusal(404, `There is no ${what} '${id}'.`);

export const taken = (what: string, id: string): OperatorRefusal =>
  new OperatorRefusal(409, `There is a ${what} '${id}' already.`);

/** Turns anything thrown into a refusal; null for an internal error. */
export function operatorRefusalOf(error: unknown): OperatorRefusal | null {
  if (error instanceof OperatorRefusal) return error;
  if (error instanceof StructError) return unusable(misfit(error));
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const { statusCode } = error;
  if (typeof statusCode !== 'number' || statusCode >= 500) return null;
  return new OperatorRefusal(statusCode, `${error.message}.`);
}
