import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findLiveEvent } from '../ordering/live/live.store.ts';
import { type Stage, setStage } from '../ordering/testing/stage.ts';
import { FIRST_LOOK } from './liveEvents.ts';
import { PRESENTS_EVERY, presentNext, startLivePresenter } from './livePresenter.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());
afterEach(() => vi.useRealTimers());

const shown = async () =>
  (await findLiveEvent(stage.testApp.context.database.db, FIRST_LOOK))?.shown ?? Number.NaN;

describe('P1 the demo’s live event', () => {
  it('P1 shows one style more at a time, until all that were planned are shown', async () => {
    const { database } = stage.testApp.context;
    const before = await shown();
    let more = 0;
    while (await presentNext(database, Date.now())) {
      more += 1;
      expect(await shown()).toBe(before + more);
    }
    expect(more).toBeGreaterThan(10);
    expect(before + more).toBeLessThanOrEqual(60);
  });

  it('P1 goes on by itself only while somebody watches it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const asked = vi.fn(() => Promise.reject(new Error('asked')));
    const database = { db: { select: () => ({ from: () => ({ where: asked }) }) } };
    const report = vi.fn();
    let time = 0;
    const presenter = startLivePresenter({ database: database as never, now: () => time, report });
    presenter.followed('another');
    vi.advanceTimersByTime(PRESENTS_EVERY);
    expect(asked).not.toHaveBeenCalled();
    presenter.followed(FIRST_LOOK);
    vi.advanceTimersByTime(PRESENTS_EVERY);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    time += 10 * PRESENTS_EVERY;
    vi.advanceTimersByTime(PRESENTS_EVERY);
    expect(asked).toHaveBeenCalledTimes(1);
    presenter.stop();
  });
});
