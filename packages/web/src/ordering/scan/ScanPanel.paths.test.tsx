import { scanChildren, scanMachine } from '@selvedge/core/ordering';
import { sampleNow, samplePlace, sampleStyle, type TourOptions } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { css } from '#style/css';
import { screenTour } from '../../testing/screenTour.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import CameraDialog from './CameraDialog.tsx';
import { ScanButton } from './ScanButton.tsx';
import { ScanNews } from './ScanNews.tsx';
import ScanPanel from './ScanPanel.tsx';
import type { ScanRef } from './scanRef.ts';
import { pressFast } from './testing/scanner.ts';
import { useWedge } from './useWedge.ts';

const code = '4006381333931';

const found = { serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] };
const tour: TourOptions = {
  input: { place: samplePlace, mayScan: true, mayInsert: true },
  events: [
    { type: 'code.scanned', text: code, at: sampleNow },
    { type: 'mode.chosen', mode: 'add' },
    { type: 'scan.retried' },
    { type: 'list.cleared' },
    { type: 'list.opened' },
    { type: 'desk.closed' },
    { type: 'cart.turned', open: true },
    { type: 'codes.found', codes: [code], answer: found },
  ],
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.mode,
    Math.min(1, context.scans.length),
    context.scans[0]?.open,
    context.known.asked.length > 0,
    context.cartOpen,
  ],
};

const dialog = () => screen.getByRole('dialog', { name: 'Scan articles' });

const open = ({ context }: AnyMachineSnapshot) => {
  const sheet = dialog();
  const { scans, mode } = context;
  expect(within(sheet).queryByText(/No connection at the moment/)).toBeNull();
  expect(within(sheet).getByRole('radio', { name: 'Adds one piece to the cart' })).toHaveProperty(
    'checked',
    mode === 'add',
  );
  // A row of a code that is not known yet says what has become of looking it up.
  const [row] = within(sheet).queryAllByRole('listitem');
  if (row?.dataset.scan !== 'found' && row) expect(within(row).getByText('Being looked up')).toBeVisible();
  if (scans.length === 0) expect(within(sheet).getByText('Nothing has been scanned here yet.')).toBeVisible();
  else expect(within(sheet).getAllByRole('listitem')).toHaveLength(scans.length);
};

/** What is scanned by camera is in the dialog's own tour; here it is open, with what the next scans do. */
const filming = async () => {
  const sheet = screen.getByRole('dialog', { name: 'Scan with the camera' });
  expect(
    await within(sheet).findByText(/^Hold the barcode|^This browser cannot use the camera/),
  ).toBeVisible();
  expect(within(sheet).getByRole('radio', { name: 'Adds one piece to the cart' })).toBeEnabled();
  expect(within(sheet).getByRole('button', { name: 'Show the list' })).toBeEnabled();
};

const closed = ({ context }: AnyMachineSnapshot) => {
  expect(screen.queryByRole('dialog')).toBeNull();
  const name = context.scans.length > 0 ? `Scan (${context.scans.length})` : 'Scan';
  expect(screen.getByRole('button', { name })).toBeEnabled();
};

/** Where the page has it. */
const atTheEnd = css({ display: 'flex', justifyContent: 'flex-end' });

/** The button, the list or the camera where it is open, and the ear for a hand scanner. */
function Scanner({ scan, cart }: { scan: ScanRef; cart: CartRef }) {
  const listing = useSelector(scan, (now) => now.matches({ working: 'listing' }));
  const filming = useSelector(scan, (now) => now.matches({ working: 'filming' }));
  const lookUp = useSelector(scan, (now) => scanChildren(now).lookUp);
  useWedge(true, (text) => scan.send({ type: 'code.scanned', text, at: sampleNow }));
  return (
    <>
      <div className={atTheEnd}>
        <ScanButton scan={scan} />
      </div>
      {lookUp && (
        <>
          <ScanNews scan={scan} lookUp={lookUp} cart={cart} open={listing || filming} />
          {listing && <ScanPanel scan={scan} lookUp={lookUp} cart={cart} />}
          {filming && <CameraDialog scan={scan} lookUp={lookUp} cart={cart} />}
        </>
      )}
    </>
  );
}

screenTour('M5 the list of scans, walked', {
  chart: scanMachine,
  pictures: {
    at: { 'working.listing': ({ context }) => context.scans.length > 0 },
  },
  tour,
  besides: [
    { input: { place: samplePlace, mayScan: false, mayInsert: true } },
    {
      events: [
        { type: 'list.opened' },
        { type: 'camera.opened' },
        { type: 'desk.closed' },
        { type: 'mode.chosen', mode: 'add' },
      ],
    },
  ],
  machine: (api) => providedCharts(api).scan,
  screen: async (actor) => {
    const { actor: cart } = await openCart();
    return <Scanner scan={actor as ActorRefFrom<typeof scanMachine>} cart={cart} />;
  },
  userActions: {
    'code.scanned': () => {
      pressFast(document.body, [...code, 'Enter']);
    },
    'mode.chosen': (user, event, { actor }) => {
      const radio = screen.queryByRole('radio', { name: 'Adds one piece to the cart' });
      return radio ? user.click(radio) : actor.send(event);
    },
    'list.cleared': (user, event, { actor }) => {
      const button = screen.queryByRole('button', { name: 'Clear list' });
      return button ? user.click(button) : actor.send(event);
    },
    'list.opened': (user) =>
      user.click(
        screen.queryByRole('button', { name: 'Show the list' }) ??
          screen.getByRole('button', { name: /^Scan/ }),
      ),
    // Where no list is open there is no button for it.
    'camera.opened': (user, event, { actor }) => {
      const button = screen.queryByRole('button', { name: 'Use the camera' });
      return button ? user.click(button) : actor.send(event);
    },
    'desk.closed': (user) =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' })),
  },
  shows: {
    'working.closed': closed,
    'working.listing': open,
    'working.filming': filming,
    noRight: () => {
      const button = screen.getByRole('button', { name: 'Scan' });
      button.focus();
      expect(button).toHaveAccessibleDescription(
        'This needs the right “Scanning articles”. Your administrator can grant it.',
      );
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
});
