import type { Page } from '@playwright/test';
import {
  charts,
  LONGEST_RECORDING,
  openRecording,
  placeText,
  type Recording,
  type ReplayedFlow,
  replay,
  statesOf,
} from '@selvedge/core/recorder';
import { SmallAtlas } from '../stack/atlas.ts';
import { accounts, expect, failingSeason, test } from './journey.ts';
import { typeInto } from './quantities.ts';

const lastOf = (flows: readonly ReplayedFlow[], chart: string) =>
  flows.findLast((flow) => flow.chart === chart)?.steps.at(-1)?.snapshot;

/** Every text in the recording, with the names of properties. */
const wordsIn = ({ cells, shapes }: Recording): string => JSON.stringify([cells, shapes]).toLowerCase();

const openSupport = async (page: Page, say: (id: string) => string) => {
  await page.getByRole('contentinfo').getByRole('button', { name: say('app.crash.copy') }).click();
  const dialog = page.getByRole('dialog', { name: say('support.title') });
  await expect(dialog.getByRole('status')).toHaveText(say('support.copied'));
  return dialog;
};
