import { fireEvent, render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { expect, test, vi } from 'vitest';
import * as languages from './languages.ts';
import { type Area, loadWords } from './languages.ts';
import { MessagesProvider, useHasWords, useLanguageLost, useWords } from './MessagesProvider.tsx';

const Words = () => <FormattedMessage id="shell.navigation.logout" />;

test('the first language stands at once, another takes its place when it is there', async () => {
  const areas: Area[] = ['portal'];
  const initial = await loadWords('en', areas);
  const { rerender } = render(
    <MessagesProvider language="en" areas={areas} initial={initial}>
      <Words />
    </MessagesProvider>,
  );
  expect(screen.getByText('Logout')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  rerender(
    <MessagesProvider language="de" areas={areas} initial={initial}>
      <Words />
    </MessagesProvider>,
  );
  expect(screen.getByText('Logout')).toBeInTheDocument();
  await screen.findByText('Abmelden');
  expect(document.documentElement).toHaveAttribute('lang', 'de');
});

test('the words of an area join those that are there, in the same language', async () => {
  const Joined = () => (useHasWords('ordering') ? <FormattedMessage id="rule.cartEmpty" /> : <Words />);
  render(
    <MessagesProvider
      language="en"
      areas={['portal', 'ordering']}
      initial={await loadWords('en', ['portal'])}
    >
      <Joined />
    </MessagesProvider>,
  );
  expect(screen.getByText('Logout')).toBeInTheDocument();
  await screen.findByText('An empty cart cannot be finalized.');
});

test('C7 words that cannot be had leave those that are there standing, and the page can say so', async () => {
  const areas: Area[] = ['portal', 'overlays'];
  const initial = await loadWords('en', ['portal']);
  const load = vi.spyOn(languages, 'loadWords').mockResolvedValue(initial);
  const Sample = () => <p>{useWords('overlays')}</p>;
  render(
    <MessagesProvider language="en" areas={areas} initial={initial}>
      <Words />
      <Sample />
    </MessagesProvider>,
  );
  expect(screen.getByText('coming')).toBeInTheDocument();
  await screen.findByText('lost');
  expect(screen.getByText('Logout')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);

  load.mockRestore();
  fireEvent(window, new Event('online'));
  await screen.findByText('here');
});

test('C7 another language of which a part cannot be had does not come in parts: the page stays as it is', async () => {
  const areas: Area[] = ['portal'];
  const initial = await loadWords('en', areas);
  const german = await loadWords('de', areas);
  languages.wordsBesides.add('onDemand');
  const load = vi.spyOn(languages, 'loadWords').mockResolvedValue(german);
  const Lost = () => <p>{useLanguageLost() ? 'stays' : 'follows'}</p>;
  const page = (language: 'en' | 'de') => (
    <MessagesProvider language={language} areas={areas} initial={initial}>
      <Words />
      <Lost />
    </MessagesProvider>
  );
  try {
    const { rerender } = render(page('en'));
    rerender(page('de'));
    await screen.findByText('stays');
    expect(load).toHaveBeenCalledWith('de', ['portal', 'onDemand']);
    expect(screen.getByText('Logout')).toBeInTheDocument();
    rerender(page('en'));
    expect(screen.getByText('follows')).toBeInTheDocument();
    load.mockRestore();
    rerender(page('de'));
    await screen.findByText('Abmelden');
    expect(screen.getByText('follows')).toBeInTheDocument();
  } finally {
    load.mockRestore();
    languages.wordsBesides.delete('onDemand');
  }
});
