import { cartViewMachine, dimensions } from '@selvedge/core/ordering';
import { cartViewTour, sampleHead, sampleStyle } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { openCart } from '../../testing/openCart.ts';
import { openCartPage } from '../../testing/openCartPage.ts';
import { CartTools } from '../CartTools.tsx';
import type { CartPage, CartViewRef } from '../state/cartPage.ts';
import type { CartRef } from '../state/cellView.ts';
import { CartBreakdown } from './CartBreakdown.tsx';
import { dimensionNames } from './dimensionNames.ts';

type Snapshot = SnapshotFrom<typeof cartViewMachine>;

function Looked({ cartView, page, cart }: { cartView: CartViewRef; page: CartPage; cart: CartRef }) {
  const charts = useSelector(cartView, ({ context }) => context.view.charts);
  return (
    <>
      <CartTools
        cart={cart}
        page={{ ...page, cartView }}
        head={sampleHead()}
        totals={null}
        find={null}
        actions={null}
      />
      {charts && <CartBreakdown actor={cartView} cart={cart} styles={[sampleStyle()]} currency="EUR" />}
    </>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const tools = () => screen.getByRole('button', { name: 'Distribution' });
const sorted = (snapshot: AnyMachineSnapshot) =>
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue(
    (snapshot as Snapshot).context.view.sort,
  );
const charts = (snapshot: AnyMachineSnapshot) => {
  const { by, measure } = (snapshot as Snapshot).context.view;
  sorted(snapshot);
  expect(tools()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('figure')).toHaveLength(by.length);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(by.length);
  expect(screen.getAllByRole('checkbox')).toHaveLength(dimensions.length);
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveValue(measure);
  expect(Object.keys(dimensionNames)).toEqual(expect.arrayContaining([...by]));
};

screenTour('N2 the order of a cart and its distribution, on the screen', {
  chart: cartViewMachine,
  tour: cartViewTour,
  machine: () => cartViewMachine,
  screen: async (actor) => (
    <Looked
      cartView={actor as ActorRefFrom<typeof cartViewMachine>}
      page={await openCartPage()}
      cart={(await openCart()).actor}
    />
  ),
  userActions: {
    'charts.opened': (user) => user.click(tools()),
    'charts.closed': (user) => user.click(tools()),
    'dimension.toggled': (user, { dimension }) => user.click(box(dimension === 'size' ? 'Size' : 'Class')),
    'measure.chosen': (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'value'),
    'sort.chosen': (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'value'),
  },
  shows: {
    plain: (snapshot) => {
      sorted(snapshot);
      expect(tools()).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    },
    'charts.one': (snapshot) => {
      charts(snapshot);
      expect(screen.getByRole('checkbox', { checked: true })).toHaveAttribute('aria-disabled', 'true');
    },
    'charts.several': (snapshot) => {
      charts(snapshot);
      for (const one of screen.getAllByRole('checkbox')) expect(one).not.toHaveAttribute('aria-disabled');
    },
  },
});
