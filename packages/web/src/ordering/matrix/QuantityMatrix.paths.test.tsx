import { boxOf, chosenBox, isSingle, placesIn, selectionMachine } from '@selvedge/core/ordering';
import { sampleNow } from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { openCart } from '../testing/openCart.ts';
import { sheetStyle } from '../testing/sheetStyle.ts';
import { QuantityMatrix } from './QuantityMatrix.tsx';
import type { SelectionRef } from './selection/sheet.ts';

type Snapshot = SnapshotFrom<typeof selectionMachine>;
type At = { row: number; column: number };

const first = { row: 0, column: 0 };
const far = { row: 2, column: 2 };
const row = { top: 0, left: 0, bottom: 0, right: 2 };

const cellAt = ({ row, column }: At) => {
  const cell = document.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!cell) throw new Error(`no cell at ${row}, ${column}`);
  return cell;
};
const inHand = () => document.activeElement as HTMLElement;
const handle = () => document.querySelector('[data-handle]');
const marked = () => document.querySelectorAll('td[aria-selected=true]').length;
const frame = () => handle()?.parentElement;

/** What is done by hand where a hand can; the rest goes straight to the chart. */
const onScreen =
  (can: (event: AnyEventObject, snapshot: Snapshot) => boolean, act: (event: AnyEventObject) => void) =>
  (_: unknown, event: AnyEventObject, { actor }: { actor: AnyActorRef }) => {
    if (can(event, actor.getSnapshot())) act(event);
    else actor.send(event);
  };
const always = () => true;
const focusIsIn = (_: AnyEventObject, { context: { active } }: Snapshot) =>
  active !== null && inHand() === cellAt(active);

/** Cells of the range that are made: Navy comes in no S at length 34. */
const madeIn = (snapshot: Snapshot) => {
  const box = chosenBox(snapshot.context);
  return box === null || isSingle(box)
    ? 0
    : placesIn(box).filter((at) => at.row !== 1 || at.column !== 0).length;
};

const oneCell = (snapshot: AnyMachineSnapshot) => {
  expect(marked()).toBe(0);
  expect(cellAt(snapshot.context.active)).toBeVisible();
  expect(screen.getByText(/^(Navy|White) · 3[24] · Size [SML]$/)).toBeVisible();
};

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  document.elementsFromPoint = () => [cellAt({ row: 3, column: 0 })];
});

screenTour('M4 what is chosen in the quantity matrix, on the screen', {
  chart: selectionMachine,
  pictures: {
    sameAs: { dragging: ['chosen', 'the first cell of a range is the range'] },
  },
  tour: {
    events: [
      { type: 'cell.entered', at: first },
      { type: 'cell.entered', at: far },
      { type: 'cell.visited', at: { row: 0, column: 1 } },
      { type: 'range.extended', to: first },
      { type: 'range.extended', to: far },
      { type: 'range.chosen', box: row },
      { type: 'range.chosen', box: boxOf(far, far) },
      { type: 'range.dropped' },
      { type: 'drag.begun', at: first },
      { type: 'drag.moved', to: far },
      { type: 'drag.ended' },
      { type: 'fill.begun' },
      { type: 'fill.moved', to: { row: 3, column: 0 } },
      { type: 'fill.ended' },
      { type: 'fill.cancelled' },
      { type: 'editing.begun' },
      { type: 'editing.ended' },
      { type: 'focus.left' },
    ],
  },
  machine: () => selectionMachine,
  screen: async (actor) => {
    const { actor: cart } = await openCart();
    return (
      <>
        <QuantityMatrix cart={cart} style={sheetStyle()} now={sampleNow} selection={actor as SelectionRef} />
        <button type="button">elsewhere</button>
      </>
    );
  },
  userActions: {
    'cell.entered': onScreen(
      ({ at }) => inHand() !== cellAt(at),
      ({ at }) => cellAt(at).focus(),
    ),
    'range.extended': onScreen(focusIsIn, ({ to }) => fireEvent.mouseDown(cellAt(to), { shiftKey: true })),
    'range.chosen': onScreen(
      (event, snapshot) =>
        event.box === row && focusIsIn(event, snapshot) && snapshot.context.active?.row === 0,
      () => fireEvent.keyDown(inHand(), { key: ' ', shiftKey: true }),
    ),
    'range.dropped': onScreen(focusIsIn, () => fireEvent.keyDown(inHand(), { key: 'Escape' })),
    'drag.begun': onScreen(
      (_, snapshot) => !snapshot.matches('editing'),
      ({ at }) => fireEvent.mouseDown(cellAt(at)),
    ),
    'drag.moved': onScreen(always, ({ to }) => fireEvent.mouseOver(cellAt(to), { buttons: 1 })),
    'fill.begun': onScreen(
      () => handle() !== null,
      () => fireEvent.pointerDown(handle() as Element, { button: 0 }),
    ),
    'fill.moved': onScreen(
      () => handle() !== null,
      () => fireEvent.pointerMove(handle() as Element),
    ),
    'fill.ended': onScreen(
      () => handle() !== null,
      () => fireEvent.pointerUp(handle() as Element),
    ),
    'fill.cancelled': onScreen(focusIsIn, () => fireEvent.keyDown(inHand(), { key: 'Escape' })),
    'editing.begun': onScreen(focusIsIn, () => fireEvent.keyDown(inHand(), { key: 'F2' })),
    'editing.ended': onScreen(focusIsIn, () => fireEvent.keyDown(inHand(), { key: 'Escape' })),
    'focus.left': onScreen(
      () => inHand().matches('[data-cell]'),
      () => screen.getByText('elsewhere').focus(),
    ),
  },
  shows: {
    away: () => {
      expect(marked()).toBe(0);
      expect(frame()).toBeUndefined();
      expect(screen.getByText(/Select a cell/)).toBeVisible();
    },
    chosen: oneCell,
    editing: oneCell,
    ranged: (snapshot) => {
      expect(marked()).toBe(madeIn(snapshot as Snapshot));
      expect(screen.getByText(/^Range .* to .* cells?, .* pieces?$/)).toBeInTheDocument();
      expect(frame()).not.toHaveAttribute('data-filling');
    },
    dragging: (snapshot) => {
      expect(marked()).toBe(madeIn(snapshot as Snapshot));
      expect(screen.queryByText(/^Range /)).not.toBeInTheDocument();
    },
    filling: () => expect(frame()).toHaveAttribute('data-filling'),
  },
});
