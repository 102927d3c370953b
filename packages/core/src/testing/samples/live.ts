import type { LiveNews, LiveShoppingEvent, ShownStyle } from '../../contract/index.ts';
import { sampleNow } from './seasons.ts';
import { sampleStyle } from './styles.ts';

const minute = 60_000;

/** An event that runs: two of three styles were shown. */
export const sampleLiveEvent = (parts: Partial<LiveShoppingEvent> = {}): LiveShoppingEvent => ({
  eventId: 'e-1',
  title: 'First look at summer',
  host: 'Showroom Antwerp',
  startsAt: sampleNow - 30 * minute,
  endsAt: sampleNow + 60 * minute,
  phase: 'now',
  shown: 2,
  planned: 3,
  version: 3,
  ...parts,
});

/** The `position`-th style that was shown; null: not for this customer. */
export const sampleShown = (position: number, name: string | null): ShownStyle => ({
  position,
  shownAt: sampleNow - 30 * minute + position * 4 * minute,
  style: name === null ? null : sampleStyle({ articleId: `s-${position}`, name }),
});

/** What the first call answers: two styles, and nothing to wait for. */
export const sampleLiveNews = (parts: Partial<LiveNews> = {}): LiveNews => ({
  event: sampleLiveEvent(),
  styles: [sampleShown(1, 'Poplin shirt'), sampleShown(2, 'Loden coat')],
  askAgainIn: 0,
  ...parts,
});
