import type { OrderStatus } from '@selvedge/core/contract';
import { sampleOrder } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { OrderStatusReports } from './OrderStatusReports.tsx';

const at = Date.parse('2027-01-20T12:00:00Z');
const statuses: OrderStatus[] = [
  { kind: 'confirmed', at, erpNumber: 'ERP-77' },
  {
    kind: 'changed',
    at,
    lines: [{ line: 1, quantity: 3, deliveryFrom: Date.parse('2027-02-01'), reason: 'Short of cloth' }],
  },
  { kind: 'shipped', at, parcel: '0034' },
  { kind: 'invoiced', at, invoiceNumber: 'R-1' },
];
const texts = (list: HTMLElement | undefined) =>
  list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];

it('O8: an order of which nothing was reported says nothing of it', async () => {
  await renderWithWords(<OrderStatusReports order={sampleOrder()} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('O8: tells each report, the newest first, and what differs from what was ordered', async () => {
  const { speak } = await renderWithWords(<OrderStatusReports order={{ ...sampleOrder(), statuses }} />);
  expect(screen.getByRole('heading', { name: 'Order status' })).toBeVisible();
  const [reports, differences] = screen.getAllByRole('list');
  expect(texts(reports)).toEqual([
    'Invoiced20 Jan 2027Invoice R-1',
    'Shipped20 Jan 2027Parcel 0034',
    'Changed20 Jan 2027',
    'Confirmed20 Jan 2027Our order number: ERP-77',
  ]);
  expect(texts(differences)).toEqual([
    expect.stringMatching(
      /^50-4711 · Poplin shirt · Navy · 32\/S4 ordered, now 3Delivery in .*5.*2027Short of cloth$/,
    ),
  ]);
  speak('de');
  expect(await screen.findByRole('heading', { name: 'Abweichungen von Ihrer Bestellung' })).toBeVisible();
  expect(screen.getByText('4 bestellt, jetzt 3')).toBeVisible();
});

it('O8: says how many pieces are on their way, where each parcel says what is in it', async () => {
  const parcel = (name: string, quantity: number): OrderStatus => ({
    ...{ kind: 'shipped', at, parcel: name },
    lines: [{ line: 1, quantity }],
  });
  const order = { ...sampleOrder(), statuses: [parcel('P1', 1), parcel('P2', 2)] };
  const { speak } = await renderWithWords(<OrderStatusReports order={order} />);
  expect(texts(screen.getByRole('list'))).toEqual([
    'Shipped20 Jan 2027Parcel P22 pieces',
    'Shipped20 Jan 2027Parcel P11 piece',
  ]);
  expect(screen.getByText(/^Shipped so far: 3 of \d+ pieces$/)).toBeVisible();
  speak('de');
  expect(await screen.findByText(/^Bisher versandt: 3 von \d+ Teilen$/)).toBeVisible();
});

it('O8: says of a line that will not come that it will not', async () => {
  const none: OrderStatus = { kind: 'changed', at, lines: [{ line: 1, quantity: 0 }] };
  await renderWithWords(<OrderStatusReports order={{ ...sampleOrder(), statuses: [none] }} />);
  expect(screen.getByText('4 ordered, will not be delivered')).toBeVisible();
});
