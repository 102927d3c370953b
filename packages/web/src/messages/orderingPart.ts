import { type ComponentType, createElement } from 'react';
import { type LazyPart, lazyPart } from '../platform/lazyPart.ts';
import { fetchOnDemandWords, OnDemandWords } from './OnDemandWords.tsx';

/** A part of the ordering area besides the list of styles: its code loads later, and with it the messages of all such parts. */
export const orderingPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> =>
  lazyPart(async () => {
    const [{ default: Part }] = await Promise.all([load(), fetchOnDemandWords()]);
    return { default: (props: Props) => createElement(OnDemandWords, null, createElement(Part, props)) };
  });
