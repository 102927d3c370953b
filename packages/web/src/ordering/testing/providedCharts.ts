import type { Api } from '@selvedge/core';
import {
  type cartMachine,
  type catalogMachine,
  type liveEventsMachine,
  type liveMachine,
  orderingLogic,
  type posMachine,
  type seasonsMachine,
  type styleMachine,
  type workspaceMachine,
} from '@selvedge/core/ordering';
import { orderingWorld } from '@selvedge/core/testing';

/** The area's inner charts with their real services on the given API, as the composition root provides them. */
export function providedCharts(api: Api) {
  const { actors } = orderingLogic(orderingWorld(api)).implementations;
  const workspace = actors.workspace as typeof workspaceMachine;
  const inner = workspace.implementations.actors;
  return {
    pos: actors.pos as typeof posMachine,
    seasons: actors.seasons as typeof seasonsMachine,
    catalog: inner.catalog as typeof catalogMachine,
    cart: inner.cart as typeof cartMachine,
    style: inner.style as typeof styleMachine,
    live: inner.live as typeof liveMachine,
    liveEvents: inner.liveEvents as typeof liveEventsMachine,
  };
}
