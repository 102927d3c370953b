import { failure } from '@selvedge/core';
import {
  type consentMachine,
  type eventDialogMachine,
  type keptWorkMachine,
  type maintenanceMachine,
  noticesMachine,
  overlaysLogic,
  type releaseMachine,
  type searchMachine,
} from '@selvedge/core/overlays';
import {
  createFakeApi,
  eventDialogLogic,
  fakeBrowser,
  fakeOverlaysDependencies,
  sampleMaintenance,
  sampleMessage,
  samplePortalFacts,
  serverDown,
  settle,
  wired,
} from '@selvedge/core/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { ConsentLayer } from '../../../consent/ConsentLayer.tsx';
import { EventDialog } from '../../../event/EventDialog.tsx';
import { NewVersion } from '../../../failure/NewVersion.tsx';
import { KeptWorkDialog } from '../../../keptWork/KeptWorkDialog.tsx';
import { MaintenanceLayer } from '../../../maintenance/MaintenanceLayer.tsx';
import { NoticeStack } from '../../../notices/NoticeStack.tsx';
import { CrashView } from '../../../portal/crash/CrashView.tsx';
import { Dashboard } from '../../../portal/DashboardScreen.tsx';
import { openPortal, sampleTile } from '../../../portal/testing/openPortal.tsx';
import { ReleaseNotice } from '../../../release/ReleaseNotice.tsx';
import { SearchDialog } from '../../../search/SearchDialog.tsx';
import {
  answer,
  button,
  dialog,
  heading,
  inAct,
  type Look,
  question,
  refuse,
  start,
  textOf,
} from '../fixture.tsx';

const onPage = () => {
  const fake = createFakeApi();
  const page = fakeBrowser().open('https://portal.test/');
  const dependencies = fakeOverlaysDependencies(fake.api, page);
  const { actors } = overlaysLogic(dependencies).implementations;
  return { fake, page, dependencies, actors };
};

const tilesFailed: Look = async ({ say, show }) => {
  const fake = createFakeApi();
  const { actor: tiles } = start(wired.tiles(fake.api), {});
  const { actor: greeting } = start(wired.greeting(fake.api), {});
  await show(<Dashboard tiles={tiles} greeting={greeting} />);
  await act(settle);
  for (const { name } of [...fake.pending]) await refuse(fake, name, serverDown);
  const alerts = screen.getAllByRole('alert');
  for (const alert of alerts) within(alert).getByText(say('errorOccurred'));
  expect(alerts.length).toBeGreaterThan(0);
  expect(screen.getAllByText(say('errorId', { tracking: 'T-1' }))).not.toHaveLength(0);
};

const tilesInMaintenance: Look = async ({ language, say }) => {
  const now = { start: 0, end: Date.UTC(2100, 0) / 1000 };
  const { serve, close } = await openPortal('/', {
    language,
    tiles: [
      sampleTile({ id: 'a', title: 'Tile A', link: '/a' }),
      sampleTile({ id: 'b', title: 'Tile B', link: '/b' }),
    ],
    answers: {
      '/api/v1/maintenances': [
        sampleMaintenance({ id: 'm-a', tiles: ['a'], ...now }),
        sampleMaintenance({ id: 'm-b', tiles: ['b'], features: ['SCAN_ARTICLES'], ...now }),
      ],
    },
  });
  await serve();
  await serve();
  const overlay = (title: string, text: string) => {
    const tile = screen.getByRole('heading', { level: 2, name: new RegExp(title) }).closest('article');
    within(tile as HTMLElement).getByText(text);
  };
  overlay('Tile A', say('tileMaintenance'));
  overlay('Tile B', say('tilePartly'));
  close();
};

const maintenance: Look = async ({ say, show }) => {
  const { fake, page, actors } = onPage();
  const { actor, clock } = start(actors.maintenance as typeof maintenanceMachine, {
    input: samplePortalFacts(),
  });
  await show(
    <MaintenanceLayer
      actor={actor as ActorRefFrom<typeof maintenanceMachine>}
      tileTitles={{}}
      isSignedIn
      languages={null}
    />,
  );
  const inAMinute = page.ports.now() + 60_000;
  await act(async () => {
    fake.pending.at(-1)?.answer([sampleMaintenance({ start: inAMinute / 1000, end: inAMinute / 1000 + 60 })]);
    await settle();
  });
  screen.getByRole('complementary', { name: say('maintenanceNotice') });
  await inAct(() => {
    page.pass(60_000);
    clock.increment(60_000);
  });
  question(say('activeMaintenance'));
};

