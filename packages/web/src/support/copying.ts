import type { FlightRecorder } from '@selvedge/core';
import { startSupport } from '@selvedge/core/overlays';

export type Support = ReturnType<typeof startSupport>;

/**
 * Gathers and copies in an actor of its own, so that none of the portal's actors has to be running.
 *
 * @param head Error ID, version, page and browser
 * @param recorder has the last steps; without it only the head is copied
 */
export function startCopying(head: string, version: string, recorder: FlightRecorder | undefined): Support {
  const gathered = async (text: string) => {
    if (!recorder) return text;
    const { withRecording } = await import('./withRecording.ts');
    return withRecording(text, recorder, version);
  };
  // `async`, so that a missing clipboard (insecure origin) rejects instead of throwing.
  const toClipboard = async (text: string) => navigator.clipboard.writeText(text);
  return startSupport({ gathered, toClipboard }, head);
}
