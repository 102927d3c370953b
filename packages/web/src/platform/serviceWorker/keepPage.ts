import { configurationOf } from '../configurationOf.ts';
import { ownScript } from '../ownScript.ts';

/** Browsers whose user saves data say so here. */
type Thrifty = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Has the browser keep the page and its code by a service worker, so that the portal opens at once the next time and
 * without a network. Where that is not possible (no room, denied, no secure connection) or not wanted by the house
 * (`SERVICE_WORKER=off`), the portal works as before. Who saves data is spared the half megabyte.
 */
export async function keepPage(): Promise<void> {
  try {
    const { serviceWorker: workers, connection } = navigator as Partial<Thrifty>;
    // A backend of the release before does not tell.
    const told = configurationOf(document) as { readonly serviceWorker?: boolean } | null;
    if (!told?.serviceWorker || connection?.saveData) return;
    await workers?.register(ownScript('/service-worker.js'), { updateViaCache: 'none' });
  } catch {
    // Nothing is lost by it.
  }
}
