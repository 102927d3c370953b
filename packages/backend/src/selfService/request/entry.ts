import { isEmail } from '@selvedge/core/contract';

/** The content of the contact form while it is being filled in. */
export interface Entry {
  readonly formId: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

type EntryField = Exclude<keyof Entry, 'formId'>;

/** Maximum length of each field. */
export const longest: Readonly<Record<EntryField, number>> = {
  name: 120,
  email: 254,
  subject: 150,
  message: 5000,
};

export type Problem = 'missing' | 'tooLong' | 'notAnEmail';
export type Problems = Readonly<Partial<Record<EntryField, Problem>>>;

function problemOf(entry: Entry, name: EntryField): Problem | null {
  const value = entry[name];
  if (value === '') return 'missing';
  if (value.length > longest[name]) return 'tooLong';
  return name === 'email' && !isEmail(value) ? 'notAnEmail' : null;
}

/** The problem of each field; empty when the form can be sent. */
export function problemsOf(entry: Entry): Problems {
  const problems: Partial<Record<EntryField, Problem>> = {};
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    const problem = problemOf(entry, name);
    if (problem) problems[name] = problem;
  }
  return problems;
}
