import {
  conflictAnswer,
  refusedAnswer,
  sampleCart,
  sampleHead,
  sampleLine,
  sampleNow,
  storedAnswer,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../messages/languages.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { SaveState } from '../cart/saving/SaveState.tsx';
import { openCart } from '../testing/openCart.ts';
import { sheetStyle } from '../testing/sheetStyle.ts';
import { QuantityMatrix } from './QuantityMatrix.tsx';

type Options = Parameters<typeof openCart>[0] & { language?: Language };

async function open({ language = 'en', ...options }: Options = {}) {
  const cart = await openCart(options);
  await renderWithWords(
    <>
      <button type="button">before</button>
      <QuantityMatrix cart={cart.actor} style={sheetStyle()} now={sampleNow} />
      <button type="button">after</button>
      <SaveState cart={cart.actor} />
    </>,
    language,
  );
  return { ...cart, user: userEvent.setup() };
}

const cell = (label: string) => screen.getByRole('textbox', { name: label });
const inHand = () => document.activeElement?.getAttribute('aria-label');
const rowTotal = (row: RegExp) =>
  [...(screen.getAllByRole('row', { name: row })[0]?.querySelectorAll('td') ?? [])].at(-1)?.textContent;

describe('the focused sheet', () => {
  it('M4 is a grid with rows and columns that are named', async () => {
    await open();
    const grid = screen.getByRole('grid', { name: 'Quantities of Poplin shirt' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Colour, length', 'S', 'M', 'L', 'Total']);
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Navy 41032Length 32',
      'Navy34Length 34',
      'White 10032Length 32',
      'White34Length 34',
      'Total',
    ]);
  });

  it('M4 is one stop for Tab, goes on cell by cell past what is barred, and is left at its end', async () => {
    const { user } = await open();
    await user.click(screen.getByText('before'));
    // The way past the sheet and its tools are one stop each.
    await user.tab();
    await user.tab();
    await user.tab();
    expect(inHand()).toBe('Navy, length 32, size S');
    const visited = [];
    for (let at = 0; at < 9; at += 1) {
      await user.tab();
      visited.push(inHand());
    }
    expect(visited).toEqual([
      'Navy, length 32, size M',
      'Navy, length 32, size L',
      'Navy, length 34, size M',
      'Navy, length 34, size L',
      'White, length 32, size S',
      'White, length 32, size L',
      'White, length 34, size S',
      'White, length 34, size M',
      'White, length 34, size L',
    ]);
    for (const name of ['One less', 'One more', 'Row…']) {
      await user.tab();
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByText('after')).toHaveFocus();
    await user.tab({ shift: true });
    expect(inHand()).toBe('White, length 34, size L');
    await user.tab({ shift: true });
    expect(inHand()).toBe('White, length 34, size M');
  });

  it('M4 moves by arrows, Enter, Home, End and Control as a spreadsheet does', async () => {
    const { user } = await open();
    await user.click(cell('Navy, length 32, size S'));
    const walk = async (keys: string) => {
      await user.keyboard(keys);
      return inHand();
    };
    expect(await walk('{ArrowRight}')).toBe('Navy, length 32, size M');
    expect(await walk('{ArrowDown}{ArrowDown}')).toBe('White, length 32, size M');
    expect(await walk('{ArrowUp}')).toBe('Navy, length 34, size M');
    expect(await walk('{Enter}')).toBe('White, length 34, size M');
    expect(await walk('{Shift>}{Enter}{/Shift}')).toBe('Navy, length 34, size M');
    expect(await walk('{End}')).toBe('Navy, length 34, size L');
    expect(await walk('{Home}')).toBe('Navy, length 34, size M');
    expect(await walk('{Control>}{ArrowUp}{/Control}')).toBe('Navy, length 32, size M');
    expect(await walk('{Control>}{End}{/Control}')).toBe('White, length 34, size L');
    expect(await walk('{Control>}{Home}{/Control}')).toBe('Navy, length 32, size S');
    expect(await walk('{ArrowLeft}')).toBe('Navy, length 32, size S');
  });

  it('M4 replaces by typing, empties by Delete, restores by Escape, and counts along', async () => {
    const { user } = await open();
    const first = cell('Navy, length 32, size S');
    expect(first).toHaveValue('4');
    await user.click(first);
    await user.keyboard('12');
    expect(first).toHaveValue('12');
    expect(first).toHaveAttribute('data-state', 'typed');
    expect(rowTotal(/Navy.*32/)).toContain('12/20');
    await user.keyboard('{ArrowRight}5');
    expect(rowTotal(/Navy.*32/)).toContain('17/20');
    await user.keyboard('{ArrowLeft}{Escape}');
    expect(first).toHaveValue('4');
    expect(first).toHaveAttribute('data-state', 'stored');
    await user.keyboard('{Delete}');
    expect(first).toHaveValue('');
    expect(rowTotal(/Navy.*32/)).toContain('5/20');
  });
});

const wrongEntries = ['1.5', '-1', '1e3', '5 5', '10000', 'x'];

describe.each<[Language, RegExp, string]>([
  [
    'en',
    /is not a quantity: whole numbers from 0 to 9,999 only\. Still saved: 4 pieces\./,
    '1 quantity is not valid',
  ],
  [
    'de',
    /ist keine Menge: nur ganze Zahlen von 0 bis 9\.999\. Weiterhin gespeichert: 4 Teile\./,
    '1 Menge ist ungültig',
  ],
])('an entry that is no quantity (%s)', (language, message, state) => {
  it.each(wrongEntries)('%j is told at once, kept, and not sent', async (entry) => {
    const { user, pass, fake } = await open({ language });
    const label = language === 'en' ? 'Navy, length 32, size S' : 'Navy, Länge 32, Größe S';
    await user.click(cell(label));
    await user.keyboard(entry);
    expect(cell(label)).toHaveValue(entry);
    expect(cell(label)).toBeInvalid();
    expect(cell(label)).toHaveAccessibleDescription(message);
    expect(screen.getAllByText(state)).not.toHaveLength(0);
    await pass(10_000);
    expect(fake.pending).toHaveLength(0);
  });
});

describe('a cell on its way', () => {
  it('M4 is typed, sent together with its neighbours, and stored', async () => {
    const { user, pass, answer, fake } = await open();
    await user.click(cell('Navy, length 32, size S'));
    await user.keyboard('6{ArrowRight}3');
    expect(fake.pending).toHaveLength(0);
    await pass(600);
    expect(fake.pending[0]?.call.body).toEqual({
      version: 3,
      changes: [
        { articleVariantId: 'v-1', quantity: 6, was: 4 },
        { articleVariantId: 'v-2', quantity: 3, was: 0 },
      ],
    });
    expect(cell('Navy, length 32, size S')).toHaveAttribute('data-state', 'sending');
    await answer(
      storedAnswer({
        stored: [sampleLine({ quantity: 6 }), sampleLine({ articleVariantId: 'v-2', quantity: 3 })],
      }),
    );
    expect(cell('Navy, length 32, size S')).toHaveAttribute('data-state', 'stored');
    expect(screen.getAllByText('All quantities saved')).not.toHaveLength(0);
  });

  it('M4 that is refused says why and keeps what was typed', async () => {
    const { user, pass, answer } = await open();
    await user.click(cell('Navy, length 32, size S'));
    await user.keyboard('6');
    await pass(600);
    await answer(refusedAnswer);
    expect(cell('Navy, length 32, size S')).toHaveValue('6');
    expect(cell('Navy, length 32, size S')).toBeInvalid();
    expect(cell('Navy, length 32, size S')).toHaveAccessibleDescription(
      /Not saved: This variant may not be ordered by the customer\./,
    );
  });

  it.each([
    ['Keep mine: 6', '6', 'typed'],
    ['Take theirs: 9', '9', 'stored'],
  ])('M4 N3 that somebody else changed waits for a decision: %s', async (choice, value, state) => {
    const { user, pass, answer } = await open();
    const first = cell('Navy, length 32, size S');
    await user.click(first);
    await user.keyboard('6');
    await pass(600);
    await answer(conflictAnswer);
    expect(first).toHaveAttribute('data-state', 'conflict');
    expect(first).toHaveAccessibleDescription(/Max Manager changed this cell .* theirs 9, yours 6\./);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Keep mine: 6' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: choice }));
    expect(first).toHaveFocus();
    expect(first).toHaveValue(value);
    expect(first).toHaveAttribute('data-state', state);
  });
});

describe('what the rules say', () => {
  it('M4 stands at the cell: a barred one takes nothing and gives its reason', async () => {
    const { user } = await open();
    const barred = cell('White, length 32, size M');
    await user.click(barred);
    await user.keyboard('5');
    expect(barred).toHaveValue('');
    expect(barred).toHaveAttribute('aria-disabled', 'true');
    expect(barred).toHaveAccessibleDescription('Cannot be ordered: This variant is not buyable.');
  });

  it('M4 lets pieces that became barred be taken out', async () => {
    const { user } = await open({
      cart: sampleCart(sampleHead(), [sampleLine({ articleVariantId: 'v-7', quantity: 2 })]),
    });
    const barred = cell('White, length 32, size M');
    expect(barred).toHaveAttribute('data-flagged');
    await user.click(barred);
    await user.keyboard('{Delete}');
    expect(barred).toHaveValue('');
  });

  it('M4 tells from the first piece beyond stock and beyond the permitted total', async () => {
    const { user } = await open();
    const scarce = cell('Navy, length 32, size L');
    await user.click(scarce);
    await user.keyboard('5');
    expect(scarce).not.toHaveAttribute('data-flagged');
    await user.keyboard('{Escape}6');
    expect(scarce).toHaveAttribute('data-flagged');
    expect(scarce).toHaveAccessibleDescription('This variant is only available 5 times.');
    expect(rowTotal(/Navy.*32/)).not.toContain('exceeds');
    await user.keyboard('{ArrowLeft}11');
    expect(rowTotal(/Navy.*32/)).toContain('21 of at most 20');
    expect(rowTotal(/Navy.*32/)).toContain('Length 32 of this colour exceeds the permitted total of 20.');
  });
});

describe('without the right to change quantities', () => {
  it('M4 shows them, takes none, and says what is missing', async () => {
    const { user } = await open({ mayInsert: false });
    const first = cell('Navy, length 32, size S');
    await user.click(first);
    await user.keyboard('9{ArrowRight}');
    expect(first).toHaveValue('4');
    expect(inHand()).toBe('Navy, length 32, size M');
    expect(screen.getByText(/That needs the right “Filling the shopping cart”/)).toBeVisible();
  });
});
