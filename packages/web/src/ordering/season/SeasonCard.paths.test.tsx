import { seasonCardMachine } from '@selvedge/core/ordering';
import {
  doneSampleSeason,
  samplePlace,
  sampleSeasonState,
  sampleSellingTime,
  serverDown,
  upcomingSampleSeason,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { providedCharts } from '../testing/providedCharts.ts';
import { SeasonCard } from './SeasonCard.tsx';
import { cards } from './season.recipe.ts';

const says = (status: string) => () => {
  expect(screen.getByRole('heading', { level: 2, name: 'Aurel Men Main collection' })).toBeVisible();
  expect(screen.getByText('SS27')).toBeVisible();
  expect(screen.getByText(status, { selector: 'span' })).toBeVisible();
};

screenTour('L2 L4 one season, on the screen', {
  chart: seasonCardMachine,
  tour: {
    input: {
      place: samplePlace,
      sellingTime: sampleSellingTime(),
      brandName: 'Aurel',
      lineName: 'Men',
      subdivisionName: 'Shirts',
    },
    events: [{ type: 'card.reloaded' }],
    answers: { loadState: [sampleSeasonState(), upcomingSampleSeason, doneSampleSeason] },
    failures: { loadState: [serverDown] },
  },
  machine: (api) => providedCharts(api).seasons.implementations.actors.seasonCard as typeof seasonCardMachine,
  screen: (actor) => (
    <ul className={cards}>
      <SeasonCard actor={actor as ActorRefFrom<typeof seasonCardMachine>} locks={[]} />
    </ul>
  ),
  userActions: {
    'card.reloaded': (user) => user.click(screen.getByRole('button', { name: 'Reload SS27' })),
  },
  shows: {
    loading: says('Loading'),
    preview: says('Preview'),
    done: says('Done'),
    open: says('Open'),
    failed: () => {
      says('Error')();
      expect(screen.getByText('Season query failed. Please reload.')).toBeVisible();
      expect(screen.getByText('Error ID: T-1')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    },
  },
});
