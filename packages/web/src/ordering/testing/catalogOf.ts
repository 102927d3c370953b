import { createFakeApi, sampleIndex, samplePlace, settle } from '@selvedge/core/testing';
import { createActor } from 'xstate';
import { providedCharts } from './providedCharts.ts';

/** The catalogue of the sample place, read whole. */
export async function catalogOf() {
  const fake = createFakeApi();
  const catalog = createActor(providedCharts(fake.api).catalog, {
    input: { place: samplePlace, search: '' },
  }).start();
  await settle();
  fake.pending[0]?.answer(sampleIndex());
  await settle();
  return catalog;
}
