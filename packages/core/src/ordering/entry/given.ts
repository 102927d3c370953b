import type { ChosenFile, ListSource } from './readList.ts';

const ofText = ({ text }: { text: string }): { source: ListSource } => ({ source: { kind: 'text', text } });
const ofFile = ({ file }: { file: ChosenFile }): { source: ListSource } => ({
  source: { kind: 'file', file },
});

/** Sets a pasted text, or a file, as the source to read. */
export const textGiven = {
  type: 'setGiven' as const,
  params: ({ event }: { event: { text: string } }) => ofText(event),
};
export const fileGiven = {
  type: 'setGiven' as const,
  params: ({ event }: { event: { file: ChosenFile } }) => ofFile(event),
};

/** Puts a text into the paste field. */
export const setText = {
  type: 'setText' as const,
  params: ({ event }: { event: { text: string } }) => event,
};
const hasText = { type: 'hasText' as const, params: ({ event }: { event: { text: string } }) => event };

/** Where no list is open, what is given is read. */
export const readGiven = <Keep>(keep: Keep) =>
  ({
    'text.given': { guard: hasText, target: 'reading', actions: [textGiven, setText, keep] },
    'file.chosen': { target: 'reading', actions: fileGiven },
  }) as const;

/** A new source never replaces the open list silently: the user decides what happens to it. */
export const holdGiven = {
  'text.given': { guard: hasText, actions: textGiven },
  'file.chosen': { actions: fileGiven },
} as const;
