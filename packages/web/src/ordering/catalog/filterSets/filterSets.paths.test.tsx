import type { FilterSet } from '@selvedge/core/contract';
import { everything, filterSetsMachine } from '@selvedge/core/ordering';
import { serverDown } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { providedCharts } from '../../testing/providedCharts.ts';
import { FilterSetDialog } from './FilterSetDialog.tsx';
import type { FilterSetsRef } from './filterSetsRef.ts';

const shirts: FilterSet = { filterSetId: 'f-1', name: 'Shirts', search: '?q=shirt' };
const slim: FilterSet = { filterSetId: 'f-2', name: 'Slim', search: '?fit=slim' };
const filters = { ...everything, facets: { fit: ['slim'] } };

const dialog = () => within(screen.getByRole('dialog', { name: 'Saved filters' }));
const settled = ({ context }: AnyMachineSnapshot) => {
  const { sets } = context as { sets: FilterSet[] };
  expect(sets).not.toHaveLength(0);
  for (const { name } of sets) expect(dialog().getByRole('button', { name })).toBeVisible();
  expect(dialog().getByText('Currently shown')).toBeVisible();
};

screenTour('M1 saved filters in every state, on the screen', {
  chart: filterSetsMachine,
  tour: {
    input: { rightEnv: 'preorder' as const },
    events: [
      { type: 'filterSet.saved', name: 'Slim', search: '?fit=slim' },
      { type: 'filterSet.renamed', filterSetId: 'f-1', name: 'Blouses' },
      { type: 'filterSet.removed', filterSetId: 'f-1' },
      { type: 'filterSets.retried' },
      { type: 'failure.dismissed' },
    ],
    answers: { loadSets: [[shirts, slim]], changeSets: [[shirts, slim]] },
    failures: { loadSets: [serverDown], changeSets: [serverDown] },
  },
  machine: (fake) => providedCharts(fake).filterSets,
  screen: (actor) => (
    <FilterSetDialog
      sets={actor as FilterSetsRef}
      filters={filters}
      onClose={() => {}}
      onFilters={() => {}}
    />
  ),
  userActions: {
    'filterSet.saved': async (user) => {
      const box = dialog().getByRole('textbox', { name: 'Save current filters as' });
      await user.clear(box);
      await user.type(box, 'Slim');
      await user.click(dialog().getByRole('button', { name: /^(Save|Replace)$/ }));
    },
    'filterSet.renamed': async (user, { name }) => {
      await user.click(dialog().getByRole('button', { name: 'Rename “Shirts”' }));
      const box = dialog().getByRole('textbox', { name: 'New name' });
      await user.clear(box);
      await user.type(box, `${name}{Enter}`);
    },
    'filterSet.removed': (user) => user.click(dialog().getByRole('button', { name: 'Remove “Shirts”' })),
    'filterSets.retried': (user) => user.click(dialog().getByRole('button', { name: 'Try again' })),
    'failure.dismissed': (user) => user.click(dialog().getByRole('button', { name: 'Dismiss' })),
  },
  shows: {
    loading: () => expect(dialog().getByText('Loading your saved filters')).toBeInTheDocument(),
    unavailable: () => {
      expect(dialog().getByRole('alert')).toHaveTextContent('Your saved filters could not be loaded.');
      expect(dialog().queryByRole('textbox')).toBeNull();
    },
    ready: settled,
    changing: () => expect(dialog().getByRole('button', { busy: true })).toBeVisible(),
    refused: (snapshot) => {
      expect(dialog().getByRole('alert')).toHaveTextContent(
        'The change was not saved. Your saved filters are unchanged.',
      );
      settled(snapshot);
    },
  },
});
