import { fromPromise } from 'xstate';
import { type Agenda, agenda } from '../contract/index.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { watchPortal } from '../platform/portalFacts.ts';
import { watchPage } from '../platform/watchPage.ts';
import { agendaMachine } from './agenda.machine.ts';

/** The agenda's chart with its services provided. */
export const agendaLogic = ({ api, ports, portal }: OverlaysDependencies): typeof agendaMachine =>
  agendaMachine.provide({
    actors: {
      readAgenda: fromPromise<Agenda>(({ signal }) => api.send(agenda, { signal })),
      watchPage: watchPage(ports),
      watchPortal: watchPortal(portal),
    },
  });
