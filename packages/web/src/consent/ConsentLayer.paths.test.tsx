import { type consentMachine, overlaysLogic } from '@selvedge/core/overlays';
import {
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  samplePortalFacts,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ActorRefFrom, type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { screenTour } from '../testing/screenTour.tsx';
import { ConsentLayer } from './ConsentLayer.tsx';

type ConsentRef = ActorRefFrom<typeof consentMachine>;

const chart = () => {
  const dependencies = fakeOverlaysDependencies(
    createFakeApi().api,
    fakeBrowser().open('https://portal.test/'),
  );
  return overlaysLogic(dependencies).implementations.actors.consent as typeof consentMachine;
};

interface Waiting {
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
}
const waiting = new Map<string, Waiting>();
const held = (name: string) =>
  fromPromise(() => new Promise<never>((resolve, reject) => waiting.set(name, { resolve, reject })));
beforeEach(() => waiting.clear());

const end = (name: string) => (output: unknown) => waiting.get(name)?.resolve(output as never);
const fail = (name: string) => (error: unknown) => waiting.get(name)?.reject(error);
const invokes = {
  readConsent: 'readConsent',
  keepAccepted: 'keepConsent',
  keepDeclined: 'keepConsent',
  keepOff: 'keepConsent',
  showImprint: 'showImprint',
};
const each = (act: (name: string) => (value: unknown) => void) =>
  Object.fromEntries(Object.entries(invokes).map(([id, name]) => [id, act(name)]));

const question = () => screen.queryByRole('dialog', { name: 'May we analyse how the portal is used?' });
const settings = () => screen.queryByRole('dialog', { name: 'Privacy settings' });
const press = (name: string) => screen.getByRole('button', { name });

/** By the question where it stands, else by the settings. */
const choose = (accepted: boolean) => async (user: ReturnType<typeof userEvent.setup>, actor: ConsentRef) => {
  if (question()) return user.click(press(accepted ? 'Accept' : 'Decline'));
  const dialog = settings();
  if (!dialog) return actor.send({ type: accepted ? 'consent.accepted' : 'consent.declined' });
  const toggle = within(dialog).getByRole<HTMLInputElement>('switch', { name: 'Usage analysis' });
  if (toggle.checked !== accepted) await user.click(toggle);
  return user.click(within(dialog).getByRole('button', { name: 'Save' }));
};

const nothing = () => {
  expect([question(), settings(), screen.queryByRole('alert')]).toEqual([null, null, null]);
};
const setTo = (on: boolean) => () => {
  expect(question()).toBeNull();
  const toggle = screen.getByRole('switch', { name: 'Usage analysis' });
  expect((toggle as HTMLInputElement).checked).toBe(on);
};

screenTour('I1 H2 consent, on the screen', {
  chart: chart(),
  unreported: {
    readConsent: 'nothing is asked of the server: the browser keeps it',
    keepAccepted: 'a snackbar tells it',
    keepDeclined: 'a snackbar tells it',
    keepOff: 'a snackbar tells it',
    showImprint: 'the page itself does it, without a call',
  },
  pictures: {
    nothing: {
      reading: 'nobody is asked until it is known what was answered before',
      'undecided.elsewhere': 'nobody is asked on the pages of law',
      'accepted.keeping': 'the answer is given, and the question gone',
      'accepted.kept': 'the answer is given, and the question gone',
      'declined.keeping': 'the answer is given, and the question gone',
      'declined.kept': 'the answer is given, and the question gone',
      'declined.turningOff': 'the page of the address says what goes on',
      'declined.leaving': 'the page of the address says what goes on',
    },
    sameAs: { 'declined.settings': ['undecided.settings', 'without consent the analysis is off'] },
  },
  tour: {
    input: samplePortalFacts(),
    events: [
      { type: 'consent.accepted' },
      { type: 'consent.declined' },
      { type: 'consent.reopened' },
      { type: 'settings.opened' },
      { type: 'settings.closed' },
      { type: 'deactivation.dismissed' },
      { type: 'choice.seen', choice: 'undecided' },
      { type: 'choice.seen', choice: 'accepted' },
      { type: 'route.changed', route: { screen: 'dashboard' } },
      { type: 'route.changed', route: { screen: 'imprint' } },
      { type: 'route.changed', route: { screen: 'trackingOff' } },
    ],
    answers: { readConsent: [{ choice: 'undecided', isTracked: true }] },
  },
  machine: () =>
    (chart() as AnyStateMachine).provide({
      actors: {
        watchPortal: fromCallback(() => {}),
        watchConsent: fromCallback(() => {}),
        ...Object.fromEntries(Object.values(invokes).map((name) => [name, held(name)])),
      },
    }),
  screen: (actor) => <ConsentLayer consent={actor as ConsentRef} />,
  userActions: {
    'consent.accepted': (user, _, { actor }) => choose(true)(user, actor as ConsentRef),
    'consent.declined': (user, _, { actor }) => choose(false)(user, actor as ConsentRef),
    'settings.opened': (user) => user.click(press('Settings')),
    'settings.closed': (user) => user.click(press('Close')),
    'deactivation.dismissed': (user) => user.click(press('Dismiss')),
  },
  answers: each(end),
  failures: each(fail),
  shows: {
    reading: nothing,
    'undecided.elsewhere': nothing,
    'undecided.asking': () => {
      expect(question()).toBeVisible();
      expect(settings()).toBeNull();
      expect(screen.getByRole('status')).toHaveTextContent(/question about usage analysis has appeared/);
    },
    'undecided.settings': setTo(false),
    'accepted.keeping': nothing,
    'accepted.kept': nothing,
    'accepted.settings': setTo(true),
    'declined.keeping': nothing,
    'declined.kept': nothing,
    'declined.settings': setTo(false),
    'declined.turningOff': nothing,
    'declined.leaving': nothing,
    'declined.deactivated': () =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The analysis service has been successfully deactivated.',
      ),
  },
});

