import type { AnyActor } from 'xstate';
import { PORTAL } from './portalName.ts';

/** Tells the portal that the first page's content has come or failed, so that its overlays may come. */
export const notifyPageSettled = (system: AnyActor['system']): void =>
  system.get(PORTAL)?.send({ type: 'page.settled' });
