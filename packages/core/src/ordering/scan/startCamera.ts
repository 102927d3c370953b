import { type ActorRefFrom, type CallbackActorLogic, createActor, type EventObject } from 'xstate';
import { cameraMachine } from './camera.machine.ts';
import type { scanMachine } from './scan.machine.ts';

/** What filming needs of the page. */
export interface CameraDependencies {
  /** The service that films into the picture on the page. */
  readonly film: CallbackActorLogic<EventObject, { cameraId: string | null }>;
  /** Confirms to the user that a code was read. */
  readonly confirm: () => void;
}

/** Reads codes by camera and hands them to the scanner. It runs as long as the page shows its picture. */
export const startCamera = (
  scan: ActorRefFrom<typeof scanMachine>,
  { film, confirm }: CameraDependencies,
): ActorRefFrom<typeof cameraMachine> =>
  createActor(
    cameraMachine.provide({
      actors: { film },
      actions: {
        tell: (_, { text, at }) => {
          confirm();
          scan.send({ type: 'code.scanned', text, at });
        },
      },
    }),
  ).start();
