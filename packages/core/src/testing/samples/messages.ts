import type { Message } from '../../contract/index.ts';

/** An event of the ticker. */
export const sampleMessage = (message: Partial<Message> = {}): Message => ({
  id: 'event-1',
  title: 'Showroom Days',
  tickerText: 'Showroom Days in Hamburg: see the autumn season before anyone else',
  content: '<p>Doors open at <strong>nine</strong>.</p>',
  brand: ['Marlow', 'Tessel & Finch'],
  date: { from: '2026-12-01T09:00:00+01:00', to: '2026-12-03T17:00:00+01:00' },
  ...message,
});

/** As many events, `event-1` first. */
export const sampleMessages = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) =>
    sampleMessage({
      id: `event-${index + 1}`,
      title: `Event ${index + 1}`,
      tickerText: `News of event ${index + 1}`,
    }),
  );
