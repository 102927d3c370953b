import { asText } from './eventText.ts';
import type { Flow, Noted } from './watchFlows.ts';

const SHOWN = 120;

/** The events that the flows received, latest first. */
export function EventLog({ log, onChoose }: { log: readonly Noted[]; onChoose: (flow: Flow) => void }) {
  return (
    <section className="log" aria-label="What happened">
      <ol reversed>
        {log
          .slice(-SHOWN)
          .reverse()
          .map(({ id, at, flow, event, fromOutside }) => (
            <li key={id} data-outside={fromOutside ? '' : undefined}>
              <time>{(at / 1000).toFixed(2)} s</time>
              <button type="button" onClick={() => onChoose(flow)}>
                {flow.name}
              </button>
              <details>
                <summary>
                  <code>{event.type}</code>
                </summary>
                <pre>{asText(event)}</pre>
              </details>
            </li>
          ))}
      </ol>
    </section>
  );
}
