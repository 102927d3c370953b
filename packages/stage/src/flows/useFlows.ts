import { useSyncExternalStore } from 'react';
import type { Flows, WatchedFlows } from './watchFlows.ts';

export const useFlows = ({ subscribe, watched }: Flows): WatchedFlows =>
  useSyncExternalStore(subscribe, watched);
