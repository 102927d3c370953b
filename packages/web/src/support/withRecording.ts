import type { FlightRecorder } from '@selvedge/core';
import { charts, packedFlows } from '@selvedge/core/recorder';

/** The support info with the recording of the last steps of every flow. It names nobody. */
export async function withRecording(
  text: string,
  recorder: FlightRecorder,
  version: string,
): Promise<string> {
  const recording = await packedFlows(recorder.flows(), { charts, version, now: Date.now() });
  return `${text}\nRecording: ${recording}`;
}
