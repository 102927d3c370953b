import { languageMachine } from '@selvedge/core';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import * as languages from '../messages/languages.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { LanguageStatus } from './LanguageStatus.tsx';

test('C7 J1 where the words of a language are missing the page stays as it is, and offers the new version', async () => {
  const areas: languages.Area[] = ['portal'];
  const initial = await languages.loadWords('en', areas);
  vi.spyOn(languages, 'loadWords').mockRejectedValue(new TypeError('Failed to fetch'));
  const language = createActor(languageMachine, { input: { language: 'de' } });
  render(
    <MessagesProvider language="de" areas={areas} initial={initial}>
      <LanguageStatus language={language} />
    </MessagesProvider>,
  );
  expect(await screen.findByText('New version available')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  vi.restoreAllMocks();
});
