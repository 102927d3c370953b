import { failure } from '@selvedge/core';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionFrame } from '../session/SessionFrame.tsx';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { FailedState } from './FailedState.tsx';

const lost = failure({ kind: 'network' });
const refused = failure({ kind: 'refused', status: 500, message: 'The stock is being counted.' });
const waits = {
  en: 'You are offline. This page loads automatically as soon as you are back online.',
  de: 'Sie sind offline. Diese Seite wird automatisch geladen, sobald Sie wieder online sind.',
} as const;

const offline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!is);
afterEach(() => vi.restoreAllMocks());

it.each(['en', 'de'] as const)(
  'in %s: what failed without a network says that it comes by itself',
  async (language) => {
    offline(true);
    await renderWithWords(<FailedState failure={lost}>Its lead</FailedState>, language);
    expect(screen.getByRole('alert')).toHaveTextContent(`Its lead${waits[language]}`);
  },
);

it('says nothing of the kind where there is a network, or where the portal has refused', async () => {
  offline(false);
  const { unmount } = await renderWithWords(<FailedState failure={lost}>Its lead</FailedState>);
  expect(screen.getByRole('alert')).not.toHaveTextContent(waits.en);
  unmount();
  offline(true);
  await renderWithWords(<FailedState failure={refused}>Its lead</FailedState>);
  expect(screen.getByRole('alert')).toHaveTextContent('The stock is being counted.');
  expect(screen.getByRole('alert')).not.toHaveTextContent(waits.en);
});

it.each(['en', 'de'] as const)('A1 in %s: so does the sign-in', async (language) => {
  offline(true);
  await renderWithWords(<SessionFrame slow={false}>Signing in</SessionFrame>, language);
  expect(screen.getByText(waits[language])).toBeVisible();
});
