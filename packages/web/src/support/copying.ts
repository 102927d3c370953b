import type { FlightRecorder } from '@selvedge/core';
import { supportActors, supportMachine } from '@selvedge/core/overlays';
import { type ActorRefFrom, createActor } from 'xstate';

export type Support = ActorRefFrom<typeof supportMachine>;

/**
 * Gathers and copies in an actor of its own: none of the portal's has to be alive for it.
 *
 * @param head Error ID, version, page and browser
 * @param recorder what keeps the last steps; none: the head alone is copied
 */
export function startCopying(head: string, version: string, recorder: FlightRecorder | undefined): Support {
  const actors = supportActors({
    gathered: async (text) => {
      if (!recorder) return text;
      const { withRecording } = await import('./withRecording.ts');
      return withRecording(text, recorder, version);
    },
    // Also where there is no clipboard, on an insecure origin.
    toClipboard: async (text) => navigator.clipboard.writeText(text),
  });
  return createActor(supportMachine.provide({ actors }), { input: { head } }).start();
}
