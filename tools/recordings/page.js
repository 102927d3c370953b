/** Runs in the page: one digest of the places of a recording's steps. */
import { charts, openRecording, placeText, replay } from '@selvedge/core/recorder';

/**
 * @param {string} text the recording, as copied for support
 * @returns {Promise<string>} SHA-256 of all places that its replay reaches, in order
 */
export async function placesOf(text) {
  const flows = replay(await openRecording(text), charts);
  const places = flows.flatMap(({ chart, steps }) => steps.map(({ snapshot }) => placeText(snapshot, chart)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(places.join('\n')));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