const asked = async () => {
  const page = fakeBrowser().open('https://portal.test/');
  const dependencies = fakeOverlaysDependencies(createFakeApi().api, page);
  const logic = overlaysLogic(dependencies).implementations.actors.consent as typeof consentMachine;
  const consent = createActor(logic, { input: samplePortalFacts() }).start();
  const user = userEvent.setup();
  await renderWithWords(
    <>
      <main tabIndex={-1}>
        <h1 tabIndex={-1}>Good morning</h1>
        <button type="button">First of the page</button>
      </main>
      <ConsentLayer consent={consent} />
    </>,
  );
  await screen.findByRole('dialog');
  return { user, page, consent };
};

describe('the question of consent', () => {
  it('I1 takes no focus and bars nothing, and is what Tab comes to first', async () => {
    const { user } = await asked();
    expect(document.body).toHaveFocus();
    expect(question()).toHaveAttribute('aria-modal', 'false');
    for (const next of ['Decline', 'Accept', 'Settings']) {
      await user.tab();
      expect(press(next)).toHaveFocus();
    }
    await user.click(press('First of the page'));
    expect(question()).toBeVisible();
  });

  it('I1 gives both answers the same weight', async () => {
    await asked();
    expect(press('Accept').className).toBe(press('Decline').className);
  });

  it('I1 C9 has the focus back on its button when its settings are left, and gives it to the page when answered', async () => {
    const { user } = await asked();
    await user.click(press('Settings'));
    await user.click(press('Close'));
    expect(press('Settings')).toHaveFocus();
    await user.click(press('Decline'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('I1 is settled by the settings as well, only once they are saved', async () => {
    const { user, page } = await asked();
    await user.click(press('Settings'));
    await user.click(screen.getByRole('switch'));
    await user.click(press('Close'));
    expect([page.cookies.size, question() !== null]).toEqual([0, true]);
    await user.click(press('Settings'));
    expect(screen.getByRole('switch')).not.toBeChecked();
    await user.click(screen.getByRole('switch'));
    await user.click(press('Save'));
    expect(page.cookies.get('enable-tracking')).toBe('true');
    expect([question(), settings()]).toEqual([null, null]);
  });
});
