import { sampleNow } from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../messages/languages.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { sheetStyle } from '../testing/sheetStyle.ts';
import { QuantityMatrix } from './QuantityMatrix.tsx';

async function open(language: Language = 'en', options: Parameters<typeof openCart>[0] = {}) {
  const cart = await openCart(options);
  await renderWithWords(<QuantityMatrix cart={cart.actor} style={sheetStyle()} now={sampleNow} />, language);
  return { ...cart, user: userEvent.setup() };
}

const cell = (row: number, column: number) => {
  const found = document.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!found) throw new Error(`no cell at ${row}, ${column}`);
  return found;
};
/** Entries row by row; where nothing is made, nothing stands. */
const sheet = () =>
  [0, 1, 2, 3].map((row) =>
    [0, 1, 2]
      .map(
        (column) =>
          document.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`)?.value ||
          '.',
      )
      .join(' '),
  );
const chosen = () => document.querySelectorAll('td[aria-selected=true]').length;

class Clipboard {
  readonly kept = new Map<string, string>();
  getData(type: string) {
    return this.kept.get(type) ?? '';
  }
  setData(type: string, text: string) {
    this.kept.set(type, text);
  }
}
const paste = (text: string) => {
  const clipboardData = new Clipboard();
  clipboardData.setData('text/plain', text);
  fireEvent.paste(document.activeElement as Element, { clipboardData });
};
const copied = (kind: 'copy' | 'cut') => {
  const clipboardData = new Clipboard();
  fireEvent[kind](document.activeElement as Element, { clipboardData });
  return clipboardData;
};

describe('M4 a block of cells', () => {
  it('M4 is drawn by Shift and arrows, said in words, and given up by Escape', async () => {
    const { user } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    // Navy comes in no S at length 34.
    expect(chosen()).toBe(3);
    expect(screen.getByText('Range Navy 32 S to Navy 34 M, 3 cells, 4 pieces')).toBeInTheDocument();
    expect(cell(0, 0)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(chosen()).toBe(0);
    expect(cell(0, 0)).toHaveValue('4');
  });

  it('M4 is all of the sheet by Ctrl+A, a row or a column by its head and by Space', async () => {
    const { user } = await open();
    await user.click(cell(2, 2));
    await user.keyboard('{Control>}a{/Control}');
    expect(chosen()).toBe(11);
    await user.keyboard('{Shift>} {/Shift}');
    expect(chosen()).toBe(3);
    await user.keyboard('{Control>} {/Control}');
    expect(chosen()).toBe(4);
    await user.click(screen.getByRole('columnheader', { name: 'S' }));
    expect(chosen()).toBe(3);
    await user.click(screen.getAllByRole('rowheader')[0] as Element);
    expect(chosen()).toBe(3);
    expect(cell(0, 0)).toHaveFocus();
  });

  it('M4 is drawn by the mouse, and on to a cell that is pressed with Shift', async () => {
    await open();
    fireEvent.mouseDown(cell(0, 0));
    fireEvent.mouseOver(cell(2, 1), { buttons: 1 });
    fireEvent.mouseUp(document);
    expect(chosen()).toBe(5);
    fireEvent.mouseOver(cell(3, 2), { buttons: 0 });
    expect(chosen()).toBe(5);
    fireEvent.mouseDown(cell(0, 2), { shiftKey: true });
    expect(chosen()).toBe(3);
  });

  it('M4 is gone through by Tab and Enter, emptied by Delete, and filled with what is typed by Ctrl+Enter', async () => {
    const { user } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Tab}');
    expect(cell(0, 1)).toHaveFocus();
    await user.keyboard('{Tab}');
    expect(cell(0, 0)).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
    expect(cell(2, 0)).toHaveFocus();
    await user.keyboard('8{Control>}{Enter}{/Control}');
    expect(sheet()).toEqual(['8 8 .', '. 8 .', '8 . .', '. . .']);
    expect(screen.getAllByText(/1 belongs to a cell that cannot be ordered/)).not.toHaveLength(0);
    await user.keyboard('{Delete}');
    expect(sheet()).toEqual(['. . .', '. . .', '. . .', '. . .']);
  });

  it('M4 is filled down and right, and all of it is taken back at once', async () => {
    const { user } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}');
    expect(sheet()[0]).toBe('4 4 4');
    await user.keyboard('{Control>}a{/Control}{Control>}d{/Control}');
    expect(sheet()).toEqual(['4 4 4', '. 4 4', '4 . 4', '4 4 4']);
    expect(screen.getAllByText(/2 quantities did not fit/)).not.toHaveLength(0);
    await user.keyboard('{Control>}z{/Control}');
    expect(sheet()).toEqual(['4 4 4', '. . .', '. . .', '. . .']);
    expect(screen.getByText('Changes to 7 cells undone.')).toBeInTheDocument();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(sheet()[3]).toBe('4 4 4');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sheet()).toEqual(['4 . .', '. . .', '. . .', '. . .']);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('M4 the key F2', () => {
  it('M4 sets the caret into the entry, where arrows move it, until Enter goes on', async () => {
    const { user } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('{F2}2{ArrowLeft}');
    expect(cell(0, 0)).toHaveValue('42');
    expect(cell(0, 0)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cell(2, 0)).toHaveFocus();
    await user.keyboard('1');
    expect(cell(2, 0)).toHaveValue('1');
  });
});

describe('M4 the clipboard', () => {
  it('M4 takes a block as spreadsheets understand it', async () => {
    const { user } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    const { kept } = copied('copy');
    expect(kept.get('text/plain')).toBe('4\t\r\n\t');
    expect(kept.get('text/html')).toBe(
      '<table><tr><td>4</td><td></td></tr><tr><td></td><td></td></tr></table>',
    );
    expect(sheet()[0]).toBe('4 . .');
  });

  it('M4 takes what is cut out of the sheet', async () => {
    const { user } = await open();
    await user.click(cell(0, 0));
    expect(copied('cut').getData('text/plain')).toBe('4');
    expect(sheet()[0]).toBe('. . .');
  });

  it('M4 gives a block of Excel to the sheet, chooses it, and tells by name what did not fit', async () => {
    const { user, pass, fake } = await open();
    await user.click(cell(2, 0));
    paste('1\t2\t3\t4\r\n5\t6\t\t\r\n7\t\t\t\r\n');
    expect(sheet().slice(2)).toEqual(['1 . 3', '5 6 .']);
    expect(
      screen.getByText(
        '3 quantities did not fit: 2 have no matching cell and 1 belongs to a cell that cannot be ordered.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Not entered: 2, 4, 7')).toBeVisible();
    expect(chosen()).toBe(6);
    await user.click(screen.getByRole('button', { name: 'Hide this message' }));
    expect(screen.queryByText(/Not put in/)).not.toBeInTheDocument();
    await pass(600);
    expect(fake.pending[0]?.call.body).toMatchObject({
      changes: expect.arrayContaining([
        { articleVariantId: 'v-6', quantity: 1, was: 0 },
        { articleVariantId: 'v-10', quantity: 6, was: 0 },
      ]),
    });
  });

  it.each<[Language, string, string]>([
    ['en', '1,200', '1200'],
    ['de', '1.200', '1200'],
  ])('M4 reads thousands as %s writes them: %s', async (language, text, entry) => {
    const { user } = await open(language);
    await user.click(cell(0, 1));
    paste(text);
    expect(cell(0, 1)).toHaveValue(entry);
    expect(cell(0, 1)).toBeValid();
  });

  it.each<[Language, string, RegExp]>([
    ['en', '1.200', /can be read in two ways/],
    ['de', '1,200', /lässt sich auf zwei Arten lesen/],
  ])('M4 keeps what could mean two things in %s, marked: %s', async (language, text, words) => {
    const { user } = await open(language);
    await user.click(cell(0, 1));
    paste(text);
    expect(cell(0, 1)).toHaveValue(text);
    expect(cell(0, 1)).toBeInvalid();
    expect(cell(0, 1)).toHaveAccessibleDescription(words);
  });

  it('M4 changes nothing without the right, and still gives copies', async () => {
    const { user } = await open('en', { mayInsert: false });
    await user.click(cell(0, 0));
    paste('9');
    expect(cell(0, 0)).toHaveValue('4');
    expect(copied('cut').getData('text/plain')).toBe('4');
    expect(cell(0, 0)).toHaveValue('4');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('M4 a row', () => {
  it('M4 gives its sizes to all other colours by keys alone', async () => {
    const { user } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('{ArrowRight}3{ArrowRight}2{Shift>}{F10}{/Shift}');
    expect(screen.getByRole('dialog', { name: 'Navy · 32' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy these quantities to the other colour' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sheet()).toEqual(['4 3 2', '. . .', '4 . 2', '. . .']);
    expect(screen.getAllByText(/1 quantity did not fit/)).not.toHaveLength(0);
  });

  it('M4 gives them to its other lengths, or to the rows one chooses', async () => {
    const { user } = await open();
    await user.click(cell(2, 0));
    await user.keyboard('5{ArrowRight}{ArrowRight}6');
    await user.click(screen.getByRole('button', { name: 'Row…' }));
    await user.click(
      screen.getByRole('button', { name: 'Copy these quantities to the other length of this colour' }),
    );
    expect(sheet()[3]).toBe('5 . 6');
    await user.click(screen.getByRole('button', { name: 'Row…' }));
    expect(screen.getByRole('button', { name: 'Copy to 0 rows' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByLabelText('Navy · 34'));
    await user.click(screen.getByRole('button', { name: 'Copy to 1 row' }));
    expect(sheet()).toEqual(['4 . .', '. . 6', '5 . 6', '5 . 6']);
  });

  it('M4 is emptied', async () => {
    const { user } = await open();
    await user.click(cell(0, 0));
    await user.click(screen.getByRole('button', { name: 'Row…' }));
    await user.click(screen.getByRole('button', { name: 'Clear the row' }));
    expect(sheet()[0]).toBe('. . .');
  });
});

describe('M4 what a thumb needs', () => {
  it('M4 steps by one piece, the cell keeps the focus', async () => {
    const { user } = await open();
    await user.click(cell(0, 0));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(cell(0, 0)).toHaveValue('5');
    expect(cell(0, 0)).toHaveFocus();
    for (let at = 0; at < 6; at += 1) await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(cell(0, 0)).toHaveValue('');
    expect(cell(0, 0)).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('M4 limits at the cell', () => {
  it('M4 are told before anything is typed', async () => {
    await open();
    expect(cell(0, 2)).toHaveAccessibleDescription('5 in stock');
    expect(cell(0, 2).parentElement).toHaveTextContent('5');
  });
});
