import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
import { ChunkError } from './ChunkError.ts';

/** A part of the page whose code is fetched when it is first shown; throws a {@link ChunkError} when it cannot be had. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const fetched = () =>
    lazy<FunctionComponent<Props>>(async () => {
      try {
        const { default: Part } = await load();
        return { default: (props) => createElement(Part, props) };
      } catch (cause) {
        throw new ChunkError(cause, () => {
          part = fetched();
        });
      }
    });
  let part = fetched();
  return (props) => createElement(part as unknown as FunctionComponent<Props>, props);
}
