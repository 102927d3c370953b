import { approvalHistoryMachine } from '@selvedge/core/ordering';
import {
  missing,
  networkLost,
  sampleApprovalHistory,
  sampleChangedCell,
  sampleHead,
  sampleNow,
  wired,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { screenTour } from '../../testing/screenTour.tsx';
import { ChangesSinceApproval } from './ChangesSinceApproval.tsx';
import { SinceApproval } from './SinceApproval.tsx';

const returned = sampleHead({ returned: { by: 'Max Manager', at: sampleNow, reason: 'Too many.' } });
const history = sampleApprovalHistory();
const table = () => screen.getByRole('table', { name: 'Changes since the approval' });
const expectShown = () => {
  expect(screen.getAllByText('Too many.')).not.toHaveLength(0);
  expect(
    within(table())
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '6']);
};
const silent = () => expect(screen.queryByRole('table')).not.toBeInTheDocument();

screenTour('O2 what changed since the approval, on the screen', {
  chart: approvalHistoryMachine,
  pictures: {
    sameAs: {
      missing: ['loading', 'the order is whole without its history'],
      failed: ['loading', 'the order is whole without its history'],
      refreshing: ['ready', 'what is shown stays while it is read again'],
    },
  },
  tour: {
    input: { rightEnv: 'preorder', cartId: 'cart-1' },
    events: [{ type: 'reading.refreshed' }, { type: 'reading.retried' }],
    answers: { read: [history], readAgain: [history] },
    failures: { read: [networkLost, missing], readAgain: [networkLost] },
  },
  unreported: {
    'read 503': 'the order is whole without its history, which is read once the maintenance is over',
    'readAgain 503': 'what is known stays, and is read again once the maintenance is over',
  },
  machine: wired.approvalHistory,
  screen: (actor) => (
    <SinceApproval history={actor as ActorRefFrom<typeof approvalHistoryMachine>} head={returned} />
  ),
  userActions: {},
  shows: { loading: silent, ready: expectShown, refreshing: expectShown, missing: silent, failed: silent },
});

describe('O2 the list of changes', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    sampleChangedCell({
      articleVariantId: `v-${index}`,
      approved: { quantity: index, price: 4990 },
      now: { quantity: index, price: 5290 },
    }),
  );

  it('O2 shows changed prices beside the quantities, a few rows first and all on demand', async () => {
    const changes = sampleApprovalHistory({ changes: many });
    await renderWithWords(<ChangesSinceApproval history={changes} approved={false} currency="EUR" />);
    expect(within(table()).getAllByRole('row')).toHaveLength(9);
    expect(within(table()).getAllByText('€49.90')).toHaveLength(8);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(within(table()).getAllByRole('row')).toHaveLength(13);
  });

  it('O2 names the length of a style that comes in several, and none of a style that comes in one', async () => {
    const cell = { articleLength: '32', size: 'S', colourName: 'Navy' };
    const changes = [
      sampleChangedCell({ ...cell, articleVariantId: 'v-1', oneLength: true }),
      sampleChangedCell({ ...cell, articleVariantId: 'v-2', oneLength: false }),
    ];
    const shown = sampleApprovalHistory({ changes });
    await renderWithWords(<ChangesSinceApproval history={shown} approved={false} currency="EUR" />);
    const [one, several] = within(table()).getAllByRole('rowheader');
    expect(one).toHaveTextContent(/Navy · Size S$/);
    expect(several).toHaveTextContent(/Navy · Length 32 · Size S$/);
  });

  it('O2 says in German that it compares with the approval before', async () => {
    await renderWithWords(<ChangesSinceApproval history={history} approved currency="EUR" />, 'de');
    expect(screen.getByText(/an Mengen oder Preisen seit der vorherigen Freigabe/)).toBeVisible();
  });

  it('O2 shows nothing where nothing changed', async () => {
    const same = sampleApprovalHistory({ changes: [] });
    const { container } = await renderWithWords(
      <ChangesSinceApproval history={same} approved={false} currency="EUR" />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
