import { type AnyStateMachine, assign } from 'xstate';
import { kioskMachine } from '../kiosk/kiosk.machine.ts';
import { cellMachine } from '../ordering/cart/cell.machine.ts';
import { catalogMachine } from '../ordering/catalog/catalog.machine.ts';
import { compareMachine } from '../ordering/catalog/compare/compare.machine.ts';
import { favoriteStylesMachine } from '../ordering/catalog/favoriteStyles.machine.ts';
import { selectionMachine } from '../ordering/matrix/selection.machine.ts';
import { orderingMachine } from '../ordering/ordering.machine.ts';
import { cameraMachine } from '../ordering/scan/camera.machine.ts';
import { screenCharts } from '../ordering/screenCode/screenCharts.ts';
import { overlaysMachine } from '../overlays/overlays.machine.ts';
import { portalMachine } from '../portal/portal.machine.ts';
import { deviceSignInMachine } from '../session/deviceSignIn.machine.ts';
import { supportMachine } from '../support/support.machine.ts';
import { validationMachine } from '../validation/validation.machine.ts';
import type { Charts } from './decode.ts';

/**
 * The catalogue of a season is too large to record. In a replay its chart makes the same transitions without the
 * styles, and the results come from the recording.
 */
const catalogWithoutStyles = catalogMachine.provide({
  actions: {
    setCatalog: assign((_, { catalog }) => ({ catalog, failure: null })),
    setFilters: assign((_, { filters }) => ({ filters })),
    setScanned: assign((_, { articleIds }) => ({ scanned: articleIds })),
    setFavorites: assign((_, { articleIds }) => ({ favorites: articleIds })),
  },
});

/** The charts that no other one invokes. */
const roots: readonly AnyStateMachine[] = [
  portalMachine,
  overlaysMachine,
  orderingMachine,
  kioskMachine,
  validationMachine,
  cellMachine,
  selectionMachine,
  // They come to their parents later.
  ...Object.values(screenCharts),
  favoriteStylesMachine,
  compareMachine,
  cameraMachine,
  deviceSignInMachine,
  supportMachine,
];

const isChart = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;

/** A chart with all that it invokes. */
const withinOf = (chart: AnyStateMachine): AnyStateMachine[] => [
  chart,
  ...Object.values(chart.implementations.actors).filter(isChart).flatMap(withinOf),
];

/** All charts of the core by id. */
export const charts: Charts = Object.fromEntries(
  [...roots.flatMap(withinOf), catalogWithoutStyles].map((chart) => [chart.id, chart]),
);
