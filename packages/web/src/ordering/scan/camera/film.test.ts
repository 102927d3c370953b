import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { filmInto } from './film.ts';

interface Received {
  readonly type: string;
}

const track = (parts: object = {}) => {
  const stop = vi.fn();
  return Object.assign(new EventTarget(), {
    stop,
    getSettings: () => ({ deviceId: 'a' }),
    getCapabilities: () => ({ torch: true }),
    applyConstraints: vi.fn(async () => {}),
    ...parts,
  });
};

/** A browser with these cameras; `ask` answers for the permission. */
const withCameras = (ask: () => Promise<ReturnType<typeof track>>) => {
  const asked: MediaStreamConstraints[] = [];
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async (wanted: MediaStreamConstraints) => {
        asked.push(wanted);
        const one = await ask();
        return { getTracks: () => [one], getVideoTracks: () => [one] };
      },
      enumerateDevices: async () => [
        { kind: 'videoinput', deviceId: 'a', label: 'Front' },
        { kind: 'audioinput', deviceId: 'm', label: 'Voice' },
      ],
    },
  });
  return asked;
};

const film = (texts: readonly string[] = [], cameraId: string | null = null) => {
  const heard: Received[] = [];
  const video = { srcObject: null, play: async () => {} } as unknown as HTMLVideoElement;
  const src = filmInto(
    () => video,
    async () => async () => texts,
  );
  const actor = createActor(
    createMachine({
      invoke: { id: 'film', src, input: { cameraId } },
      on: { '*': { actions: ({ event }) => heard.push(event as Received) } },
    }),
  ).start();
  return { heard, video, actor };
};

afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

describe('M5 filming', () => {
  it('M5 tells what it sees, and lets go of the camera when it ends', async () => {
    const one = track();
    const asked = withCameras(async () => one);
    const { heard, video, actor } = film(['4006381333931'], 'a');
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(asked[0]?.video).toMatchObject({ deviceId: { exact: 'a' } });
    expect(heard[0]).toEqual({
      type: 'camera.started',
      cameras: [{ id: 'a', label: 'Front' }],
      cameraId: 'a',
      canTorch: true,
    });
    expect(heard[1]).toMatchObject({ type: 'code.seen', text: '4006381333931' });
    actor.stop();
    expect(one.stop).toHaveBeenCalledOnce();
    expect(video.srcObject).toBeNull();
    const received = heard.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard).toHaveLength(received);
  });

  it('M5 lets go of a camera that was allowed only after the dialog closed', async () => {
    const one = track();
    let allow = () => {};
    withCameras(
      () =>
        new Promise((resolve) => {
          allow = () => resolve(one);
        }),
    );
    const { actor, heard } = film();
    actor.stop();
    allow();
    await vi.waitFor(() => expect(one.stop).toHaveBeenCalled());
    expect(heard).toEqual([]);
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'broken'],
  ])('M5 says of %s that the camera is %s', async (name, problem) => {
    withCameras(() => Promise.reject(new DOMException('', name)));
    const { heard } = film();
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'camera.failed', problem }]));
  });

  it('M5 says where no camera can be asked for, and when one is taken away', async () => {
    const bare = film();
    await vi.waitFor(() => expect(bare.heard).toEqual([{ type: 'camera.failed', problem: 'unsupported' }]));
    const one = track();
    withCameras(async () => one);
    const { heard, actor } = film();
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    one.dispatchEvent(new Event('ended'));
    expect(heard.at(-1)).toEqual({ type: 'camera.failed', problem: 'busy' });
    actor.stop();
  });
});
