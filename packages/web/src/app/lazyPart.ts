import { fetchPart } from '@selvedge/core';
import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { ChunkError } from './ChunkError.ts';
import { isOffline } from './useOffline.ts';

/** A part of the page whose code is fetched when it is first shown, or before. */
export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the code, so that the part is there at once when it is shown; fails without a word. */
  readonly fetchAhead: () => Promise<void>;
}

/** Makes a {@link LazyPart}, which throws a {@link ChunkError} when its code cannot be had. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let arrived: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetch = () => {
    coming ??= fetchPart(load, isOffline).then(({ default: Part }) => {
      arrived = Part;
      return Part;
    });
    return coming;
  };
  const fetched = () =>
    lazy<FunctionComponent<Props>>(async () => {
      try {
        const Part = await fetch();
        return { default: (props) => createElement(Part, props) };
      } catch (cause) {
        throw new ChunkError(cause, renew);
      }
    });
  let part = fetched();
  const renew = () => {
    coming = null;
    part = fetched();
  };
  const Part = (props: Props) => {
    // What is there already is shown without a moment of waiting; what stands once is not exchanged.
    const [shown] = useState(() => arrived);
    return createElement(shown ?? (part as unknown as FunctionComponent<Props>), props);
  };
  const fetchAhead = async () => {
    if (coming === null) await fetch().then(() => {}, renew);
  };
  return Object.assign(Part, { fetchAhead });
}
