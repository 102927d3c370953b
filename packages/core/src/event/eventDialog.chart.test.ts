import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Notice } from '../notices/notices.ts';
import { OVERLAYS } from '../notices/raise.ts';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  networkLost,
  sampleMessage,
  settle,
  wiringSuite,
} from '../testing/index.ts';
import { calendarAddress, eventDialogLogic } from './event.actors.ts';
import { type EventDialogContext, eventDialogMachine } from './eventDialog.machine.ts';

const openPage = () => fakeBrowser().open('https://portal.test/');
const logicOn = (api: Parameters<typeof fakeOverlaysDependencies>[0], page = openPage()) =>
  eventDialogLogic(fakeOverlaysDependencies(api, page, { language: 'de' }));

const dialogTour = {
  input: { message: sampleMessage() },
  events: [
    { type: 'view.chosen', view: 'event' },
    { type: 'view.chosen', view: 'forward' },
    { type: 'calendar.requested' },
    { type: 'dialog.closed' },
  ],
};

chartSuite(eventDialogMachine, {
  ...dialogTour,
  invariants: {
    'F5 a failure is known exactly where it is shown': (snapshot) =>
      snapshot.hasTag('failed') === ((snapshot.context as EventDialogContext).failure !== null) ||
      snapshot.matches('closed'),
    'F5 one token at a time is asked for': (snapshot) =>
      !snapshot.hasTag('pending') || !snapshot.can({ type: 'calendar.requested' }),
    'F4 the form stays while the dialog is open': (snapshot) =>
      'forward' in snapshot.children === snapshot.matches('open'),
  },
});

wiringSuite(eventDialogMachine, {
  tour: dialogTour,
  machine: (api) => logicOn(api),
  doing: {
    answers: { openCalendar: (_, { fake }) => fake.pending[0]?.answer({ 'print-token': 'p-1' }) },
  },
});

describe('the dialog of an event', () => {
  const start = async () => {
    const { api, pending, sent } = createFakeApi();
    const page = openPage();
    const actor = createActor(logicOn(api, page), { input: dialogTour.input }).start();
    await settle();
    return { actor, pending, sent, page };
  };

  it('F5 opens the calendar’s file with a print token for this message and the language', async () => {
    const { actor, pending, page } = await start();
    actor.send({ type: 'calendar.requested' });
    await settle();
    expect([pending[0]?.address, pending[0]?.call.query]).toEqual([
      '/api/v1/print-token',
      { document: 'message:event-1' },
    ]);
    expect(page.opened).toEqual([]);
    pending[0]?.answer({ 'print-token': 'a+b/c=' });
    await settle();
    expect(page.opened).toEqual(['/api/v1/content/messages/event-1/export?print-token=a%2Bb%2Fc%3D&lang=de']);
  });

  it('F5 opens no window once the dialog is closed', async () => {
    const { actor, pending, page } = await start();
    actor.send({ type: 'calendar.requested' });
    await settle();
    const [call] = pending;
    actor.send({ type: 'dialog.closed' });
    call?.answer({ 'print-token': 'p-1' });
    await settle();
    expect(page.opened).toEqual([]);
  });

  it('F5 goes to the API the configuration names', () => {
    const { api } = createFakeApi();
    const dependencies = fakeOverlaysDependencies(api, openPage());
    const configuration = { ...dependencies.configuration, apiUrl: 'https://api.example.test' };
    expect(calendarAddress({ configuration }, { messageId: 'a/b', token: 't', language: 'en' })).toBe(
      'https://api.example.test/v1/content/messages/a%2Fb/export?print-token=t&lang=en',
    );
  });

  it('F4 sends to the address without the blanks around it, once', async () => {
    const { actor, pending, sent } = await start();
    const form = actor.getSnapshot().children.forward;
    form?.send({ type: 'address.changed', address: ' anna@example.com ' });
    form?.send({ type: 'forward.submitted' });
    form?.send({ type: 'forward.submitted' });
    await settle();
    expect(sent).toEqual(['mailMessage']);
    expect([pending[0]?.address, pending[0]?.call.body]).toEqual([
      '/api/v1/content/messages/event-1/mail',
      { recipients: ['anna@example.com'] },
    ]);
  });

  it('F4 keeps what was typed while the event is read, and after a failure', async () => {
    const { actor, pending } = await start();
    const form = actor.getSnapshot().children.forward;
    form?.send({ type: 'address.changed', address: 'anna@example.com' });
    form?.send({ type: 'forward.submitted' });
    actor.send({ type: 'view.chosen', view: 'forward' });
    actor.send({ type: 'view.chosen', view: 'event' });
    await settle();
    pending[0]?.fail(networkLost);
    await settle();
    expect(form?.getSnapshot().matches({ idle: 'failed' })).toBe(true);
    expect(form?.getSnapshot().context.address).toBe('anna@example.com');
  });
});

describe('F4 an event that is being sent on while its dialog closes', () => {
  const sendAndClose = async () => {
    const { api, pending } = createFakeApi();
    const raised: Notice[] = [];
    const around = setup({
      types: {
        events: {} as { type: 'notice.raised'; notice: Notice },
        children: {} as { eventDialog: 'eventDialog' },
      },
      actors: { eventDialog: logicOn(api) },
    }).createMachine({
      invoke: { id: 'eventDialog', src: 'eventDialog', input: dialogTour.input },
      on: { 'notice.raised': { actions: ({ event }) => raised.push(event.notice) } },
    });
    const root = createActor(around, { systemId: OVERLAYS }).start();
    const dialog = root.getSnapshot().children.eventDialog;
    const form = dialog?.getSnapshot().children.forward;
    form?.send({ type: 'address.changed', address: 'anna@example.com' });
    form?.send({ type: 'forward.submitted' });
    await settle();
    const [call] = pending;
    const close = () => dialog?.send({ type: 'dialog.closed' });
    return { call, close, raised, pending };
  };

  it('F4 goes on, and nothing is said of it when it was sent', async () => {
    const { call, close, raised, pending } = await sendAndClose();
    close();
    await settle();
    expect(call?.address).toBe('/api/v1/content/messages/event-1/mail');
    expect(pending).toEqual([call]);
    call?.answer(null);
    await settle();
    expect(raised).toEqual([]);
  });

  it('F4 C6 is told of by a notice when it failed', async () => {
    const { call, close, raised } = await sendAndClose();
    close();
    await settle();
    call?.fail(networkLost);
    await settle();
    expect(raised).toEqual([{ subject: 'forward', failure: networkLost.failure }]);
  });

  it('F4 is told of by the dialog alone when it failed while that was open', async () => {
    const { call, close, raised } = await sendAndClose();
    call?.fail(networkLost);
    await settle();
    close();
    await settle();
    expect(raised).toEqual([]);
  });
});
