import { charts, openRecording, type Recording, type ReplayedFlow, replay } from '@selvedge/core/recorder';
import { type DragEvent, Suspense, useState } from 'react';
import { numbered } from '../data/numbered.ts';
import { FlowPlayer } from './FlowPlayer.tsx';
import './recording.css';

interface Opened {
  readonly recording: Recording;
  readonly flows: readonly ReplayedFlow[];
}

const open = async (text: string): Promise<Opened> => {
  const recording = await openRecording(text);
  return { recording, flows: replay(recording, charts) };
};

/** The flow to show first: one that threw or failed, otherwise the one that ran last. */
const tellingFlow = (flows: readonly ReplayedFlow[]): number => {
  const troubled = flows.findLastIndex(({ steps }) => {
    const last = steps.at(-1)?.snapshot;
    return last?.status === 'error' || last?.hasTag('failed') === true;
  });
  return troubled < 0 ? flows.length - 1 : troubled;
};

const replayState = ({ steps }: ReplayedFlow): string => {
  const last = steps.at(-1)?.snapshot;
  if (last?.status === 'error') return 'threw';
  return last?.hasTag('failed') ? 'failed' : (last?.status ?? '');
};

function Drop({ onText, fault }: { readonly onText: (text: string) => void; readonly fault: string | null }) {
  const take = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) file.text().then(onText);
    else onText(event.dataTransfer.getData('text'));
  };
  return (
    <div className="sheet recording-drop">
      <h1>Recording</h1>
      <p>What ‘Copy support info’ copied: drop it here as text or file, or paste it.</p>
      <textarea
        aria-label="Support information"
        rows={10}
        placeholder="Error ID: …"
        onChange={({ target }) => onText(target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={take}
      />
      {fault !== null && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** A recording dropped on the atlas: its flows, each replayed step by step. */
export function RecordingPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const take = (text: string) => {
    if (text.trim() === '') return;
    open(text).then(
      (read) => {
        setOpened(read);
        setChosen(tellingFlow(read.flows));
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
  };
  if (!opened) return <Drop onText={take} fault={fault} />;
  const { recording, flows } = opened;
  return (
    <div className="recording">
      <nav className="recorded-flows" aria-label="Flows of the recording">
        <h1>Recording</h1>
        <p className="quiet">
          Version {recording.version}, {new Date(recording.madeAt).toLocaleString()}.{' '}
          <button type="button" onClick={() => setOpened(null)}>
            Another one
          </button>
        </p>
        <ol>
          {numbered(flows).map(({ item: flow, at: index }) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === chosen ? 'true' : undefined}
                onClick={() => setChosen(index)}
              >
                <code>{flow.path}</code>
                <span className={`quiet ${replayState(flow)}`}>
                  {flow.steps.length} steps · {replayState(flow)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <Suspense fallback={<p className="sheet waiting">Reading…</p>}>
        <FlowPlayer key={chosen} recording={recording} flows={flows} index={chosen} />
      </Suspense>
    </div>
  );
}
