import type { cameraMachine } from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type CameraRef = ActorRefFrom<typeof cameraMachine>;
