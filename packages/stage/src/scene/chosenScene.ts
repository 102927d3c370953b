import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

const KEPT = 'selvedge.stage.scene';

/**
 * The scene that a link chose. It is kept for the tab, across sign-in and reloads. `?scene=` without an id ends it.
 * Choosing one clears both storages and replaces the URL with the scene's path.
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
