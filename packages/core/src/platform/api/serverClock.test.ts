import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock.ts';

describe('the server’s clock', () => {
  const on = (wrongBy: number) => {
    let time = 1_800_000_000_000;
    const clock = createServerClock(() => time + wrongBy);
    const pass = (ms: number) => {
      time += ms;
    };
    const server = () => Math.floor(time / 1000) * 1000;
    return { clock, pass, server, real: () => time };
  };

  for (const wrongBy of [0, 3_600_000, -86_400_000, 400]) {
    it(`E4 is right within a second where the machine’s is off by ${wrongBy} ms`, () => {
      const { clock, pass, server, real } = on(wrongBy);
      clock.onServerTime(server());
      for (let turn = 0; turn < 50; turn += 1) {
        pass(377);
        clock.onServerTime(server());
        expect(Math.abs(clock.now() - real())).toBeLessThanOrEqual(1500);
      }
    });
  }

  it('E4 does not run backwards from one answer to the next', () => {
    const { clock, pass, server } = on(7_000);
    clock.onServerTime(server());
    let last = clock.now();
    for (let turn = 0; turn < 50; turn += 1) {
      pass(133);
      clock.onServerTime(server());
      expect(clock.now()).toBeGreaterThan(last);
      last = clock.now();
    }
  });

  it('E4 is the machine’s until the server is heard', () => {
    expect(createServerClock(() => 5).now()).toBe(5);
  });
});
