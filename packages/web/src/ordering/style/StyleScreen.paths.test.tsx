import { styleMachine } from '@selvedge/core/ordering';
import {
  createFakeApi,
  missing,
  type Path,
  pathTitle,
  sampleColour,
  sampleIndex,
  sampleNow,
  samplePlace,
  sampleStyle,
  serverDown,
  settle,
  type TourOptions,
  tourOf,
  walkPath,
} from '@selvedge/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import { StyleScreen } from './StyleScreen.tsx';

const style = sampleStyle({
  colours: [
    sampleColour(),
    sampleColour({ articleColorId: 'k-2', code: '100', name: 'White', pictured: false, variants: [] }),
  ],
});
const tour: TourOptions = {
  input: { place: samplePlace, articleId: 's-1' },
  events: [
    { type: 'colour.chosen', articleColorId: 'k-1' },
    { type: 'colour.chosen', articleColorId: 'k-2' },
    { type: 'style.retried' },
    { type: 'language.changed' },
  ],
  answers: { loadStyle: [style] },
  failures: { loadStyle: [serverDown, missing] },
};

const list = '/ordering/preorder/c-1/SS27.13-0.main';

/** What each state of the chart must show. */
const shown: Record<string, (context: { style: unknown; articleColorId: string | null }) => void> = {
  loading: (context) => {
    if (context.style === null) {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading the style');
      expect(screen.queryByRole('grid')).toBeNull();
    } else shown.showing?.(context);
  },
  showing: ({ articleColorId }) => {
    expect(screen.getByRole('heading', { level: 1, name: 'Poplin shirt' })).toBeVisible();
    const white = articleColorId === 'k-2';
    expect(screen.getByRole('button', { name: /Navy/, pressed: !white })).toBeVisible();
    expect(screen.getByRole('button', { name: /White/, pressed: white })).toBeVisible();
    if (white) expect(screen.getByText('There are no pictures for this colour.')).toBeVisible();
    else {
      expect(screen.getByRole('img', { name: 'Poplin shirt, Navy' })).toHaveAttribute(
        'src',
        '/api/v1/pictures/k-1/detail.webp',
      );
    }
    expect(screen.getByRole('textbox', { name: 'Navy, size S' })).toHaveValue('4');
    expect(screen.getByRole('link', { name: 'Next style: Überhemd' })).toHaveAttribute(
      'href',
      `${list}/styles/s-2?sort=name`,
    );
  },
  unavailable: () => {
    expect(screen.getByRole('heading', { name: 'Yikes! Style not available.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All styles' })).toHaveAttribute('href', list);
  },
  failed: () => {
    expect(screen.getByRole('alert')).toHaveTextContent('The style could not be loaded.');
    expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1');
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart is as it was.');
  },
};

const openCatalog = async () => {
  const fake = createFakeApi();
  const actor = createActor(providedCharts(fake.api).catalog, {
    input: { place: samplePlace, search: '?sort=name' },
  }).start();
  await settle();
  fake.pending[0]?.answer(sampleIndex());
  await settle();
  return actor;
};

const walk = (path: Path) =>
  walkPath(path, {
    input: tour.input,
    machine: (api) => providedCharts(api).style,
    begin: async ({ actor }) => {
      const [cart, catalog] = [await openCart(), await openCatalog()];
      await renderWithWords(
        <StyleScreen
          actor={actor as ActorRefFrom<typeof styleMachine>}
          cart={cart.actor}
          catalog={catalog}
          now={sampleNow}
        />,
      );
    },
    arrived: ({ event, snapshot }, { actor }) => {
      const now = actor.getSnapshot();
      expect({ after: event.type, value: now.value }).toEqual({ after: event.type, value: snapshot.value });
      shown[String(now.value)]?.(now.context);
    },
    doing: {
      around: (step) => act(step),
      events: {
        'colour.chosen': ({ articleColorId }) =>
          fireEvent.click(screen.getByRole('button', { name: articleColorId === 'k-2' ? /White/ : /Navy/ })),
        'style.retried': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
      },
    },
  });

describe('the style screen, walked', () => {
  for (const path of tourOf(styleMachine, tour)) it(pathTitle(path), () => walk(path));
});

it('shows each state that the chart has', () => {
  expect(Object.keys(shown).sort()).toEqual(Object.keys(styleMachine.states).sort());
});
