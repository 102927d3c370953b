import { useSyncExternalStore } from 'react';
import type { Flows, Watched } from './watchFlows.ts';

export const useFlows = ({ subscribe, watched }: Flows): Watched => useSyncExternalStore(subscribe, watched);
