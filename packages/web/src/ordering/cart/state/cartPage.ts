import type {
  acceptedPricesMachine,
  addingMachine,
  cartViewMachine,
  catalogMachine,
  noteMachine,
  precheckMachine,
  sectionsMachine,
} from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';

export type NoteRef = ActorRefFrom<typeof noteMachine>;
export type PrecheckRef = ActorRefFrom<typeof precheckMachine>;
export type CartViewRef = ActorRefFrom<typeof cartViewMachine>;
export type SectionsRef = ActorRefFrom<typeof sectionsMachine>;
export type AddingRef = ActorRefFrom<typeof addingMachine>;
export type CatalogRef = ActorRefFrom<typeof catalogMachine>;
export type AcceptedPricesRef = ActorRefFrom<typeof acceptedPricesMachine>;

/** The actors behind the features of the cart's page, besides the quantities. */
export interface CartPage {
  readonly note: NoteRef;
  readonly precheck: PrecheckRef;
  readonly adding: AddingRef;
  readonly cartView: CartViewRef;
  readonly sections: SectionsRef;
  readonly catalog: CatalogRef;
}
