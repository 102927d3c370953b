import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

const KEPT = 'selvedge.stage.scene';

/**
 * The scene that a link chose; it is kept for the tab, over sign-in and reloads. `?scene=` alone ends it. To choose
 * one leaves for the place it opens at, with nothing remembered of what was before.
 */
export function chosenScene({ location, sessionStorage, localStorage }: Window): Scene | null {
  const asked = new URLSearchParams(location.search).get('scene');
  if (asked !== null) {
    for (const storage of [sessionStorage, localStorage]) storage.clear();
    if (asked !== '') sessionStorage.setItem(KEPT, asked);
  }
  const kept = sessionStorage.getItem(KEPT);
  const scene = scenes.find(({ id }) => id === kept) ?? null;
  if (asked !== null) history.replaceState(null, '', scene?.path ?? '/');
  return scene;
}
