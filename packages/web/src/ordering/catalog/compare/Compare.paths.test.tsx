import { type CompareRef, compareMachine, openCatalog } from '@selvedge/core/ordering';
import { compareTour, sampleIndex, samplePlace, wired } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { CompareHere } from '../list/CompareHere.tsx';
import { ListParts } from '../list/listParts.ts';
import ComparePlace from './ComparePlace.tsx';

const catalog = openCatalog(sampleIndex());
const names: Readonly<Record<string, string>> = { 's-1': 'Poplin shirt', 's-2': 'Überhemd', 's-7': 'Parka' };
const ordered = new Map([['s-1', 12]]);

/** Three styles of the list, of which the season has two, and what comes of choosing them. */
function Place({ compare }: { compare: CompareRef }) {
  return (
    <ListParts value={{ compare }}>
      {Object.entries(names).map(([articleId, name]) => (
        <CompareHere key={articleId} articleId={articleId} name={name} />
      ))}
      <ComparePlace compare={compare} catalog={catalog} place={samplePlace} ordered={ordered} />
    </ListParts>
  );
}

const dialog = () => screen.queryByRole('dialog');
const bar = () => screen.queryByRole('region', { name: 'Comparison' });

/** Presses the control of a style where there is one: in the list, or of the comparison over it. */
const toggle = async (user: UserEvent, event: AnyEventObject, { actor }: { actor: AnyActorRef }) => {
  const name = names[event.articleId] ?? '';
  const open = dialog();
  if (!open) return user.click(screen.getByRole('button', { name: `Compare: ${name}` }));
  const remove = within(open).queryByRole('button', { name: `Remove from the comparison: ${name}` });
  return remove ? user.click(remove) : actor.send(event);
};

const chosen = ({ context: { articleIds } }: AnyMachineSnapshot) => {
  expect(dialog()).toBeNull();
  const pressed = screen.queryAllByRole('button', { pressed: true });
  expect(pressed).toHaveLength(Object.keys(names).filter((id) => articleIds.includes(id)).length);
  if (articleIds.length === 0) return expect(bar()).toBeNull();
  expect(bar()).toHaveTextContent(articleIds.length === 1 ? '1 style to compare' : /\d styles to compare/);
  const link = screen.queryByRole('link', { name: 'Compare' });
  if (articleIds.length === 1) expect(link).toBeNull();
  else expect(link).toHaveAttribute('href', expect.stringContaining('compare='));
};
const refused = () => screen.queryByText('6 at most: remove one to add another.');

screenTour('M1 the styles that are compared, on the screen', {
  chart: compareMachine,
  tour: compareTour,
  machine: wired.compare,
  screen: (actor) => <Place compare={actor as CompareRef} />,
  userActions: {
    'compare.toggled': (user, event, { actor }) => toggle(user, event, { actor }),
    'compare.cleared': (user, event, { actor }) => {
      const clear = screen.queryByRole('button', { name: 'Clear' });
      return clear && !dialog() ? user.click(clear) : actor.send(event);
    },
    'compare.closed': (user, event, { actor }) => {
      const open = dialog();
      return open ? user.click(within(open).getByRole('button', { name: 'Close' })) : actor.send(event);
    },
  },
  shows: {
    choosing: (snapshot) => {
      chosen(snapshot);
      expect(refused()).toBeNull();
    },
    'full.silent': (snapshot) => {
      chosen(snapshot);
      expect(refused()).toBeNull();
    },
    'full.refusing': (snapshot) => {
      chosen(snapshot);
      expect(refused()).toBeVisible();
    },
    comparing: ({ context }) => {
      const known = context.articleIds.filter((id: string) => id === 's-1' || id === 's-2');
      const open = screen.getByRole('dialog');
      expect(within(open).getByRole('heading', { level: 2 })).toHaveTextContent(`${known.length} style`);
      for (const id of known) expect(within(open).getByRole('link', { name: names[id] ?? '' })).toBeVisible();
      const missing = context.articleIds.length - known.length;
      expect(within(open).queryByText(/not in this season/) !== null).toBe(missing > 0);
      expect(within(open).queryByText('What differs') !== null).toBe(known.length === 2);
    },
  },
});
