import type { Chart, Screen } from '../data/data.ts';
import { addressOf, chartAddress, goInstead, screenAddress } from '../page/route.ts';
import { useStepKeys } from '../page/useStepKeys.ts';
import { Compare } from '../pictures/Compare.tsx';
import { usePictureChoice } from '../pictures/choice.ts';
import { Findings } from '../pictures/Findings.tsx';
import { PictureChoice } from '../pictures/PictureChoice.tsx';
import { Shot } from '../pictures/Shot.tsx';
import { pictureOf } from '../pictures/screens.ts';

/** The screen in one state, as large as possible, compared with the last release if it differs. */
export function LargeScreen({ chart, screen }: { readonly chart: Chart; readonly screen: Screen }) {
  const picture = pictureOf(screen, usePictureChoice());
  const at = chart.screens.indexOf(screen);
  const addressAt = (to: number) => screenAddress(chart.name, chart.screens[to]?.state ?? '');
  useStepKeys(at, chart.screens.length - 1, (to) => goInstead(addressAt(to)));
  const [before, after] = [chart.screens[at - 1], chart.screens[at + 1]];
  return (
    <div className="sheet large-screen">
      <div className="scene-head">
        <h2>
          <a href={chartAddress(chart.name, screen.state)}>{screen.state}</a>
        </h2>
        <PictureChoice />
        <nav aria-label="Screens" className="turning">
          {before && <a href={addressAt(at - 1)}>← {before.state}</a>}
          <a href={addressOf({ page: 'screens', chart: chart.name, state: null, view: null })}>all screens</a>
          {after && <a href={addressAt(at + 1)}>{after.state} →</a>}
        </nav>
      </div>
      <p className="quiet">Come to by {screen.way || 'nothing: it begins here'}</p>
      {screen.nothing !== null && <p className="no-shot">Nothing is drawn: {screen.nothing}</p>}
      {screen.sameAs && (
        <p className="quiet">
          Looks like {screen.sameAs[0]}: {screen.sameAs[1]}
        </p>
      )}
      {picture && <Findings picture={picture} />}
      {picture?.before && <Compare picture={picture} of={screen.state} />}
      {picture && !picture.before && <Shot picture={picture} of={screen.state} />}
    </div>
  );
}
