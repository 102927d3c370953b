import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

/** Chooses the service behind the portal: the real one, or one simulated for a certain screen. */
export function SceneChoice({ scene }: { scene: Scene | null }) {
  return (
    <div className="row">
      <label>
        Scene
        <select value={scene?.id ?? ''} onChange={({ target }) => location.assign(`/?scene=${target.value}`)}>
          <option value="">The real service</option>
          {scenes.map(({ id, title, flow, state }) => (
            <option key={id} value={id} data-flow={flow} data-state={state}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {scene && <a href={`/?scene=${scene.id}`}>Open the scene anew</a>}
    </div>
  );
}
