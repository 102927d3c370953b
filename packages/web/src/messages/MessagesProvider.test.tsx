import { render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { expect, test } from 'vitest';
import { loadCatalogue } from './languages.ts';
import { MessagesProvider } from './MessagesProvider.tsx';

const Words = () => <FormattedMessage id="shell.navigation.logout" />;

test('the first language stands at once, another takes its place when it is there', async () => {
  const initial = { language: 'en', messages: await loadCatalogue('en') } as const;
  const { rerender } = render(
    <MessagesProvider language="en" initial={initial}>
      <Words />
    </MessagesProvider>,
  );
  expect(screen.getByText('Logout')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  rerender(
    <MessagesProvider language="de" initial={initial}>
      <Words />
    </MessagesProvider>,
  );
  expect(screen.getByText('Logout')).toBeInTheDocument();
  await screen.findByText('Abmelden');
  expect(document.documentElement).toHaveAttribute('lang', 'de');
});
