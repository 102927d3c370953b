import type { Maintenance } from '../../contract/index.ts';

/** A maintenance of the whole portal from 08:00 to 09:00 UTC on 21 November 2026, but for what is given. */
export const sampleMaintenance = (changed: Partial<Maintenance> = {}): Maintenance => ({
  id: 'm-1',
  start: Date.UTC(2026, 10, 21, 8) / 1000,
  end: Date.UTC(2026, 10, 21, 9) / 1000,
  message: '<p>The portal is being <strong>renewed</strong>.</p>',
  parts: [],
  tiles: [],
  features: [],
  ...changed,
});
