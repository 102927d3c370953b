import { documentsMachine } from '@selvedge/core/ordering';
import {
  documentsLogic,
  type FakePage,
  fakeBrowser,
  fakeOrderingDependencies,
  networkLost,
  rulesRefused,
  sampleOrder,
} from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';

type DocumentsRef = ActorRefFrom<typeof documentsMachine>;

let page: FakePage;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The browser hides what stands in the menu until it opens; jsdom opens none. */
const inMenu = (name: string) => screen.getByRole('button', { name, hidden: true });
const called = (name: string) => (one: { readonly name: string }) => one.name === name;

const download = {
  idle: () => expect(button(/^Download confirmation/)).not.toHaveAttribute('aria-busy'),
  fetching: () => expect(button(/^Download confirmation/)).toHaveAttribute('aria-busy', 'true'),
  saved: () => {
    expect(screen.getByText(/The confirmation was downloaded/)).toBeInTheDocument();
    expect(page.saved.at(-1)).toMatchObject({
      name: 'Order-confirmation-900001.pdf',
      type: 'application/pdf',
    });
  },
  failed: ({ context }: AnyMachineSnapshot) => {
    expect(screen.getByText('The confirmation could not be downloaded')).toBeVisible();
    const { tracking } = context.downloadFailure;
    if (tracking !== null) expect(screen.getAllByText(`Error ID: ${tracking}`)).not.toHaveLength(0);
  },
};
const print = {
  idle: () => expect(button(/^More/)).not.toHaveAttribute('aria-busy'),
  requesting: () => expect(button(/^More/)).toHaveAttribute('aria-busy', 'true'),
  opened: () => {
    expect(page.opened.at(-1)).toMatch(/\/orders\/o-1\/confirmation\/print\?print-token=p-1&lang=en$/);
    expect(screen.getByText(/If no window opened/)).toBeVisible();
  },
  failed: () => expect(screen.getByText('The confirmation could not be opened')).toBeVisible(),
};

screenTour('O4 the documents of an order, on the screen', {
  chart: documentsMachine,
  tour: {
    input: { orderId: 'o-1' },
    events: [
      { type: 'download.requested', name: 'Order-confirmation-900001.pdf' },
      { type: 'print.requested' },
    ],
    answers: { download: [undefined], openConfirmation: [undefined] },
    failures: { download: [networkLost, rulesRefused], openConfirmation: [networkLost] },
  },
  machine: (api) => {
    page = fakeBrowser().open('https://portal.test/');
    return documentsLogic(fakeOrderingDependencies(api, undefined, page));
  },
  screen: (actor) => <OrderDocuments documents={actor as DocumentsRef} order={sampleOrder()} />,
  userActions: {
    'download.requested': (user) => user.click(button(/^Download confirmation/)),
    'print.requested': (user) => user.click(inMenu('Print')),
  },
  answers: {
    download: (_, { fake }) => fake.pending.find(called('orderConfirmation'))?.answer(new Uint8Array([37])),
    openConfirmation: (_, { fake }) =>
      fake.pending.find(called('printToken'))?.answer({ 'print-token': 'p-1' }),
  },
  failures: {
    download: (error, { fake }) => fake.pending.find(called('orderConfirmation'))?.fail(error),
    openConfirmation: (error, { fake }) => fake.pending.find(called('printToken'))?.fail(error),
  },
  shows: Object.fromEntries(
    Object.entries(download).flatMap(([fetched, showsDownload]) =>
      Object.entries(print).map(([printed, showsPrint]) => [
        `download.${fetched} + print.${printed}`,
        (snapshot: AnyMachineSnapshot) => {
          showsDownload(snapshot);
          showsPrint();
        },
      ]),
    ),
  ),
});
