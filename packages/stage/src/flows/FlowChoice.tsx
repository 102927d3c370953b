import type { Flow } from './watchFlows.ts';

type Props = {
  flows: readonly Flow[];
  shown: Flow | null;
  /** Shows whichever flow received the last event. */
  follows: boolean;
  onChoose: (flow: Flow | 'latest') => void;
};

const labelOf = ({ name, nth }: Flow): string => (nth === 0 ? name : `${name} (${nth + 1})`);

export function FlowChoice({ flows, shown, follows, onChoose }: Props) {
  const choose = (id: string) => onChoose(flows.find(({ actor }) => actor.sessionId === id) ?? 'latest');
  return (
    <div className="row">
      <label>
        Flow
        <select value={shown?.actor.sessionId ?? ''} onChange={({ target }) => choose(target.value)}>
          {flows.map((flow) => (
            <option key={flow.actor.sessionId} value={flow.actor.sessionId}>
              {labelOf(flow)}
            </option>
          ))}
        </select>
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={follows}
          onChange={({ target }) => onChoose(target.checked || !shown ? 'latest' : shown)}
        />
        Follow what happens
      </label>
    </div>
  );
}