const event: Look = async ({ say, user, show }) => {
  const fake = createFakeApi();
  const page = fakeBrowser().open('https://portal.test/');
  const { actor } = start(eventDialogLogic(fakeOverlaysDependencies(fake.api, page)), {
    input: { message: sampleMessage() },
  });
  await show(<EventDialog dialog={actor as ActorRefFrom<typeof eventDialogMachine>} />);
  await user.click(button(say('toCalendar')));
  await answer(fake, 'printToken', { 'print-token': 'p-1' });
  expect(page.opened.at(-1)).toMatch(/export\?print-token=p-1/);
  await user.click(screen.getByRole('tab', { name: say('forward') }));
  const field = screen.getByRole('textbox');
  const send = screen.getByRole('textbox').closest('form')?.querySelector('button') as HTMLElement;
  await user.click(send);
  expect(field).toHaveAccessibleDescription(say('fieldRequired'));
  fireEvent.change(field, { target: { value: 'anna' } });
  await user.click(send);
  expect(field).toHaveAccessibleDescription(say('emailInvalid'));
  fireEvent.change(field, { target: { value: 'anna@example.com' } });
  await user.click(send);
  await answer(fake, 'mailMessage', null);
  await user.click(button(say('sendToMore')));
  expect(screen.getByRole('textbox')).toHaveValue('');
};

const search: Look = async ({ say, show }) => {
  const { fake, actors } = onPage();
  const { actor, clock } = start(actors.search as typeof searchMachine, {});
  await show(<SearchDialog search={actor as ActorRefFrom<typeof searchMachine>} />);
  await inAct(() => actor.send({ type: 'search.opened' }));
  const box = dialog(say('searchBox'));
  fireEvent.change(box.getByRole('searchbox', { name: say('searchBox') }), { target: { value: 'linen' } });
  await inAct(() => clock.increment(200));
  await answer(fake, 'search', [
    { type: 'dashboardTile', title: 'T1', link: '/linen' },
    { type: 'formsManuals', title: 'T2', slug: 'returns', documentType: 'form', fileId: 'f-1' },
    { type: 'event', title: 'T3', start: '2027-01-20T09:00:00Z', slug: 'e-1' },
    { type: 'zendeskArticle', itemType: 'contacts', title: 'T4', url: 'c/1' },
    { type: 'zendeskArticle', itemType: 'faq', title: 'T5', url: 'faq/1' },
  ]);
  const kinds = ['apps', 'formsManuals', 'events', 'contacts', 'faq'] as const;
  for (const [at, kind] of kinds.entries()) {
    const group = within(box.getByRole('heading', { name: say(kind) }).parentElement as HTMLElement);
    expect(group.getAllByRole('link')).toHaveLength(1);
    group.getByRole('link', { name: new RegExp(`T${at + 1}`) });
    const filter = box.getAllByRole('button').filter(({ ariaPressed }) => ariaPressed !== null)[at];
    expect(textOf(filter).startsWith(say(kind)), textOf(filter)).toBe(true);
  }
};

const kept: Look = async ({ say, user, show }) => {
  const { fake, page, actors } = onPage();
  const { actor } = start(actors.keptWork as typeof keptWorkMachine, {});
  const cells = [['v-1', '5', 0, []]];
  const draft = JSON.stringify({ format: 1, at: 1, cartId: null, cells });
  const ask = async () => {
    page.local.set('selvedge.draft.ada/preorder/c-1/SS27/1/main/p1', draft);
    await inAct(() => actor.send({ type: 'logout.wished' }));
    await act(settle);
  };
  await show(<KeptWorkDialog actor={actor} />);
  await ask();
  await answer(fake, 'userProfile', { firstName: 'Ada', lastName: 'Lind', canonicalId: 'ada', email: '' });
  await user.click(button(say('leaveKept')));
  expect(page.local.size).toBe(1);
  await ask();
  await user.click(button(say('removeKept')));
  expect([...page.local.keys()]).toEqual(['selvedge.givenUp']);
};

