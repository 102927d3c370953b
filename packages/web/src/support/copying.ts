import type { FlightRecorder } from '@selvedge/core';
import { supportActors, supportMachine } from '@selvedge/core/overlays';
import { type ActorRefFrom, createActor } from 'xstate';

export type Support = ActorRefFrom<typeof supportMachine>;

/**
 * Gathers and copies in an actor of its own, so that none of the portal's actors has to be running.
 *
 * @param head Error ID, version, page and browser
 * @param recorder has the last steps; without it only the head is copied
 */
export function startCopying(head: string, version: string, recorder: FlightRecorder | undefined): Support {
  const actors = supportActors({
    gathered: async (text) => {
      if (!recorder) return text;
      const { withRecording } = await import('./withRecording.ts');
      return withRecording(text, recorder, version);
    },
    // `async`, so that a missing clipboard (insecure origin) rejects instead of throwing.
    toClipboard: async (text) => navigator.clipboard.writeText(text),
  });
  return createActor(supportMachine.provide({ actors }), { input: { head } }).start();
}
