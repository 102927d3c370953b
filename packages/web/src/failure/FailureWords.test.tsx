import { failure } from '@selvedge/core';
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '../messages/languages.ts';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { FailureWords } from './FailureWords.tsx';

it.each<[Language, string]>([
  ['en', 'Too many requests. Please try again in a few minutes.'],
  ['de', 'Zu viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal.'],
])(
  'B4 C6 says when to come again where the server does not say it in words (%s)',
  async (language, words) => {
    const met = failure({ kind: 'refused', status: 429 });
    for (const explained of [false, true]) {
      const { container } = await renderWithWords(
        <FailureWords failure={met} explained={explained} />,
        language,
      );
      expect(container.textContent).toBe(words);
      cleanup();
    }
  },
);

it('B4 leaves the words to the server where it has some', async () => {
  const met = failure({ kind: 'refused', status: 429, message: 'Come back at noon.' });
  const { container } = await renderWithWords(<FailureWords failure={met} explained />);
  expect(container).toHaveTextContent(/^Come back at noon\.$/);
});
