import { orphanedEdits, orphanedEditsMachine } from '@selvedge/core/ordering';
import { missing, orphanedEditsTour, sampleCart, sampleNow, wired } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { Overtaken } from './Overtaken.tsx';
import type { OrphanedEditsRef } from './useOrphanedStyles.ts';

type Snapshot = SnapshotFrom<typeof orphanedEditsMachine>;

const titles = {
  unknown: 'This shopping cart was finalized or deleted by somebody else',
  removed: 'This cart no longer exists',
  ordered: 'This order was finalized by somebody else',
};
const titleOf = ({ context: { ended } }: Snapshot) => {
  if (ended === null) return titles.unknown;
  return ended === 'removed' ? titles.removed : titles.ordered;
};

screenTour('N4 O3 edits of a cart that was overtaken, on the screen', {
  chart: orphanedEditsMachine,
  tour: orphanedEditsTour,
  unreported: { readEnd: 'how the cart ended is only added to what is told' },
  machine: wired.orphanedEdits,
  screen: (actor) => <Overtaken edits={actor as OrphanedEditsRef} onNewCart={() => {}} />,
  userActions: {
    'naming.retried': async (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      if (again) await user.click(again);
      else actor.send(event);
    },
    'edits.carried': async (user, event, { actor }) => {
      const carry = screen.queryByRole('button', { name: /into a new cart$/ });
      if (carry) await user.click(carry);
      else actor.send(event);
    },
  },
  answers: {
    nameOrphanedStyles: (output, { fake }) =>
      fake.pending
        .find(({ name }) => name === 'lookUpArticles')
        ?.answer({ serverTime: sampleNow, styles: output, elsewhere: [] }),
    readEnd: (output, { fake }) => {
      const call = fake.pending.find(({ name }) => name === 'readCart');
      if (output === 'removed') call?.fail(missing);
      else call?.answer({ ...sampleCart(), head: output });
    },
  },
  failures: {
    nameOrphanedStyles: (error, { fake }) =>
      fake.pending.find(({ name }) => name === 'lookUpArticles')?.fail(error),
    readEnd: (error, { fake }) => fake.pending.find(({ name }) => name === 'readCart')?.fail(error),
  },
  shows: {
    listed: (found) => {
      const snapshot = found as Snapshot;
      const { styles, ended } = snapshot.context;
      const cells = orphanedEdits(snapshot.context);
      expect(screen.getByText(titleOf(snapshot))).toBeVisible();
      const list = screen.queryByRole('list', {
        name: ended === 'removed' ? 'Quantities you entered' : 'Quantities that are not in the order',
      });
      expect(list === null).toBe(cells.length === 0);
      for (const { articleVariantId, entry } of cells) {
        const isNamed = styles.length > 0 && articleVariantId === 'v-1';
        const name = isNamed ? /Poplin shirt · 410 Navy/ : new RegExp(articleVariantId);
        expect(within(list as HTMLElement).getByText(name)).toBeVisible();
        expect(within(list as HTMLElement).getAllByText(`You entered ${entry}`)).not.toEqual([]);
      }
    },
  },
});
