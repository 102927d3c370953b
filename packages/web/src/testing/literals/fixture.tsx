import { type FakeApi, settle } from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type ActorOptions, type AnyActorLogic, createActor, SimulatedClock } from 'xstate';
import type { Language } from '../../messages/languages.ts';
import { renderWithWords } from '../renderWithWords.tsx';
import type { Say } from './saying.ts';

/** What a place is given to show its texts on. */
export interface Fixture {
  readonly language: Language;
  readonly say: Say;
  readonly user: UserEvent;
  show(part: ReactElement): Promise<unknown>;
}

/** Shows a screen by its chart, and throws where a text is not where it belongs or does not do what it says. */
export type Look = (fixture: Fixture) => Promise<void>;

export const fixtureIn = (language: Language, say: Say): Fixture => ({
  language,
  say,
  user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  show: (part) => renderWithWords(part, language),
});

/** A chart on a clock of its own. */
export const start = <Logic extends AnyActorLogic>(logic: Logic, options: ActorOptions<Logic>) => {
  const clock = new SimulatedClock();
  const actor = createActor(logic, { ...options, clock } as never);
  actor.start();
  return { actor, clock };
};

const callOf = (fake: FakeApi, name: string) => {
  const call = fake.pending.find((one) => one.name === name);
  if (!call) throw new Error(`${name} is not asked for, but ${callsOf(fake)}`);
  return call;
};

/** The calls that wait for an answer, by their names. */
export const callsOf = (fake: FakeApi) => fake.pending.map(({ name }) => name);

/** Answers the call of a name. */
export const answer = (fake: FakeApi, name: string, value: unknown) =>
  act(async () => {
    callOf(fake, name).answer(value);
    await settle();
  });

/** Refuses the call of a name. */
export const refuse = (fake: FakeApi, name: string, error: unknown) =>
  act(async () => {
    callOf(fake, name).fail(error);
    await settle();
  });

/** Says something to a chart, and lets what follows from it be. */
export const inAct = (tell: () => void) =>
  act(async () => {
    tell();
    await settle();
  });

export const button = (name: string) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.getByRole('heading', { name });
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
export const question = (name: string) => within(screen.getByRole('alertdialog', { name }));

/** The text of an element, its spaces all of one kind. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
