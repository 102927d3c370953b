import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '../messages/languages.ts';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { Footer } from './Footer.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';

const show = (language: Language, onLanguage = vi.fn()) =>
  renderWithWords(
    <Footer
      year={2026}
      contactHref={`https://help.test/request?lang=${language}`}
      language={language}
      languages={<LanguageSelector language={language} onLanguage={onLanguage} />}
    />,
    language,
  );

const entries = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.textContent?.replace(/ \(.*\)/, '').trim(), link.getAttribute('href')]);

test('C4 H3 in English: copyright with the year, the help centre in English, the pages of the house', async () => {
  await show('en');
  expect(screen.getByText('© 2026 Selvedge')).toBeVisible();
  expect(entries()).toEqual([
    ['Contact', 'https://help.test/request?lang=en'],
    ['Imprint & Privacy Policy', '/imprint'],
    ['General Terms', '/terms-and-conditions/gtc'],
    ['Code of Conduct', '/terms-and-conditions/code-of-conduct-en'],
    ['We Care', '/we-care'],
    ['B2B CoC & GTC', '/terms-and-conditions'],
  ]);
});

test('C4 H3 in German each leads to its German variant', async () => {
  await show('de');
  expect(entries()).toEqual([
    ['Kontakt', 'https://help.test/request?lang=de'],
    ['Impressum & Datenschutz', '/imprint'],
    ['Allgemeine Geschäftsbedingungen', '/terms-and-conditions/agb'],
    ['Verhaltenskodex', '/terms-and-conditions/code-of-conduct-de'],
    ['We Care', '/we-care'],
    ['B2B CoC & AGB', '/terms-and-conditions'],
  ]);
});

test("C4 the teaser 'May we help you?' leads to the same form by 'Send us a message'", async () => {
  await show('en');
  const teaser = screen.getByRole('region', { name: 'May we help you?' });
  const message = within(teaser).getByRole('link', { name: /Send us a message/ });
  expect(message).toHaveAttribute('href', 'https://help.test/request?lang=en');
  expect(message).toHaveAttribute('rel', 'noopener noreferrer');
});

/** What the backend tells the page of the house. */
function tell(house: unknown): void {
  const told = document.createElement('script');
  told.id = 'portal-config';
  told.type = 'application/json';
  told.textContent = JSON.stringify({ house });
  document.head.append(told);
  onTestFinished(() => told.remove());
}

test('C1 the brands of the house sign themselves, each by its mark or its name', async () => {
  tell({
    brands: [
      { name: 'Aldermere', logo: '/brand/aldermere.svg', ratio: 4.8 },
      { name: 'Fenn & Rye', logo: null, ratio: null },
    ],
    words: null,
  });
  await show('en');
  const strip = screen.getByRole('list', { name: 'Our brands' });
  const mark = within(strip).getByRole('img', { name: 'Aldermere' });
  expect(mark.style.maskImage).toBe('url("/brand/aldermere.svg")');
  expect(within(strip).getByText('Fenn & Rye')).toBeVisible();
});

test('C1 a house without brands shows no strip of them', async () => {
  await show('en');
  expect(screen.queryByRole('list', { name: 'Our brands' })).not.toBeInTheDocument();
});

test('a house has words of its own in the place of the page’s', async () => {
  const help = [{ type: 0, value: 'How can we help?' }];
  const copyright = [
    { type: 0, value: '© ' },
    { type: 1, value: 'year' },
    { type: 0, value: ' Talwind AG' },
  ];
  const words = { 'shell.teaser.title': help, 'shell.footer.copyright': copyright };
  tell({ brands: [], words: { en: words, de: {} } });
  await show('en');
  expect(screen.getByRole('region', { name: 'How can we help?' })).toBeVisible();
  expect(screen.getByText('© 2026 Talwind AG')).toBeVisible();
});

test('J1 C1 each language is chosen by its own name, and the present one is marked', async () => {
  const user = userEvent.setup();
  const onLanguage = vi.fn();
  await show('en', onLanguage);
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(onLanguage).toHaveBeenCalledExactlyOnceWith('de');
});
