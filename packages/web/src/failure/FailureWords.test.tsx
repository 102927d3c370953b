import { failure } from '@selvedge/core';
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '../messages/languages.ts';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { FailureWords } from './FailureWords.tsx';

it.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'Too many requests. Please try again in 1 second.',
      'Too many requests. Please try again in 90 seconds.',
      'Too many requests. Please try again in 2 minutes.',
      'Too many requests. Please try again in a moment.',
    ],
  ],
  [
    'de',
    [
      'Zu viele Anfragen. Bitte versuchen Sie es in 1 Sekunde noch einmal.',
      'Zu viele Anfragen. Bitte versuchen Sie es in 90 Sekunden noch einmal.',
      'Zu viele Anfragen. Bitte versuchen Sie es in 2 Minuten noch einmal.',
      'Zu viele Anfragen. Bitte versuchen Sie es in einem Moment noch einmal.',
    ],
  ],
])(
  'B4 C6 says when to come again where the server does not say it in words (%s)',
  async (language, words) => {
    for (const explained of [false, true]) {
      const said: (string | null)[] = [];
      for (const retryAfter of [1, 90, 91, null]) {
        const met = failure({ kind: 'refused', status: 429, code: 'tooMany', retryAfter });
        const { container } = await renderWithWords(
          <FailureWords failure={met} explained={explained} />,
          language,
        );
        said.push(container.textContent);
        cleanup();
      }
      expect(said).toEqual(words);
    }
  },
);

it('B4 leaves the words to the server where it has some', async () => {
  const met = failure({ kind: 'refused', status: 429, message: 'Come back at noon.', retryAfter: 9 });
  const { container } = await renderWithWords(<FailureWords failure={met} explained />);
  expect(container).toHaveTextContent(/^Come back at noon\.$/);
});
