import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { ChunkError } from './ChunkError.ts';
import { fetchChunk } from './fetchChunk.ts';

/** A part of the page whose code loads when it is first shown, or ahead of that. */
export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Loads the code ahead, so that the part renders at once when it is shown. Never rejects. */
  readonly fetchAhead: () => Promise<void>;
}

/** Makes a {@link LazyPart}, which throws a {@link ChunkError} when its code fails to load. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let arrived: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetch = () => {
    coming ??= fetchChunk(load).then(({ default: Part }) => {
      arrived = Part;
      return Part;
    });
    return coming;
  };
  /** What was begun ahead may have waited behind the rest of the page for too long: it does not count against who wants it now. */
  const fetchNow = async () => {
    const isAhead = coming !== null;
    try {
      return await fetch();
    } catch (error) {
      if (!isAhead) throw error;
      coming = null;
      return fetch();
    }
  };
  const fetched = () =>
    lazy<FunctionComponent<Props>>(async () => {
      try {
        const Part = await fetchNow();
        return { default: (props) => createElement(Part, props) };
      } catch (cause) {
        throw new ChunkError(cause, renew);
      }
    });
  let part = fetched();
  const renew = async () => {
    coming = null;
    part = fetched();
    await fetch().catch(() => {
      coming = null;
    });
    return arrived !== null;
  };
  const Part = (props: Props) => {
    // A loaded part renders at once, without suspending. The component chosen at mount does not change afterwards.
    const [shown] = useState(() => arrived);
    return createElement(shown ?? (part as unknown as FunctionComponent<Props>), props);
  };
  const fetchAhead = async () => {
    if (coming === null) await renew();
  };
  return Object.assign(Part, { fetchAhead });
}
