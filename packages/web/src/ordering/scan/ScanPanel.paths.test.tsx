import { scanMachine } from '@selvedge/core/ordering';
import {
  type Held,
  hold,
  missing,
  networkLost,
  sampleNow,
  samplePlace,
  sampleStyle,
  type TourOptions,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { css } from '#style/css';
import { type ScreenTour, screenTour } from '../../testing/screenTour.tsx';
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
    { type: 'page.woke' },
  ],
  answers: {
    recall: [null],
    lookUp: [{ serverTime: sampleNow, styles: [sampleStyle()], elsewhere: [] }],
  },
  failures: { recall: [], lookUp: [networkLost, missing] },
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.mode,
    Math.min(1, context.scans.length),
    context.scans[0]?.open,
    context.known.asked.length > 0,
    context.cartOpen,
  ],
};

const dialog = () => screen.getByRole('dialog', { name: 'Scan articles' });

/** What every state of looking up shows of it, in the open list. */
const looks: Record<string, () => unknown> = {
  idle: () => expect(screen.queryByText(/No connection at the moment/)).toBeNull(),
  asking: () => expect(screen.queryByText(/No connection at the moment/)).toBeNull(),
  stalled: () => expect(within(dialog()).getByText(/No connection at the moment/)).toBeVisible(),
  refused: () =>
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('The codes could not be looked up.'),
};

const rowSays: Record<string, string> = {
  idle: 'Not known here',
  asking: 'Being looked up',
  stalled: 'Not looked up yet: there is no connection',
  refused: 'Could not be looked up',
};

const open = (looking: string, { context }: AnyMachineSnapshot) => {
  const sheet = dialog();
  looks[looking]?.();
  const { scans, mode } = context;
  expect(within(sheet).getByRole('radio', { name: 'Adds one piece to the cart' })).toHaveProperty(
    'checked',
    mode === 'add',
  );
  // A row of a code that is not known yet says what has become of looking it up.
  const [row] = within(sheet).queryAllByRole('listitem');
  if (row?.dataset.scan !== 'found' && row)
    expect(within(row).getByText(rowSays[looking] ?? '')).toBeVisible();
  if (scans.length === 0) expect(within(sheet).getByText('Nothing has been scanned here yet.')).toBeVisible();
  else expect(within(sheet).getAllByRole('listitem')).toHaveLength(scans.length);
};

/** What is scanned by camera is in the dialog's own tour; here it is open, with what the next scans do. */
const filming = async () => {
  const sheet = screen.getByRole('dialog', { name: 'Scan with the camera' });
  expect(await within(sheet).findByText(/^Hold the barcode|^This browser offers no camera/)).toBeVisible();
  expect(within(sheet).getByRole('radio', { name: 'Adds one piece to the cart' })).toBeEnabled();
  expect(within(sheet).getByRole('button', { name: 'Show the list' })).toBeEnabled();
};

const closed = ({ context }: AnyMachineSnapshot) => {
  expect(screen.queryByRole('dialog')).toBeNull();
  const name = context.scans.length > 0 ? `Scan (${context.scans.length})` : 'Scan';
  expect(screen.getByRole('button', { name })).toBeEnabled();
};

const shows: ScreenTour['shows'] = Object.fromEntries(
  ['recalling', 'keeping', 'forgetful'].flatMap((memory) =>
    Object.keys(looks).flatMap((looking) => [
      [`working.memory.${memory} + looking.${looking} + desk.closed`, closed],
      [
        `working.memory.${memory} + looking.${looking} + desk.listing`,
        (snapshot: AnyMachineSnapshot) => open(looking, snapshot),
      ],
      [`working.memory.${memory} + looking.${looking} + desk.filming`, filming],
    ]),
  ),
);

/** Where the page has it. */
const atTheEnd = css({ display: 'flex', justifyContent: 'flex-end' });

/** The button, the list or the camera where it is open, and the ear for a hand scanner. */
function Scanner({ scan, cart }: { scan: ScanRef; cart: CartRef }) {
  const listing = useSelector(scan, (now) => now.matches({ working: { desk: 'listing' } }));
  const filming = useSelector(scan, (now) => now.matches({ working: { desk: 'filming' } }));
  useWedge(true, (text) => scan.send({ type: 'code.scanned', text, at: sampleNow }));
  return (
    <>
      <div className={atTheEnd}>
        <ScanButton scan={scan} />
      </div>
      <ScanNews scan={scan} cart={cart} open={listing || filming} />
      {listing && <ScanPanel scan={scan} cart={cart} />}
      {filming && <CameraDialog scan={scan} cart={cart} />}
    </>
  );
}

let held: Held;

screenTour('M5 the list of scans, walked', {
  chart: scanMachine,
  untold: {
    recall: 'nothing is asked of the server: the browser keeps it',
  },
  pictures: {
    sameAs: {
      'working.memory.recalling': [
        'working.desk.closed',
        'what is remembered is at hand when the desk opens',
      ],
      'working.memory.forgetful': ['working.desk.closed', 'the list is there, for as long as the page is'],
      'working.memory.keeping': ['working.desk.closed', 'what is remembered is not shown by itself'],
    },
    at: {
      'working.looking.idle': (at) =>
        at.matches({ working: { desk: 'listing' } }) && at.context.scans.length > 0,
      'working.looking.asking': (at) => at.matches({ working: { desk: 'listing' } }),
      'working.looking.refused': (at) => at.matches({ working: { desk: 'listing' } }),
      'working.looking.stalled': (at) => at.matches({ working: { desk: 'listing' } }),
    },
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
        { type: 'page.woke' },
      ],
      failures: { recall: [networkLost] },
    },
  ],
  machine: (api) => {
    // Storage answers at once; the walk says when.
    held = hold(providedCharts(api).scan, ['recall']);
    return held.machine;
  },
  screen: async (actor) => {
    const { actor: cart } = await openCart();
    return <Scanner scan={actor as ActorRefFrom<typeof scanMachine>} cart={cart} />;
  },
  answers: { recall: () => held.release('recall') },
  failures: { recall: (error) => held.fail('recall', error) },
  timers: (event, { actor }) => actor.send(event),
  hands: {
    'code.scanned': () => {
      pressFast(document.body, [...code, 'Enter']);
    },
    'mode.chosen': (user, event, { actor }) => {
      const radio = screen.queryByRole('radio', { name: 'Adds one piece to the cart' });
      return radio ? user.click(radio) : actor.send(event);
    },
    // Of all at once: the notice has a button for it, each row has one of its own.
    'scan.retried': (user, event, { actor }) => {
      const [notice] = screen.queryAllByText(/^No connection|^The codes could not/);
      const [button] = notice ? screen.getAllByRole('button', { name: 'Try again' }) : [];
      return button ? user.click(button) : actor.send(event);
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
    ...shows,
    noRight: () => {
      const button = screen.getByRole('button', { name: 'Scan' });
      button.focus();
      expect(button).toHaveAccessibleDescription(
        'Missing right: “Scanning articles”. Your administrator can change this.',
      );
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
});
