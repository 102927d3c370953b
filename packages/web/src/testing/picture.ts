import { run } from 'axe-core';
import { commands } from 'vitest/browser';
import { type Language, languages } from '../messages/languages.ts';
import type { View } from './screenTour.tsx';

/** A picture of the screen in one state, and what is wrong with it by the rules of accessibility. */
export interface Picture {
  readonly language: Language;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Below the folder of the pictures. */
  readonly file: string;
  readonly sha256: string;
  readonly isBlank: boolean;
  /** 'rule: where', none is right. */
  readonly axe: readonly string[];
}

/** A phone and a desk, as high as their windows are at least. */
const windows = [
  { width: 1500, height: 800 },
  { width: 400, height: 720 },
];
const HIGHEST = 4000;

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const until = async (isSo: () => boolean) => {
  for (let frame = 0; frame < 120 && !isSo(); frame += 1) await painted();
};

const atRest = async () => {
  await document.fonts.ready;
  await until(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'));
  await painted();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
};

/** How much more there is than the window shows: of the page, or of what lies over it. */
const hidden = () => {
  const over = document.querySelectorAll('dialog[open], dialog[open] *');
  const all = over.length > 0 ? [...over] : [document.documentElement];
  const scrolls = (element: Element) =>
    element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
  return Math.max(
    0,
    ...all.filter(scrolls).map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  );
};

/** A window in which all of it is seen, as far as a higher one shows more. */
const openWindow = async ({ width, height }: { width: number; height: number }) => {
  let high = height;
  await commands.openWindow(width, high);
  await atRest();
  for (let more = hidden(); more > 0 && high < HIGHEST; ) {
    const higher = Math.min(HIGHEST, high + more);
    await commands.openWindow(width, higher);
    await atRest();
    const left = hidden();
    if (left >= more) {
      await commands.openWindow(width, high);
      await atRest();
      break;
    }
    high = higher;
    more = left;
  }
  return { width, height: high };
};

/** A part of a page has its one heading from the page around it, which the journeys look at. */
const rules = { 'page-has-heading-one': { enabled: false } };

const faultsOf = async () => {
  const { violations } = await run(document, { resultTypes: ['violations'], rules });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' · ')}`,
  );
};

/** Takes the pictures of what stands on the screen, in each language and each window. */
export async function takePictures(view: View, folder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const language of languages) {
    view.speak(language);
    await until(() => document.documentElement.lang === language);
    for (const window of windows) {
      const { width, height } = await openWindow(window);
      const file = `${folder}/${language}-${width}.webp`;
      const axe = await faultsOf();
      pictures.push({ language, width, height, file, axe, ...(await commands.takePicture(file)) });
    }
  }
  return pictures;
}
