import type { Chart, State } from '../data/data.ts';
import { below, holdersOf } from '../data/states.ts';
import { chartAddress } from '../page/route.ts';
import { StateScreens } from '../pictures/StateScreens.tsx';
import { CopyLink } from './CopyLink.tsx';
import { PathsThrough } from './PathsThrough.tsx';
import { Reactions } from './Reactions.tsx';
import { StateTree } from './StateTree.tsx';
import './state.css';

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {names.map((name) => (
        <dd key={name}>
          <code>{name}</code>
        </dd>
      ))}
    </div>
  );
}

const kinds: Partial<Record<State['type'], string>> = {
  final: 'the end',
  parallel: 'all side by side',
  history: 'where it was before',
};

export function StatePanel({ chart, state }: { readonly chart: Chart; readonly state: State }) {
  const holders = holdersOf(chart, state.id);
  const kind = kinds[state.type];
  return (
    <>
      <nav aria-label="Where the state is" className="crumbs">
        {[...holders].reverse().map((holder) => (
          <a key={holder.id} href={chartAddress(chart.name, below(chart.name, holder.id) || null)}>
            {holder.key === chart.root.key ? chart.name : holder.key}
          </a>
        ))}
      </nav>
      <h2 className="state-name">{state.key}</h2>
      <p className="means">{state.description}</p>
      <p className="marks">
        {kind && <span className="mark">{kind}</span>}
        {state.tags.map((tag) => (
          <span key={tag} className={`mark ${tag}`}>
            {tag}
          </span>
        ))}
        <CopyLink />
      </p>
      <StateScreens chart={chart} state={state} />
      <Reactions chart={chart} states={[state, ...holders]} />
      <dl className="does-list">
        <Names title="Runs" names={state.invokes} />
        <Names title="When entered" names={state.entry} />
        <Names title="When left" names={state.exit} />
      </dl>
      {state.states.length > 0 && <StateTree chart={{ ...chart, root: state }} />}
      <PathsThrough chart={chart} state={state} />
    </>
  );
}
