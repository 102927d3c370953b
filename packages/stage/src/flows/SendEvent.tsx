import { useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { type Accepted, acceptedBy, type Source } from './accepted.ts';
import { asText, eventIn } from './eventText.ts';
import type { Flow, Noted } from './watchFlows.ts';

const headings: Record<Source, string> = {
  user: 'From a person or another flow',
  service: 'From what it runs',
  time: 'By time',
};

/** The last event of this type provides an example of its payload. */
const exampleOf = (type: string, log: readonly Noted[]): AnyEventObject =>
  log.findLast(({ event }) => event.type === type)?.event ?? { type };

function Offered({ accepted, onPick }: { accepted: readonly Accepted[]; onPick: (type: string) => void }) {
  return (['user', 'service', 'time'] as const).map((source) => {
    const types = accepted.filter((one) => one.source === source);
    if (types.length === 0) return null;
    return (
      <fieldset key={source}>
        <legend>{headings[source]}</legend>
        {types.map(({ type }) => (
          <button key={type} type="button" onClick={() => onPick(type)}>
            {type.replace(/^xstate\.(done|error)\.actor\./, '$1 ').replace(/^xstate\.after\./, 'after ')}
          </button>
        ))}
      </fieldset>
    );
  });
}

/** Sends a flow an event that it accepts in its current state. The payload can be edited first. */
export function SendEvent({ flow, log }: { flow: Flow; log: readonly Noted[] }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const field = useId();
  const send = () => {
    try {
      flow.actor.send(eventIn(text));
      setFault(null);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="send" aria-label="Send an event">
      <Offered accepted={acceptedBy(flow)} onPick={(type) => setText(asText(exampleOf(type, log)))} />
      <label htmlFor={field}>Event</label>
      <textarea
        id={field}
        rows={3}
        spellCheck={false}
        value={text}
        placeholder="Choose one above, or write one as JSON"
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row">
        <button type="button" className="primary" disabled={text.trim() === ''} onClick={send}>
          Send
        </button>
        {fault && <output className="fault">{fault}</output>}
      </div>
    </section>
  );
}
