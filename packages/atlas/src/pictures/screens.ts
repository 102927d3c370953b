import type { Chart, Picture, Place, Screen, State } from '../data/data.ts';
import { below, isWithin } from '../data/states.ts';
import type { View } from '../page/route.ts';

/** The screens of the innermost states inside a state. */
export const screensIn = (chart: Chart, state: State): readonly Screen[] =>
  chart.screens.filter((screen) => isWithin([`${chart.name}.${screen.state}`], state.id));

/** The screen that fits a place best: that of the place itself, otherwise of one of its states with pictures. */
export function screenAt(chart: Chart, place: Place): Screen | null {
  const states = place.states.map((id) => below(chart.name, id));
  const here = chart.screens.filter(({ state }) => states.includes(state));
  return (
    here.find((screen) => screen.place === place.name && screen.pictures.length > 0) ??
    here.find(({ pictures }) => pictures.length > 0) ??
    here[0] ??
    null
  );
}

export const pictureOf = (screen: Screen | null, { language, width }: View): Picture | null =>
  screen?.pictures.find((picture) => picture.language === language && picture.width === width) ?? null;
