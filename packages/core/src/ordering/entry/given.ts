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
