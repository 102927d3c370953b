import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SceneChoice } from '../scene/SceneChoice.tsx';
import type { Scene } from '../scene/scene.ts';
import { EventLog } from './EventLog.tsx';
import { FlowChoice } from './FlowChoice.tsx';
import { FlowDrawing } from './FlowDrawing.tsx';
import { SendEvent } from './SendEvent.tsx';
import { useApart } from './useApart.ts';
import { useFlows } from './useFlows.ts';
import type { Flow, Flows } from './watchFlows.ts';

type Props = {
  flows: Flows;
  scene: Scene | null;
};

const isRunning = ({ actor }: Flow) => actor.getSnapshot().status === 'active';

/** The flow shown: the chosen one while it runs, otherwise the scene's, otherwise the one with the latest event. */
function useShown(flows: readonly Flow[], latest: Flow | undefined, scene: Scene | null) {
  const [chosen, choose] = useState<Flow | 'scene' | 'latest'>('scene');
  const ofScene = flows.find(({ name }) => name === scene?.flow);
  if (typeof chosen === 'object' && isRunning(chosen)) return { shown: chosen, follows: false, choose };
  const follows = chosen !== 'scene' || ofScene === undefined;
  return { shown: follows ? (latest ?? flows[0] ?? null) : ofScene, follows, choose };
}

/**
 * A panel beside the portal: its flows as charts with their active states, the events they received, and those they
 * would accept.
 */
export function FlowsDock({ flows, scene }: Props) {
  const { flows: all, log } = useFlows(flows);
  const { shown, follows, choose } = useShown(all.filter(isRunning), log.at(-1)?.flow, scene);
  const [open, setOpen] = useState(true);
  const apart = useApart();
  const docked = open && apart.place === null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-docked', docked);
  }, [docked]);
  const dock = (
    <div className="dock">
      <SceneChoice scene={scene} />
      <FlowChoice flows={all.filter(isRunning)} shown={shown} follows={follows} onChoose={choose} />
      {shown && <FlowDrawing flow={shown} />}
      {shown && <SendEvent key={shown.actor.sessionId} flow={shown} log={log} />}
      <EventLog log={log} onChoose={choose} />
    </div>
  );
  if (apart.place) return createPortal(dock, apart.place);
  return (
    <>
      <div className="handle">
        {docked && (
          <button type="button" onClick={apart.open}>
            Window of its own
          </button>
        )}
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Flows
        </button>
      </div>
      {docked && dock}
    </>
  );
}
