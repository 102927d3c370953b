import type { FilterSet, Lock, StyleIndex } from '@selvedge/core/contract';
import { createFakeApi, sampleIndex, samplePlace, settle } from '@selvedge/core/testing';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../../messages/languages.ts';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { openCart } from '../../testing/openCart.ts';
import { providedCharts } from '../../testing/providedCharts.ts';
import { NoneMatch } from '../Listing.tsx';
import { StylesScreen } from '../StylesScreen.tsx';

interface Opening {
  readonly search?: string;
  readonly locks?: Lock[];
  readonly index?: StyleIndex;
  readonly sets?: readonly FilterSet[];
  readonly scanned?: readonly string[];
  readonly language?: Language;
  /** Leaves the styles to be answered by the test. */
  readonly loading?: boolean;
}

/** Lets a season open, which it does in slices. */
export const opened = async () => {
  for (let slice = 0; slice < 12; slice += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    await settle();
  }
};

/** The list of styles on a fake API, opened unless told otherwise. */
export async function openStyles({
  search = '',
  locks = [],
  index = sampleIndex(),
  sets = [],
  scanned = [],
  language = 'en',
  loading = false,
}: Opening = {}) {
  await NoneMatch.fetchAhead();
  const fake = createFakeApi();
  const shown: string[] = [];
  const catalog = createActor(
    providedCharts(fake.api).catalog.provide({
      actions: {
        showRoute: (_, { route }) => {
          shown.push('search' in route ? (route.search ?? '') : '');
        },
      },
    }),
    { input: { place: samplePlace, search } },
  ).start();
  onTestFinished(() => {
    catalog.stop();
  });
  const cart = await openCart();
  const screenOf = (cameFrom: string | null = null) => (
    <StylesScreen catalog={catalog} cart={cart.actor} locks={locks} cameFrom={cameFrom} />
  );
  const view = await renderWithWords(screenOf(), language);
  /** Does something with the oldest call of a name. */
  const call = (name: string, does: (call: (typeof fake.pending)[number]) => void) =>
    act(async () => {
      await settle();
      const one = fake.pending.find((pending) => pending.name === name);
      if (!one) throw new Error(`${name} is not pending, but ${fake.pending.map((each) => each.name)}`);
      does(one);
      await opened();
    });
  if (!loading) {
    await call('styleIndex', (one) => one.answer(index));
    await call('filterSets', (one) => one.answer(sets));
    if (scanned.length > 0) act(() => catalog.send({ type: 'scanned.changed', articleIds: scanned }));
  }
  return { catalog, call, cart, screenOf, shown, fake, view, user: userEvent.setup() };
}
