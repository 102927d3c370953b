import { sampleMessages } from './messages.ts';

const home = { screen: 'dashboard' } as const;
const ordering = { screen: 'pos', rightEnv: 'preorder' } as const;

const newsOf = (count: number) => ({ messages: sampleMessages(count), dismissed: [] });

/** What can happen to the ticker; one sample of each event. */
export const tickerTour = {
  input: { route: home, dialogOpen: false },
  events: [
    { type: 'route.changed', route: home },
    { type: 'route.changed', route: ordering },
    { type: 'language.changed', language: 'de' },
    { type: 'dialogs.changed', open: true },
    { type: 'dialogs.changed', open: false },
    { type: 'motion.changed', reduced: true },
    { type: 'page.woke' },
    { type: 'news.retried' },
    { type: 'ticker.touched', by: 'pointer' },
    { type: 'ticker.left', by: 'pointer' },
    { type: 'ticker.paused' },
    { type: 'ticker.resumed' },
    { type: 'ticker.moved', by: 1 },
    { type: 'ticker.moved', by: -1 },
    { type: 'ticker.dismissed' },
    { type: 'event.opened' },
  ],
  answers: {
    loadNews: [newsOf(1), newsOf(2), newsOf(0)],
    look: [true, false],
    eventDialog: [undefined],
  },
  limit: 40_000,
};
