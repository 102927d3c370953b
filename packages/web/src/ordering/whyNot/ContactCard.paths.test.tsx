import { type contactMachine, overlaysLogic } from '@selvedge/core/overlays';
import {
  contactTour,
  createFakeApi,
  type FakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  contactAsked as of,
  sampleContact as person,
  samplePlace,
  settle,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { screenTour } from '../../testing/screenTour.tsx';
import { SelfService } from '../access/SelfService.ts';
import { ContactCard } from './ContactCard.tsx';

type ContactRef = ActorRefFrom<typeof contactMachine>;

const machineOn = (api: FakeApi['api']) =>
  overlaysLogic(fakeOverlaysDependencies(api, fakeBrowser().open('https://portal.test/'))).implementations
    .actors.contact as typeof contactMachine;

const reason = 'The order exceeds the order limit.';
const shown = (contact: ContactRef) => (
  <SelfService value="https://help.test/self/">
    <ContactCard contact={contact} place={samplePlace} reason={reason} />
  </SelfService>
);
const phone = () => screen.queryByRole('link', { name: person.phone });
const isBusy = () => document.querySelector('[aria-busy=true]') !== null;

screenTour('K1 whom to ask, on the screen', {
  chart: machineOn(createFakeApi().api),
  pictures: { nothing: { resting: 'the card is not there before it is asked for' } },
  tour: contactTour,
  machine: machineOn,
  screen: (actor) => shown(actor as ContactRef),
  userActions: {
    'contact.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    resting: () => expect(phone()).toBeNull(),
    reading: () => expect([isBusy(), phone()]).toEqual([true, null]),
    named: () => {
      expect(isBusy()).toBe(false);
      expect(screen.getByText(person.name)).toBeVisible();
      expect(phone()).toHaveAttribute('href', 'tel:+492115550214');
    },
    unnamed: () => {
      expect(screen.getByText(/No contact has been named/)).toBeVisible();
      expect(screen.getByRole('link', { name: /contact form/ })).toBeVisible();
    },
    failed: () => expect(screen.getByText('Your contact could not be loaded.')).toBeVisible(),
  },
});

it.each([
  ['en', /Write an email/, /contact form/, 'Order limit: Modehaus Lindner (104203)', 'Hello Marlene Oster,'],
  [
    'de',
    /E-Mail schreiben/,
    /Kontaktformular/,
    'Orderlimit: Modehaus Lindner (104203)',
    'Guten Tag Marlene Oster,',
  ],
] as const)('K1 the message says in %s what it is about', async (language, mail, form, subject, greeting) => {
  const fake = createFakeApi();
  const contact = createActor(machineOn(fake.api)).start();
  contact.send({ type: 'contact.wanted', of });
  fake.pending[0]?.answer(person);
  await settle();
  await renderWithWords(shown(contact), language);
  const address = (name: RegExp) =>
    new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://portal.test');
  const letter = address(mail);
  expect([letter.protocol, decodeURIComponent(letter.pathname)]).toEqual(['mailto:', person.email]);
  const written = address(form);
  expect(written.pathname).toBe('/self/request');
  expect(written.searchParams.get('lang')).toBe(language);
  for (const query of [letter.searchParams, written.searchParams]) {
    expect(query.get('subject')).toBe(subject);
  }
  for (const text of [letter.searchParams.get('body'), written.searchParams.get('message')]) {
    expect(text).toContain(greeting);
    for (const part of ['Modehaus Lindner (104203)', samplePlace.season, reason, window.location.href])
      expect(text).toContain(part);
  }
});
