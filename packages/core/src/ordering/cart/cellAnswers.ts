import type { CellEvent } from './cell.ts';

/** Passes the event itself as an action's parameters. */
const asParams = <Type extends CellEvent['type']>({ event }: { event: Extract<CellEvent, { type: Type }> }) =>
  event;

/** Handles a successful response: the cell's quantity may be the one sent, or may have changed since. */
export const quantityStored = {
  'cell.stored': [
    {
      guard: { type: 'isWanted', params: asParams<'cell.stored'> },
      target: '#cell.stored',
      actions: { type: 'settle', params: asParams<'cell.stored'> },
    },
    {
      target: '#cell.unsent.typed',
      actions: { type: 'settle', params: asParams<'cell.stored'> },
    },
  ],
} as const;

/** Somebody else changed the cell; a quantity that was sent before without an answer is one's own. */
export const quantityConflicted = {
  'cell.conflicted': [
    {
      guard: { type: 'isOwnAndWanted', params: asParams<'cell.conflicted'> },
      target: '#cell.stored',
      actions: { type: 'recognize', params: asParams<'cell.conflicted'> },
    },
    {
      guard: { type: 'isOwn', params: asParams<'cell.conflicted'> },
      target: '#cell.unsent.typed',
      actions: { type: 'recognize', params: asParams<'cell.conflicted'> },
    },
    {
      target: '#cell.changedElsewhere.conflicting',
      actions: { type: 'setConflict', params: asParams<'cell.conflicted'> },
    },
  ],
} as const;

/** The same while what is typed is no quantity. */
export const invalidConflicted = {
  'cell.conflicted': [
    {
      guard: { type: 'isOwn', params: asParams<'cell.conflicted'> },
      target: '#cell.unsent.invalid',
      actions: { type: 'recognize', params: asParams<'cell.conflicted'> },
    },
    {
      target: '#cell.changedElsewhere.conflictingInvalid',
      actions: { type: 'setConflict', params: asParams<'cell.conflicted'> },
    },
  ],
} as const;
