import type { Api } from '@selvedge/core';
import {
  type cartMachine,
  type cartsMachine,
  type cartViewMachine,
  type catalogMachine,
  type codeLookUpMachine,
  type columnsMachine,
  type filterSetsMachine,
  type keylookMachine,
  type liveEventsMachine,
  type liveMachine,
  type noteMachine,
  orderingLogic,
  type placeSizesMachine,
  type posMachine,
  type scanMachine,
  type seasonsMachine,
  type sectionsMachine,
  type styleMachine,
  type workspaceMachine,
} from '@selvedge/core/ordering';
import { fakeOrderingDependencies } from '@selvedge/core/testing';

/** The area's inner charts with their real services on the given API, as the composition root provides them. */
export function providedCharts(api: Api) {
  const { actors } = orderingLogic(fakeOrderingDependencies(api)).implementations;
  const workspace = actors.workspace as typeof workspaceMachine;
  const inner = workspace.implementations.actors;
  const style = inner.style as typeof styleMachine;
  const catalog = inner.catalog as typeof catalogMachine;
  return {
    pos: actors.pos as typeof posMachine,
    seasons: actors.seasons as typeof seasonsMachine,
    carts: actors.carts as typeof cartsMachine,
    cartView: inner.cartView as typeof cartViewMachine,
    sections: inner.sections as typeof sectionsMachine,
    note: inner.note as typeof noteMachine,
    catalog,
    columns: catalog.implementations.actors.columns as typeof columnsMachine,
    filterSets: catalog.implementations.actors.filterSets as typeof filterSetsMachine,
    cart: inner.cart as typeof cartMachine,
    scan: inner.scan as typeof scanMachine,
    codeLookUp: (inner.scan as typeof scanMachine).implementations.actors.lookUp as typeof codeLookUpMachine,
    style,
    keylook: style.implementations.actors.keylook as typeof keylookMachine,
    placeSizes: style.implementations.actors.placeSizes as typeof placeSizesMachine,
    live: inner.live as typeof liveMachine,
    liveEvents: inner.liveEvents as typeof liveEventsMachine,
  };
}
