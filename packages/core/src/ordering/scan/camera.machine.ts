import { assign, sendTo, setup } from 'xstate';
import { watch } from '../../platform/actors/service.ts';
import { readCode } from './scanCode.ts';
import { noSightings, type Sightings, sighted } from './sightings.ts';

/** Why there is no picture; `unsupported`: the browser offers no camera access, e.g. without https. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'unsupported' | 'broken';

/** A camera of the device, as the user can choose it. */
export interface Camera {
  readonly id: string;
  /** The device's name for it; '' if it gives none. */
  readonly label: string;
}

export interface CameraContext {
  cameras: readonly Camera[];
  /** The current camera; null: the browser chooses. */
  cameraId: string | null;
  canTorch: boolean;
  torch: boolean;
  sightings: Sightings;
  /** The last code read, digits only. */
  last: string | null;
  /** Number of codes read; distinguishes two reads of the same code. */
  count: number;
  problem: CameraProblem | null;
}

export type CameraEvent =
  | { type: 'camera.started'; cameras: readonly Camera[]; cameraId: string | null; canTorch: boolean }
  | { type: 'camera.failed'; problem: CameraProblem }
  /** The camera detected a code; `at`: epoch ms. */
  | { type: 'code.seen'; text: string; at: number }
  | { type: 'camera.chosen'; cameraId: string }
  | { type: 'torch.switched' }
  | { type: 'camera.retried' };

const look = ({ sightings }: CameraContext, { text, at }: { text: string; at: number }) =>
  sighted(sightings, readCode(text).digits, at);

/** Reads codes by camera (M5). */
export const cameraMachine = setup({
  types: { context: {} as CameraContext, events: {} as CameraEvent },
  actors: { film: watch<{ cameraId: string | null }>() },
  actions: {
    setStarted: assign((_, started: Pick<CameraContext, 'cameras' | 'cameraId' | 'canTorch'>) => ({
      ...started,
      torch: false,
      problem: null,
    })),
    setProblem: assign((_, { problem }: { problem: CameraProblem }) => ({ problem })),
    choose: assign((_, { cameraId }: { cameraId: string }) => ({ cameraId })),
    see: assign(({ context }, seen: { text: string; at: number }) => ({
      sightings: look(context, seen).sightings,
    })),
    count: assign(({ context }, { text }: { text: string }) => ({
      last: readCode(text).digits,
      count: context.count + 1,
    })),
    turnTorch: assign(({ context }) => ({ torch: !context.torch })),
    /** Called once per code read; provided by the screen. */
    tell: (_, _read: { text: string; at: number }) => {},
  },
  guards: {
    /** A wrong check digit means that the picture was misread, not that the label is wrong. */
    counts: ({ context }, seen: { text: string; at: number }) =>
      readCode(seen.text).fault === null && look(context, seen).counts,
    isCode: (_, { text }: { text: string }) => readCode(text).fault === null,
    isOther: ({ context }, { cameraId }: { cameraId: string }) => context.cameraId !== cameraId,
    canTorch: ({ context }) => context.canTorch,
  },
  delays: { shownFor: 1600 },
}).createMachine({
  id: 'camera',
  description: 'Reading codes by camera',
  context: {
    cameras: [],
    cameraId: null,
    canTorch: false,
    torch: false,
    sightings: noSightings,
    last: null,
    count: 0,
    problem: null,
  },
  initial: 'filming',
  states: {
    filming: {
      description: 'The camera is on, or is being turned on',
      invoke: { id: 'film', src: 'film', input: ({ context }) => ({ cameraId: context.cameraId }) },
      on: {
        'camera.failed': {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
        'camera.chosen': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'filming',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The browser asks whether the camera may be used, and turns it on',
          tags: 'pending',
          on: {
            'camera.started': {
              target: 'reading',
              actions: { type: 'setStarted', params: ({ event }) => event },
            },
          },
        },
        reading: {
          description: 'Codes before the camera are read',
          initial: 'waiting',
          on: {
            'code.seen': [
              {
                guard: { type: 'counts', params: ({ event }) => event },
                target: '.found',
                actions: [
                  { type: 'see', params: ({ event }) => event },
                  { type: 'count', params: ({ event }) => event },
                  { type: 'tell', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isCode', params: ({ event }) => event },
                actions: { type: 'see', params: ({ event }) => event },
              },
            ],
            'torch.switched': {
              guard: 'canTorch',
              actions: [
                'turnTorch',
                sendTo('film', ({ context }) => ({ type: 'torch.turned', on: context.torch })),
              ],
            },
          },
          states: {
            waiting: { description: 'No code has been read for a moment' },
            found: {
              description: 'A code was read just now',
              after: { shownFor: 'waiting' },
            },
          },
        },
      },
    },
    failed: {
      description: 'There is no picture, and it is said why',
      tags: 'failed',
      on: {
        'camera.retried': 'filming',
        'camera.chosen': {
          target: 'filming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
  },
});
