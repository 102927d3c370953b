import { assign, setup } from 'xstate';
import { type Box, boxOf, holds, isSingle } from './blocks.ts';
import type { At } from './cellGrid.ts';
import { drawnTo } from './fill.ts';

export interface SelectionContext {
  /** The active cell: it has the focus and receives what is typed. Null: the focus is outside the matrix. */
  active: At | null;
  /** The start of the selected range, and its far corner. Both are the active cell if nothing else is selected. */
  anchor: At | null;
  head: At | null;
  /** The block covered by dragging the fill handle so far, including the source cells. */
  drawn: Box | null;
}

export type SelectionEvent =
  /** A cell received the focus; the active cell stays if it is the same. */
  | { type: 'cell.entered'; at: At }
  /** Tab or Enter moved on within the range. */
  | { type: 'cell.visited'; at: At }
  | { type: 'range.extended'; to: At }
  | { type: 'range.chosen'; box: Box }
  | { type: 'range.dropped' }
  | { type: 'drag.begun'; at: At }
  | { type: 'drag.moved'; to: At }
  | { type: 'drag.ended' }
  | { type: 'fill.begun' }
  | { type: 'fill.moved'; to: At }
  | { type: 'fill.ended' }
  | { type: 'fill.cancelled' }
  /** `F2` or a second click: the caret moves within the entry. */
  | { type: 'editing.begun' }
  | { type: 'editing.ended' }
  /** The focus left the matrix. */
  | { type: 'focus.left' };

/** The selected range, or the active cell; null: nothing is selected. */
export const chosenBox = ({ anchor, head }: Pick<SelectionContext, 'anchor' | 'head'>): Box | null =>
  anchor && head ? boxOf(anchor, head) : null;

const hasRange = (context: SelectionContext): boolean => {
  const box = chosenBox(context);
  return box !== null && !isSingle(box);
};

const isSame = (one: At | null, other: At): boolean => one?.row === other.row && one.column === other.column;

const none: SelectionContext = { active: null, anchor: null, head: null, drawn: null };

/** The selection in one matrix of quantities (M4). It holds no quantities. */
export const selectionMachine = setup({
  types: { context: {} as SelectionContext, events: {} as SelectionEvent },
  actions: {
    hold: assign((_, { at }: { at: At }) => ({ active: at, anchor: at, head: at, drawn: null })),
    visit: assign((_, { at }: { at: At }) => ({ active: at })),
    /** The active cell stays if the new range contains it; otherwise the start of the range becomes active. */
    extend: assign(({ context: { active, anchor } }, { to }: { to: At }) => ({
      head: to,
      active: active && anchor && holds(boxOf(anchor, to), active) ? active : anchor,
    })),
    choose: assign(({ context }, { box }: { box: Box }) => {
      const anchor = { row: box.top, column: box.left };
      const stays = context.active !== null && holds(box, context.active);
      return {
        anchor,
        head: { row: box.bottom, column: box.right },
        active: stays ? context.active : anchor,
        drawn: null,
      };
    }),
    collapse: assign(({ context }) => ({ anchor: context.active, head: context.active })),
    draw: assign(({ context }, { to }: { to: At }) => {
      const from = chosenBox(context);
      return { drawn: from && drawnTo(from, to) };
    }),
    chooseDrawn: assign(({ context: { drawn, anchor, head } }) =>
      drawn
        ? {
            anchor: { row: drawn.top, column: drawn.left },
            head: { row: drawn.bottom, column: drawn.right },
            drawn: null,
          }
        : { anchor, head, drawn: null },
    ),
    dropDrawn: assign({ drawn: null }),
    letGo: assign(none),
  },
  guards: {
    isElsewhere: ({ context }, { at }: { at: At }) => !isSame(context.active, at),
    isInRange: ({ context }, { at }: { at: At }) => {
      const box = chosenBox(context);
      return box !== null && holds(box, at);
    },
    makesRange: ({ context }, { to }: { to: At }) => !isSame(context.anchor, to),
    makesBlock: (_, { box }: { box: Box }) => !isSingle(box),
    hasRange: ({ context }) => hasRange(context),
    hasDrawn: ({ context }) => context.drawn !== null,
  },
}).createMachine({
  id: 'selection',
  description: 'What is chosen in a sheet of quantities',
  context: none,
  initial: 'away',
  on: {
    'cell.entered': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.chosen',
      actions: { type: 'hold', params: ({ event }) => event },
    },
    'drag.begun': {
      target: '.dragging',
      actions: { type: 'hold', params: ({ event }) => event },
    },
    'range.chosen': [
      {
        guard: { type: 'makesBlock', params: ({ event }) => event },
        target: '.ranged',
        actions: { type: 'choose', params: ({ event }) => event },
      },
      { target: '.chosen', actions: { type: 'choose', params: ({ event }) => event } },
    ],
    'focus.left': { target: '.away', actions: 'letGo' },
  },
  states: {
    away: { description: 'The focus is not in this sheet', on: { 'focus.left': {} } },
    chosen: {
      description: 'One cell is in hand; typing replaces what stands in it',
      on: {
        'range.extended': {
          guard: { type: 'makesRange', params: ({ event }) => event },
          target: 'ranged',
          actions: { type: 'extend', params: ({ event }) => event },
        },
        'fill.begun': 'filling',
        'editing.begun': 'editing',
      },
    },
    ranged: {
      description: 'Several cells are chosen; what is typed goes into the current one',
      on: {
        'range.extended': [
          {
            guard: { type: 'makesRange', params: ({ event }) => event },
            actions: { type: 'extend', params: ({ event }) => event },
          },
          { target: 'chosen', actions: 'collapse' },
        ],
        'range.dropped': { target: 'chosen', actions: 'collapse' },
        'cell.visited': {
          guard: { type: 'isInRange', params: ({ event }) => event },
          actions: { type: 'visit', params: ({ event }) => event },
        },
        'fill.begun': 'filling',
        'editing.begun': { target: 'editing', actions: 'collapse' },
      },
    },
    editing: {
      description: 'The caret moves within the entry of the current cell',
      on: { 'editing.ended': 'chosen' },
    },
    dragging: {
      description: 'The pointer draws a range',
      on: {
        'drag.moved': { actions: { type: 'extend', params: ({ event }) => event } },
        'drag.ended': [{ guard: 'hasRange', target: 'ranged' }, { target: 'chosen' }],
      },
    },
    filling: {
      description: 'The fill handle is drawn over cells that are to repeat what is chosen',
      on: {
        'fill.moved': { actions: { type: 'draw', params: ({ event }) => event } },
        'fill.ended': [
          { guard: 'hasDrawn', target: 'ranged', actions: 'chooseDrawn' },
          { guard: 'hasRange', target: 'ranged' },
          { target: 'chosen' },
        ],
        'fill.cancelled': [
          { guard: 'hasRange', target: 'ranged', actions: 'dropDrawn' },
          { target: 'chosen', actions: 'dropDrawn' },
        ],
      },
    },
  },
});
