import { sampleNow } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { sheetStyle } from '../testing/sheetStyle.ts';
import { QuantityMatrix } from './QuantityMatrix.tsx';

/** What keys do, and the keys, as a user reads them. */
const shown = {
  en: [
    'Keyboard shortcuts',
    ['First or last cell of the row', 'Home', 'End'],
    ['Fill down from this cell or from the first selected row', 'Ctrl', 'D'],
    ['Previous or next style', 'Alt', 'PgUp', 'Alt', 'PgDn'],
    ['Save now', 'Ctrl', 'S'],
  ],
  de: [
    'Tastenkürzel',
    ['Erste oder letzte Zelle der Zeile', 'Pos1', 'Ende'],
    ['Nach unten ausfüllen, ab dieser Zelle oder der ersten markierten Zeile', 'Strg', 'D'],
    ['Vorheriger oder nächster Artikel', 'Alt', 'Bild↑', 'Alt', 'Bild↓'],
    ['Sofort speichern', 'Strg', 'S'],
  ],
} as const;

it.each(['en', 'de'] as const)(
  'M4 the keys of a sheet stand behind its question mark (%s)',
  async (language) => {
    const { actor } = await openCart();
    await renderWithWords(<QuantityMatrix cart={actor} style={sheetStyle()} now={sampleNow} />, language);
    const [title, ...rows] = shown[language];
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: title, hidden: true }));
    const items = within(screen.getByRole('dialog', { name: title })).getAllByRole('listitem');
    const said = items.map((item) => [
      item.firstChild?.textContent,
      ...[...item.querySelectorAll('kbd')].map((key) => key.textContent),
    ]);
    for (const row of rows) expect(said).toContainEqual(row);
  },
);
