import { fromPromise } from 'xstate';
import { exportMessage, type Language, mailMessage, printToken } from '../contract/index.ts';
import { raise } from '../notices/raise.ts';
import { addressOf } from '../platform/api/address.ts';
import { failureOf } from '../platform/api/failure.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { eventDialogMachine } from './eventDialog.machine.ts';
import { forwardMachine } from './forward.machine.ts';

type ExportOf = { readonly messageId: string; readonly token: string; readonly language: Language };

/** The address of a message's calendar file; the user is identified by a print token (F5). */
export const calendarAddress = (
  { configuration: { apiUrl, extranetUrl } }: Pick<OverlaysDependencies, 'configuration'>,
  { messageId, token, language }: ExportOf,
): string => {
  const query = new URLSearchParams({ 'print-token': token, lang: language });
  return `${addressOf(exportMessage, { apiUrl, extranetUrl }, { messageId })}?${query}`;
};

/** The chart of the event's dialog with its services provided. */
export const eventDialogLogic = (dependencies: OverlaysDependencies): typeof eventDialogMachine =>
  eventDialogMachine.provide({
    actors: {
      forward: forwardMachine.provide({
        actors: {
          /** Not aborted when the dialog is closed: if sending fails after that, a notice tells the user. */
          mail: fromPromise<void, { messageId: string; recipient: string }>(
            async ({ input: { messageId, recipient }, signal, system }) => {
              try {
                await dependencies.api.send(mailMessage, {
                  params: { messageId },
                  body: { recipients: [recipient] },
                });
              } catch (error) {
                if (signal.aborted)
                  raise({ system }, { notice: { subject: 'forward', failure: failureOf(error) } });
                throw error;
              }
            },
          ),
        },
      }),
      openCalendar: fromPromise<void, { messageId: string }>(async ({ input: { messageId }, signal }) => {
        const { language } = dependencies.portal.facts();
        const { 'print-token': token } = await dependencies.api.send(printToken, {
          query: { document: `message:${messageId}` },
          signal,
        });
        dependencies.ports.openWindow(calendarAddress(dependencies, { messageId, token, language }));
      }),
    },
  });
