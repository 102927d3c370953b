import { useEffect } from 'react';
import { ChartHead } from '../chart/ChartHead.tsx';
import type { Chart } from '../data/data.ts';
import { useChart } from '../data/load.ts';
import { screenAddress, type View } from '../page/route.ts';
import { choosePictures, usePictureChoice } from '../pictures/choice.ts';
import { PictureChoice } from '../pictures/PictureChoice.tsx';
import { Shot } from '../pictures/Shot.tsx';
import { pictureOf } from '../pictures/screens.ts';
import { LargeScreen } from './LargeScreen.tsx';
import '../pictures/pictures.css';

interface ScreensPageProps {
  readonly name: string;
  readonly state: string | null;
  /** The picture that the URL asks for. */
  readonly view: View | null;
}

/** All screens of a chart side by side, for a quick review. */
function ContactSheet({ chart }: { readonly chart: Chart }) {
  const choice = usePictureChoice();
  return (
    <div className="sheet">
      <PictureChoice />
      <ul className="contact large" data-width={choice.width}>
        {chart.screens.map((screen) => {
          const picture = pictureOf(screen, choice);
          return (
            <li key={screen.state}>
              <a href={screenAddress(chart.name, screen.state)}>
                {picture ? (
                  <Shot picture={picture} of={screen.state} />
                ) : (
                  <span className="no-shot">Nothing is drawn: {screen.nothing}</span>
                )}
                <span>{screen.state}</span>
              </a>
              <p>
                {picture?.before && <span className="mark changed">changed</span>}
                {picture?.isNew && <span className="mark added">new</span>}
                {picture && picture.findings.length > 0 && (
                  <span className="mark failed">axe: {picture.findings.length}</span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function ScreensPage({ name, state, view }: ScreensPageProps) {
  const chart = useChart(name);
  const screen = chart.screens.find((each) => each.state === state);
  const { language, width } = view ?? {};
  useEffect(() => {
    if (language && width) choosePictures({ language, width });
  }, [language, width]);
  return (
    <div className="chart-page">
      <ChartHead chart={chart} page="screens" />
      {screen ? <LargeScreen chart={chart} screen={screen} /> : <ContactSheet chart={chart} />}
    </div>
  );
}
