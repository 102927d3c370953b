import {
  charts,
  type Expectation,
  type Recording,
  type ReplayedFlow,
  regressionTest,
  statesOf,
} from '@selvedge/core/recorder';
import { useState } from 'react';
import { saveFile } from './saveTest.ts';

type ChartNode = (typeof charts)[string]['root'];
type Snapshot = ReplayedFlow['steps'][number]['snapshot'];

interface SaveAsTestProps {
  readonly recording: Recording;
  readonly flow: number;
  readonly step: number;
  readonly snapshot: Snapshot;
}

const kinds: readonly (readonly [Expectation['kind'], string])[] = [
  ['isNotIn', 'is not in'],
  ['isIn', 'is in'],
  ['goesOn', 'goes on at all'],
];

/**
 * The innermost states of a chart. Read from the machine itself, because a partial atlas may not contain the chart.
 */
const leavesOf = (node: ChartNode | undefined): ChartNode[] => {
  if (!node) return [];
  const inner = Object.values<ChartNode>(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesOf);
};

function StateChoice(props: {
  readonly chart: string;
  readonly state: string;
  readonly onState: (id: string) => void;
}) {
  const leaves = leavesOf(charts[props.chart]?.root);
  return (
    <select aria-label="State" value={props.state} onChange={({ target }) => props.onState(target.value)}>
      {leaves.map(({ id }) => (
        <option key={id}>{id}</option>
      ))}
    </select>
  );
}

/** 'Save as test': the reviewer says what would be correct after this step. */
export function SaveAsTest({ recording, flow, step, snapshot }: SaveAsTestProps) {
  const threw = snapshot.status === 'error';
  const [kind, setKind] = useState<Expectation['kind']>(threw ? 'goesOn' : 'isNotIn');
  const [wished, setWished] = useState<string | null>(null);
  const chart = recording.flows[flow]?.chart ?? '';
  const state = wished ?? statesOf(snapshot)[0] ?? '';
  const save = () => {
    const expectation: Expectation = kind === 'goesOn' ? { kind } : { kind, state };
    regressionTest(recording, { flow, step, expectation }).then((file) =>
      saveFile(`${chart}.recorded.test.ts`, file),
    );
  };
  return (
    <form
      className="save-as-test"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <span>Right would be: after this step it</span>
      <select
        aria-label="What is right"
        value={kind}
        onChange={({ target }) => setKind(target.value as Expectation['kind'])}
      >
        {kinds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {kind !== 'goesOn' && <StateChoice chart={chart} state={state} onState={setWished} />}
      <button type="submit">Save as test</button>
    </form>
  );
}
