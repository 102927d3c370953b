import { createFakeApi, sampleHead, samplePlace } from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { providedCharts } from '../../testing/providedCharts.ts';
import type { NoteRef } from '../state/cartPage.ts';
import { UnsentNoteOfCart } from './UnsentNote.tsx';

it.each([
  ['en', 'Your order note is not saved', 'Go to the cart'],
  ['de', 'Ihre Auftragsnotiz ist nicht gespeichert', 'Zum Warenkorb'],
] as const)(
  'N5 O2 whoever decides about an order is told of a note that it would go without, in %s',
  async (language, title, link) => {
    const note = createActor(providedCharts(createFakeApi().api).note, {
      input: { place: samplePlace, mayInsert: true },
    }).start() as NoteRef;
    await renderWithWords(<UnsentNoteOfCart note={note} place={samplePlace} />, language);
    expect(screen.queryByText(title)).toBeNull();
    act(() => {
      note.send({ type: 'note.opened', head: sampleHead() });
      note.send({ type: 'note.typed', text: 'Ring Mrs. Berg' });
      note.send({ type: 'note.closed' });
    });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/SS27.13-0.main/cart',
    );
    act(() => note.send({ type: 'note.discarded' }));
    expect(screen.queryByText(title)).toBeNull();
  },
);
