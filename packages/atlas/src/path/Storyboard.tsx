import { useEffect, useRef } from 'react';
import type { Chart, Place, WalkedPath } from '../data/data.ts';
import { numbered } from '../data/numbered.ts';
import { below } from '../data/states.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import { addressOf, chartAddress, goInstead, pathAddress } from '../page/route.ts';
import { useStepKeys } from '../page/useStepKeys.ts';
import { usePictureChoice } from '../pictures/choice.ts';
import { PictureChoice } from '../pictures/PictureChoice.tsx';
import { Shot } from '../pictures/Shot.tsx';
import { pictureOf, screenAt } from '../pictures/screens.ts';
import { walkedOn } from './PathRow.tsx';
import '../pictures/pictures.css';

interface StoryboardProps {
  readonly chart: Chart;
  readonly path: WalkedPath;
  readonly index: number;
  /** 0 is the start of the path. */
  readonly step: number;
}

function Scene({ chart, place }: { readonly chart: Chart; readonly place: Place }) {
  const screen = screenAt(chart, place);
  const picture = pictureOf(screen, usePictureChoice());
  if (picture) return <Shot picture={picture} of={place.name} />;
  if (screen?.nothing) return <p className="no-shot">Nothing is drawn: {screen.nothing}</p>;
  return (
    <div className="no-shot drawn">
      <ChartDrawing
        drawing={chart.drawings.states}
        title={`${chart.name} in ${place.name}`}
        present={place.states}
      />
    </div>
  );
}

function Strip({ chart, path, index, step }: StoryboardProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[step]?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const scenes = [['begins', path.start] as const, ...path.steps];
  return (
    <ol ref={list} className="strip" aria-label="Steps of the path">
      {numbered(scenes).map(({ item: [event, at], at: position }) => {
        const place = chart.places[at];
        return (
          <li key={position}>
            <a
              href={pathAddress(chart.name, index, position)}
              aria-current={position === step ? 'step' : undefined}
              onClick={(pressed) => {
                if (pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return;
                pressed.preventDefault();
                goInstead(pathAddress(chart.name, index, position));
              }}
            >
              <span className="number">{position}</span>
              <code>{event}</code>
              <span className="place">{place?.name}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** A path step by step: the event, the state it leads to, and the screen in that state. */
export function Storyboard({ chart, path, index, step }: StoryboardProps) {
  const last = path.steps.length;
  const [event, at] = step === 0 ? [null, path.start] : (path.steps[step - 1] ?? [null, path.start]);
  const place = chart.places[at];
  const test = chart.tests[path.test];
  const go = (to: number) => goInstead(pathAddress(chart.name, index, to));
  useStepKeys(step, last, go);
  if (!place) return null;
  return (
    <div className="storyboard">
      <div className="story-head">
        <h2>Path {index + 1}</h2>
        <p className="quiet">
          {last} steps {walkedOn[path.on]} ·{' '}
          <span className={`result ${test?.result}`}>
            {test?.result} in {test?.took} ms
          </span>{' '}
          · {test?.file} ·{' '}
          <a href={addressOf({ page: 'paths', chart: chart.name, path: null, step: 0 })}>all paths</a>
        </p>
        <PictureChoice />
      </div>
      <div className="story">
        <Strip chart={chart} path={path} index={index} step={step} />
        <section className="scene" aria-label="The step">
          <div className="scene-head">
            <p aria-live="polite" className="now">
              <span className="quiet">
                {step} of {last}
              </span>{' '}
              {event === null ? 'It begins in' : <code>{event}</code>}
              {event !== null && ' leads to '}{' '}
              {place.states.map((id) => (
                <a key={id} href={chartAddress(chart.name, below(chart.name, id) || null)}>
                  {below(chart.name, id) || chart.name}
                </a>
              ))}
            </p>
            <span className="stepping">
              <button
                type="button"
                aria-disabled={step === 0}
                onClick={step === 0 ? undefined : () => go(step - 1)}
              >
                ← Back
              </button>
              <button
                type="button"
                aria-disabled={step === last}
                onClick={step === last ? undefined : () => go(step + 1)}
              >
                On →
              </button>
            </span>
          </div>
          <Scene chart={chart} place={place} />
        </section>
      </div>
    </div>
  );
}
