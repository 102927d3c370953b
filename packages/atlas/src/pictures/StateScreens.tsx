import type { Chart, Screen, State } from '../data/data.ts';
import { chartAddress, screenAddress } from '../page/route.ts';
import { usePictureChoice } from './choice.ts';
import { Findings } from './Findings.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { Shot } from './Shot.tsx';
import { pictureOf, screensIn } from './screens.ts';
import './pictures.css';

function OneScreen({ chart, screen }: { readonly chart: string; readonly screen: Screen }) {
  const picture = pictureOf(screen, usePictureChoice());
  if (screen.nothing !== null) return <p className="quiet">Nothing is drawn: {screen.nothing}</p>;
  if (!picture) return <p className="bad">The picture is missing.</p>;
  return (
    <figure className="screen">
      <a href={screenAddress(chart, screen.state)}>
        <Shot picture={picture} of={screen.state} />
      </a>
      <figcaption>
        {screen.sameAs && (
          <span>
            Looks like {screen.sameAs[0]}: {screen.sameAs[1]}
          </span>
        )}
        {picture.before && (
          <a href={screenAddress(chart, screen.state)} className="mark changed">
            differs from the last release
          </a>
        )}
        {picture.isNew && <span className="mark">new in this release</span>}
        <Findings picture={picture} />
      </figcaption>
    </figure>
  );
}

/** The screen in a state. For a compound state, the screens of its descendants. */
export function StateScreens({ chart, state }: { readonly chart: Chart; readonly state: State }) {
  const screens = screensIn(chart, state);
  const choice = usePictureChoice();
  if (screens.length === 0) return null;
  const [only] = screens;
  return (
    <section aria-labelledby="screens" className="screens">
      <h3 id="screens">{screens.length === 1 ? 'On the screen' : 'On the screen, state by state'}</h3>
      <PictureChoice />
      {screens.length === 1 && only ? (
        <OneScreen chart={chart.name} screen={only} />
      ) : (
        <ul className="contact">
          {screens.map((screen) => {
            const picture = pictureOf(screen, choice);
            return (
              <li key={screen.state}>
                <a href={chartAddress(chart.name, screen.state)}>
                  {picture ? (
                    <Shot picture={picture} of={screen.state} />
                  ) : (
                    <span className="no-shot">Nothing is drawn</span>
                  )}
                  <span>{screen.state}</span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
