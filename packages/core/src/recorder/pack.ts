import { fromBase64Url, toBase64Url } from '../encoding/base64url.ts';
import { type FlowRecord, MOST_STEPS } from '../platform/flightRecorder/flightRecorder.ts';
import { type CaptureOptions, capture } from './capture.ts';
import type { Recording } from './recording.ts';

/** Maximum length of a recording, in characters of its text. */
export const LONGEST_RECORDING = 49_000;
const FEWEST_STEPS = 2;
const SIGN = 'flight1.';

const through = async (
  bytes: Uint8Array,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => {
  const { body } = new Response(new Uint8Array(bytes));
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(by)).arrayBuffer());
};

/** Encodes a recording as text that survives an e-mail. */
export async function packed(recording: Recording): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(recording));
  return SIGN + toBase64Url(await through(bytes, new CompressionStream('gzip')));
}

/**
 * Finds and decodes the recording in a text, which may contain more: everything that was copied for support.
 *
 * @throws {Error} if the text contains no recording, or it cannot be read
 */
export async function openRecording(text: string): Promise<Recording> {
  const [, found] = /flight1\.([\w-]+(?:\s+[\w-]+)*)/.exec(text) ?? [];
  if (found === undefined) throw new Error('There is no recording in this text');
  const bytes = await through(
    fromBase64Url(found.replaceAll(/\s/g, '')),
    new DecompressionStream('gzip'),
  ).catch(() => null);
  if (!bytes) throw new Error('The recording is damaged');
  const recording = JSON.parse(new TextDecoder().decode(bytes)) as Recording;
  if (recording.form !== 1) throw new Error('The recording is of another form');
  return recording;
}

/**
 * Encodes the contents of a flight recorder as a text of at most {@link LONGEST_RECORDING}. If necessary, long flows
 * keep fewer steps.
 */
export async function packedFlows(
  flows: readonly FlowRecord[],
  options: Omit<CaptureOptions, 'most'>,
): Promise<string> {
  for (let most = MOST_STEPS; ; most = Math.floor(most / 2)) {
    const text = await packed(capture(flows, { ...options, most }));
    if (text.length <= LONGEST_RECORDING || most <= FEWEST_STEPS) return text;
  }
}
