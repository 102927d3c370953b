import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Footer } from '../shell/Footer.tsx';
import { renderWithWords } from '../testing/renderWithWords.tsx';

const footer = (onPrivacy?: () => void) => (
  <Footer year={2026} contactHref="https://help.test/" language="de" languages={null} onPrivacy={onPrivacy} />
);

test('I1 the footer leads back to the choice', async () => {
  const onPrivacy = vi.fn();
  await renderWithWords(footer(onPrivacy), 'de');
  await userEvent.click(screen.getByRole('button', { name: 'Datenschutz-Einstellungen' }));
  expect(onPrivacy).toHaveBeenCalledOnce();
});

test('I1 there is no such entry where nothing is analysed', async () => {
  await renderWithWords(footer(), 'de');
  expect(screen.queryByRole('button', { name: 'Datenschutz-Einstellungen' })).toBeNull();
});
