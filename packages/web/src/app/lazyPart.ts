import { type ComponentType, lazy } from 'react';
import { ChunkError } from './ChunkError.ts';

/** A part of the page whose code is fetched when it is first shown; throws a {@link ChunkError} when it cannot be had. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch((cause: unknown) => {
      throw new ChunkError(cause);
    }),
  );
