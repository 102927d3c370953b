import { entryMachine, listReadingMachine, matchingMachine, reviewMachine } from '@selvedge/core/ordering';
import { openList, samplePlace, settle, told } from '@selvedge/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { entryNeighbours, reviews } from '../testing/entryScreen.tsx';
import EntryScreen from './EntryScreen.tsx';

const { sheet, text, found, matched } = openList;
const blanks = { eans: ['4006381333931'], articleNumbers: [] };

describe('bulk entry shows what its charts are about', () => {
  it('M4 which sheet of a file, how far its codes are looked up, and then its rows', async () => {
    const { actors, answers } = told(['recall', 'read', 'plan', 'lookUp', 'judge']);
    const matching = matchingMachine.provide({ actors });
    const entry = createActor(
      entryMachine.provide({
        actors: {
          ...actors,
          listReading: listReadingMachine.provide({ actors }),
          review: reviewMachine.provide({ actors: { matching } }),
        },
      }),
      { input: { place: samplePlace, mayInsert: true } },
    ).start();
    const answer = (name: string, output: unknown) =>
      act(async () => {
        answers[name]?.(output);
        await settle();
      });
    const waiting = () => document.querySelectorAll('[aria-busy="true"]').length > 0;
    await renderWithWords(<EntryScreen entry={entry} {...entryNeighbours()} />);
    await answer('recall', null);
    const input = document.querySelector('[data-entry-file]');
    if (!input) throw new Error('no field for a file');
    await act(async () => fireEvent.change(input, { target: { files: [new File([text], 'list.xlsx')] } }));
    await answer('read', [sheet, { ...sheet, name: 'Sheet2' }]);
    expect(screen.getByRole('heading', { name: 'Which sheet contains the list?' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sheet2 (3 lines)' })));
    expect([screen.getByText('Looking up codes').isConnected, waiting()]).toEqual([true, true]);
    await answer('plan', blanks);
    expect(screen.getByText('Looking up codes')).toBeVisible();
    await answer('lookUp', found);
    expect([screen.queryByText('Looking up codes'), waiting()]).toEqual([null, true]);
    await answer('judge', matched.verdicts);
    reviews(entry.getSnapshot().children.review?.getSnapshot() as never);
    expect(screen.getByRole('button', { name: 'Discard the list' })).toBeVisible();
  });
});