const consent: Look = async ({ say, user, show }) => {
  const { page, actors, dependencies } = onPage();
  const { actor } = start(actors.consent as typeof consentMachine, { input: samplePortalFacts() });
  await show(<ConsentLayer consent={actor as ActorRefFrom<typeof consentMachine>} />);
  await act(settle);
  await user.click(button(say('settings')));
  expect(screen.getByRole('switch')).not.toBeChecked();
  await inAct(() => actor.send({ type: 'settings.closed' }));
  await user.click(button(say('decline')));
  await act(settle);
  expect(page.cookies.get('enable-tracking')).toBe('false');
  dependencies.tell({ route: { screen: 'trackingOff' } });
  await act(settle);
  dependencies.tell({ route: { screen: 'imprint' } });
  await act(settle);
  within(screen.getByRole('alert')).getByText(say('deactivated'));
};

const consentGiven: Look = async ({ say, user, show }) => {
  const { page, actors } = onPage();
  const { actor } = start(actors.consent as typeof consentMachine, { input: samplePortalFacts() });
  await show(<ConsentLayer consent={actor as ActorRefFrom<typeof consentMachine>} />);
  await act(settle);
  await user.click(button(say('accept')));
  await act(settle);
  expect(page.cookies.get('enable-tracking')).toBe('true');
};

const snackbar: Look = async ({ say, show }) => {
  const { actor } = start(noticesMachine, {});
  await show(<NoticeStack actor={actor as ActorRefFrom<typeof noticesMachine>} />);
  await inAct(() =>
    actor.send({
      type: 'notice.raised',
      notice: { subject: 'favorite', failure: failure({ kind: 'malformed', tracking: 'e-77' }) },
    }),
  );
  const slip = within(screen.getByRole('listitem'));
  slip.getByText(say('unexpected'));
  slip.getByText(say('errorId', { tracking: 'e-77' }));
};

const crash: Look = async ({ say, user, show }) => {
  const onCopy = vi.fn();
  await show(<CrashView head="Fault" errorId="0a1b" support={undefined} onCopy={onCopy} />);
  const alert = within(screen.getByRole('alert'));
  alert.getByText(say('unexpected'));
  alert.getByText(say('errorId', { tracking: '0a1b' }));
  await user.click(button(say('copySupport')));
  expect(onCopy).toHaveBeenCalledOnce();
};

const newVersion: Look = async ({ say, user, show }) => {
  const onRefresh = vi.fn();
  await show(<NewVersion onRefresh={onRefresh} />);
  heading(say('newVersion'));
  await user.click(button(say('refresh')));
  expect(onRefresh).toHaveBeenCalledOnce();
};

const outdated: Look = async ({ say, user, show }) => {
  const { page, dependencies, actors } = onPage();
  const { actor, clock } = start(actors.release as typeof releaseMachine, { input: { release: 1 } });
  page.engage(true);
  await show(<ReleaseNotice actor={actor} />);
  await inAct(() => dependencies.oldestRelease.onTold(2));
  const notice = await screen.findByRole('status');
  within(notice).getByText(say('outdated'));
  within(notice).getByText(say('outdatedUnsent'));
  page.engage(false);
  await inAct(() => clock.increment(1_000));
  within(notice).getByText(say('outdatedSoon'));
  await user.click(button(say('refresh')));
  await inAct(() => {});
  within(notice).getByText(say('outdatedStuck'));
  expect(page.reloads()).toBe(1);
};

export const overlayPlaces = {
  'a dashboard that fails': tilesFailed,
  'tiles under maintenance': tilesInMaintenance,
  'a maintenance, announced and active': maintenance,
  'the dialog of an event': event,
  'the search': search,
  'work kept on the device': kept,
  'the question of consent, declined': consent,
  'the question of consent, accepted': consentGiven,
  'a snackbar': snackbar,
  'the error screen': crash,
  'a new version': newVersion,
  'a page that is too old': outdated,
} satisfies Record<string, Look>;
