import type { OverlaysRef } from '@selvedge/core';
import type { tickerMachine } from '@selvedge/core/overlays';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { EventDialog } from '../event/EventDialog.tsx';
import { TickerBar } from './TickerBar.tsx';

/** The ticker at the bottom of the dashboard, while a user is there to read it. */
export function Ticker({ overlays }: { overlays: OverlaysRef }) {
  const ticker = useSelector(overlays, ({ children }) => children.ticker);
  return ticker ? <TickerAndEvent ticker={ticker} /> : null;
}

/** One message after another, and the dialog of the chosen one. */
export function TickerAndEvent({ ticker }: { ticker: ActorRefFrom<typeof tickerMachine> }) {
  const shown = useSelector(ticker, (snapshot) =>
    snapshot.matches({ bar: 'shown' }) || snapshot.matches({ bar: 'reading' })
      ? snapshot.context.messages[snapshot.context.place]
      : undefined,
  );
  const dialog = useSelector(ticker, ({ children }) => children.eventDialog);
  return (
    <>
      {shown && <TickerBar ticker={ticker} message={shown} />}
      {dialog && <EventDialog dialog={dialog} />}
    </>
  );
}
