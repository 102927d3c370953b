import { cameraMachine } from '@selvedge/core/ordering';
import { createFakeApi, samplePlace, type TourOptions } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor, fromCallback } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import { CameraOver } from './CameraOver.tsx';
import { CameraView } from './CameraView.tsx';
import { frame, picture } from './scan.recipe.ts';

const cameras = [
  { id: 'a', label: 'Front' },
  { id: 'b', label: '' },
];
const problems = {
  refused: 'The camera is not allowed here.',
  missing: 'No camera was found on this device.',
  busy: 'The camera is in use by another program.',
  unsupported: 'This browser cannot use the camera here.',
  broken: 'The camera could not be started.',
} as const;

const tour: TourOptions = {
  events: [
    { type: 'camera.started', cameras, cameraId: 'a', canTorch: true },
    ...Object.keys(problems).map((problem) => ({ type: 'camera.failed', problem })),
    { type: 'code.seen', text: '4006381333931', at: 1000 },
    { type: 'code.seen', text: '4006381333931', at: 1100 },
    { type: 'camera.chosen', cameraId: 'b' },
    { type: 'torch.switched' },
    { type: 'camera.retried' },
  ],
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.cameraId,
    context.cameras.length,
    context.torch,
    Object.values(context.sightings),
    context.problem,
  ],
};

const reading = ({ context }: AnyMachineSnapshot) => {
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Hold the barcode inside the frame.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Camera' })).toHaveValue(context.cameraId);
  expect(screen.getByRole('option', { name: 'Camera 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Torch' })).toHaveAttribute(
    'aria-pressed',
    String(context.torch),
  );
};

screenTour('M5 the camera, walked', {
  chart: cameraMachine,
  tour,
  machine: () => cameraMachine.provide({ actors: { film: fromCallback(() => {}) } }),
  screen: async (actor) => {
    const camera = actor as ActorRefFrom<typeof cameraMachine>;
    const { actor: cart } = await openCart();
    const charts = providedCharts(createFakeApi().api);
    const scan = createActor(charts.scan, {
      input: { place: samplePlace, mayScan: true, mayInsert: true },
    }).start();
    const lookUp = createActor(charts.codeLookUp, { input: { place: samplePlace } }).start();
    return (
      <>
        <div className={frame}>
          <div className={picture} />
          <CameraOver camera={camera} />
        </div>
        <CameraView camera={camera} scan={scan} lookUp={lookUp} cart={cart} />
      </>
    );
  },
  userActions: {
    'camera.chosen': (user, event, { actor }) => {
      const choice = screen.queryByRole('combobox', { name: 'Camera' });
      return choice ? user.selectOptions(choice, 'b') : actor.send(event);
    },
    'torch.switched': (user, event, { actor }) => {
      const light = screen.queryByRole('button', { name: 'Torch' });
      return light ? user.click(light) : actor.send(event);
    },
    'camera.retried': (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      return again ? user.click(again) : actor.send(event);
    },
  },
  shows: {
    'filming.asking': () =>
      expect(screen.getByText(/The browser is asking whether the camera may be used/)).toHaveAttribute(
        'role',
        'status',
      ),
    'filming.reading.waiting': reading,
    'filming.reading.found': reading,
    failed: ({ context }) => {
      const problem = context.problem as keyof typeof problems;
      expect(screen.getByRole('alert')).toHaveTextContent(problems[problem]);
      expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(problem === 'unsupported');
    },
  },
});
