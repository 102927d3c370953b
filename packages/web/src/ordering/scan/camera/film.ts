import type { CameraEvent, CameraProblem } from '@selvedge/core/ordering';
import { fromCallback } from 'xstate';
import { type Decoder, loadDecoder } from './decoder.ts';

/** Pause between two pictures that are decoded (ms). */
const PAUSE = 80;

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Some browsers reject with values that are not instances of `Error`. */
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, 'name')) : '';

const problemOf = (error: unknown): CameraProblem => problems[nameOf(error)] ?? 'broken';

const camerasNow = async () =>
  (await navigator.mediaDevices.enumerateDevices())
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));

const hasTorch = (track: MediaStreamTrack): boolean =>
  'getCapabilities' in track && Reflect.get(track.getCapabilities(), 'torch') === true;

const streamOf = (cameraId: string | null): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      ...(cameraId === null ? { facingMode: 'environment' } : { deviceId: { exact: cameraId } }),
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  });

/** Films with a camera into an element and reports the codes it sees. Cleans up everything when it ends. */
export const filmInto = (
  element: () => HTMLVideoElement | null,
  load: () => Promise<Decoder> = loadDecoder,
) =>
  fromCallback<{ type: string; on?: boolean }, { cameraId: string | null }>(
    ({ input, sendBack, receive }) => {
      let over = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stream: MediaStream | null = null;
      const tell = (event: CameraEvent) => {
        if (!over) sendBack(event);
      };
      const fail = (problem: CameraProblem) => tell({ type: 'camera.failed', problem });
      const stop = () => {
        clearTimeout(timer);
        for (const track of stream?.getTracks() ?? []) track.stop();
        const video = element();
        if (video) video.srcObject = null;
      };
      const watch = async (video: HTMLVideoElement, decode: Decoder) => {
        if (over) return;
        const texts = await decode(video).catch(() => []);
        for (const text of texts) tell({ type: 'code.seen', text, at: Date.now() });
        if (!over) timer = setTimeout(() => watch(video, decode), PAUSE);
      };
      const begin = async () => {
        if (!('mediaDevices' in navigator)) return fail('unsupported');
        const loading = load();
        loading.catch(() => {});
        stream = await streamOf(input.cameraId);
        if (over) return stop();
        const video = element();
        const [track] = stream.getVideoTracks();
        if (!video || !track) return fail('broken');
        track.addEventListener('ended', () => fail('busy'));
        video.srcObject = stream;
        await video.play();
        const [decode, cameras] = await Promise.all([loading, camerasNow()]);
        if (over) return;
        const cameraId = track.getSettings().deviceId ?? input.cameraId;
        tell({ type: 'camera.started', cameras, cameraId, canTorch: hasTorch(track) });
        await watch(video, decode);
      };
      receive((event) => {
        const [track] = stream?.getVideoTracks() ?? [];
        const lamp = { torch: event.on === true } as MediaTrackConstraintSet;
        if (event.type === 'torch.turned') track?.applyConstraints({ advanced: [lamp] }).catch(() => {});
      });
      begin().catch((error) => fail(problemOf(error)));
      return () => {
        over = true;
        stop();
      };
    },
  );
