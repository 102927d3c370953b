import { agendaMachine } from '@selvedge/core/overlays';
import {
  agendaLogic,
  agendaTour,
  fakeBrowser,
  fakeOverlaysDependencies,
  sampleAgendaEntry,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { AgendaWaiting } from '../dashboard/AgendaWaiting.tsx';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { screenTour } from '../testing/screenTour.tsx';
import { AgendaEntryLine } from './AgendaEntryLine.tsx';
import { WhatWaits } from './AgendaSection.tsx';

const section = () => screen.queryByRole('region', { name: 'Waiting for you' });

const known = ({ context: { answer, whole } }: AnyMachineSnapshot) => {
  const count = answer.entries.length;
  if (count === 0) return expect(section()).toBeNull();
  const shown = whole || count < 7 ? count : 5;
  expect(within(screen.getByRole('list', { name: 'Waiting for you' })).getAllByRole('link')).toHaveLength(
    shown,
  );
  expect(screen.queryAllByRole('button', { name: 'Show all 7' })).toHaveLength(shown < count ? 1 : 0);
};
screenTour('D8 what waits for the user, on the screen', {
  chart: agendaMachine,
  unreported: {
    'readAgenda 503': 'the dialog of the maintenance lies over the dashboard',
    readAgain: 'what was known stays, and is read again when the dashboard is entered',
  },
  tour: agendaTour,
  machine: (api) => agendaLogic(fakeOverlaysDependencies(api, fakeBrowser().open('https://portal.test/'))),
  screen: (actor) => (
    <WhatWaits agenda={actor as ActorRefFrom<typeof agendaMachine>} waiting={<AgendaWaiting lines={2} />} />
  ),
  userActions: {
    'agenda.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      return again ? user.click(again) : actor.send(event);
    },
    'agenda.unfolded': (user, event, { actor }) => {
      const all = screen.queryByRole('button', { name: 'Show all 7' });
      return all ? user.click(all) : actor.send(event);
    },
  },
  shows: {
    // The dashboard is not on the page.
    away: () => {},
    loading: () => expect(screen.getByText('Loading what is waiting for you')).toBeInTheDocument(),
    ready: known,
    refreshing: known,
    failed: () => expect(section()).toHaveTextContent('What is waiting for you could not be loaded'),
  },
});

it.each([
  [
    'en',
    {},
    /^Open cart.*Modehaus Lindner.*SS27 · Aldermere Main · Main collection.*120 pieces.*€12,345.00.*until 4 Dec 2026.*12 days left/,
  ],
  ['de', {}, /^Offener Warenkorb.*Hauptkollektion.*120 Teile.*12.345,00 €.*bis 0?4.12.2026.*noch 12 Tage/],
  ['de', { kind: 'returned', reason: 'Zu viel' }, /^Zurückgegeben.*„Zu viel“/],
  ['de', { kind: 'finalize', salesPeriodTo: null }, /^Abzuschließen.*12.345,00 €$/],
  ['en', { kind: 'deadline', cart: null }, /^Order deadline.*Modehaus Lindner.*Nothing ordered yet/],
  [
    'de',
    { kind: 'deadline', cart: null, customer: null, customers: 3 },
    /^Orderschluss3 Verkaufsstellen ohne Auftrag/,
  ],
] as const)('D8 J1 an entry is told in %s: %j', async (language, entry, told) => {
  await renderWithWords(
    <ul>
      <AgendaEntryLine entry={sampleAgendaEntry(entry)} now={Date.UTC(2026, 10, 23)} />
    </ul>,
    language,
  );
  expect(screen.getByRole('listitem').textContent?.replace(/[\u00a0\u202f]/g, ' ')).toMatch(told);
});

it('D8 an entry is one link, to where it is dealt with', async () => {
  await renderWithWords(<AgendaEntryLine entry={sampleAgendaEntry()} now={0} />);
  expect(screen.getByRole('link', { name: 'Modehaus Lindner' })).toHaveAttribute(
    'href',
    '/ordering/preorder/C1/SS27.13-0.main/cart',
  );
});

it.each([
  ['en', 'Maintenance'],
  ['de', 'Wartung'],
] as const)(
  'D8 E3 in %s a line to a page under maintenance says so, and leads nowhere',
  async (language, said) => {
    const entry = sampleAgendaEntry({});
    const view = await renderWithWords(
      <ul>
        <AgendaEntryLine entry={entry} now={0} closed />
      </ul>,
      language,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(said);
    expect(screen.getByText(entry.customer?.name ?? '')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    view.unmount();
  },
);
