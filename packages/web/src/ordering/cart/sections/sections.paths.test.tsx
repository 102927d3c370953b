import { sectionsMachine } from '@selvedge/core/ordering';
import { type Held, hold, sectionsTour } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { filledCart } from '../../testing/filledCart.tsx';
import { providedCharts } from '../../testing/providedCharts.ts';

let held: Held;

const nothing = 'nothing like it';
const shown = (snapshot: AnyMachineSnapshot) => {
  const { layout, narrowing, folded } = (snapshot as SnapshotFrom<typeof sectionsMachine>).context;
  const found = narrowing.term !== nothing;
  expect(screen.queryAllByRole('heading', { name: 'Poplin shirt' })).toHaveLength(found ? 1 : 0);
  expect(screen.queryAllByText('No style in the cart matches')).toHaveLength(found ? 0 : 1);
  expect(screen.queryAllByRole('grid')).toHaveLength(found && !folded.includes('s-1') ? 1 : 0);
  expect(document.querySelectorAll('table[data-dense]')).toHaveLength(
    found && !folded.includes('s-1') && layout === 'dense' ? 1 : 0,
  );
  expect(
    screen.getByRole('button', { name: layout === 'dense' ? /^Compact/ : 'One sheet per style' }),
  ).toHaveAttribute('aria-pressed', 'true');
};

screenTour('N2 how the styles of a cart are laid out, narrowed and folded, on the screen', {
  chart: sectionsMachine,
  pictures: { sameAs: { recalling: ['open', 'the sheets, until another layout is recalled'] } },
  tour: { ...sectionsTour, answers: { recallLayout: ['sheets'] } },
  machine: (api) => {
    held = hold(providedCharts(api).sections, ['recallLayout']);
    return held.machine;
  },
  answers: { recallLayout: () => held.release('recallLayout') },
  failures: { recallLayout: (_, error) => held.fail('recallLayout', error) },
  unreported: { recallLayout: 'nothing is asked of the server: the browser keeps it' },
  screen: (actor) => filledCart(actor as ActorRefFrom<typeof sectionsMachine>),
  userActions: {
    'layout.chosen': (user, { layout }) =>
      user.click(
        screen.getByRole('button', { name: layout === 'dense' ? /^Compact/ : 'One sheet per style' }),
      ),
    'narrowing.changed': async (user, { narrowing }) => {
      const box = screen.getByRole('searchbox');
      await user.clear(box);
      if (narrowing.term !== '') {
        await user.click(box);
        await user.paste(narrowing.term);
      }
    },
    'section.toggled': async (user, event, { actor }) => {
      const fold = screen.queryByRole('button', { name: 'Quantities of Poplin shirt' });
      if (fold) await user.click(fold);
      else actor.send(event);
    },
    'sections.folded': async (user, event, { actor }) => {
      const fold = screen.queryByRole('button', { name: 'Collapse all' });
      if (fold) await user.click(fold);
      else actor.send(event);
    },
    'sections.unfolded': async (user, event, { actor }) => {
      const unfold = screen.queryByRole('button', { name: 'Expand all' });
      if (unfold) await user.click(unfold);
      else actor.send(event);
    },
  },
  shows: { recalling: shown, open: shown },
});
