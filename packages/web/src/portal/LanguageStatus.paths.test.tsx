import { languageMachine } from '@selvedge/core';
import { wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type ActorRefFrom, type AnyActorRef, type AnyStateMachine, fromPromise } from 'xstate';
import { screenTour } from '../testing/screenTour.tsx';
import { LanguageStatus } from './LanguageStatus.tsx';

const overlay = () => screen.queryByRole('dialog', { name: 'Saving your settings' });
const unsaved = 'Your language could not be saved';
const explains = /Your language is being saved/;
const apologizes = /This seems to take longer than usual/;

const quiet = () => {
  expect(overlay()).toBeNull();
  expect(screen.queryByText(unsaved)).toBeNull();
};
const open = (said: RegExp[], unsaid: RegExp[]) => () => {
  for (const text of said) expect(overlay()).toHaveTextContent(text);
  for (const text of unsaid) expect(overlay()).not.toHaveTextContent(text);
};

let remembering: { resolve: () => void; reject: (error: unknown) => void };
const remember = () =>
  new Promise<void>((resolve, reject) => {
    remembering = { resolve, reject };
  });

screenTour('J1 J2 C8 the language’s overlay, on the screen', {
  chart: languageMachine,
  unreported: {
    readChoice: 'the language shown stays, and the stored one is read again once the portal responds',
    remember: 'nothing is asked of the server: the browser keeps it',
  },
  pictures: {
    nothing: {
      reading: 'the page is there in a language; a better one is looked for in silence',
      anonymous: 'nobody is signed in whose language it would be',
      settled: 'the page is in its language',
      unread: 'the page is there in a language; the stored one is read again in silence',
      remembering: 'the choice is kept in silence',
      'storing.quiet': 'a short wait shows nothing',
    },
  },
  tour: {
    input: { language: 'en' as const },
    events: [
      { type: 'user.arrived' },
      { type: 'user.left' },
      { type: 'language.chosen', language: 'de' },
      { type: 'storing.retried' },
      { type: 'choice.retried' },
      { type: 'storing.dismissed' },
    ],
    answers: {
      readChoice: [
        { stored: 'de', chosen: null },
        { stored: null, chosen: null },
      ],
      storeChoice: ['de'],
    },
  },
  machine: (api) =>
    (wired.language(api) as AnyStateMachine).provide({ actors: { remember: fromPromise(remember) } }),
  screen: (actor: AnyActorRef) => <LanguageStatus language={actor as ActorRefFrom<typeof languageMachine>} />,
  userActions: {
    'storing.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'storing.dismissed': (user) => user.click(screen.getByRole('button', { name: 'Dismiss' })),
  },
  answers: {
    readChoice: (answer, { fake }) =>
      fake.pending.at(-1)?.answer({ selectedLanguage: (answer as { stored: string | null }).stored }),
    storeChoice: (_, { fake }) => fake.pending.at(-1)?.answer(null),
    remember: () => remembering.resolve(),
  },
  failures: { remember: (error) => remembering.reject(error) },
  shows: {
    anonymous: quiet,
    remembering: quiet,
    reading: quiet,
    settled: quiet,
    unread: quiet,
    'storing.quiet': quiet,
    'storing.overlaid': open([], [explains, apologizes]),
    'storing.explained': open([explains], [apologizes]),
    'storing.slow': open([explains, apologizes], []),
    unsaved: () => expect(screen.getByText(unsaved)).toBeVisible(),
  },
});
