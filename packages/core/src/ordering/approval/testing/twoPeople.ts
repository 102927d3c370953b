import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { CartHead } from '../../../contract/index.ts';
import { networkLost, situationOf } from '../../../testing/index.ts';
import { inert } from '../../../testing/inert.ts';
import { finalizationMachine } from '../../finalization/finalization.machine.ts';
import { approvalMachine } from '../approval.machine.ts';
import { Alike } from './alike.ts';
import {
  type Call,
  edit,
  headFor,
  type Outcome,
  opened,
  type Rules,
  type ServerState,
  serve,
} from './serverModel.ts';
import { type ChartSituation, Snapshots } from './snapshots.ts';

const machines: Readonly<Record<Chart, AnyStateMachine>> = {
  approval: inert(approvalMachine),
  finalization: inert(finalizationMachine),
};
type Chart = 'approval' | 'finalization';

const headKey = ({ version, state, pieces, approval }: CartHead) => [version, state, pieces, approval?.mine];
const contextKey = ({ context }: AnyMachineSnapshot) => [
  headKey(context.head),
  context.holdsInsert,
  context.holdsSubmit,
  context.opensAt,
  context.ending,
  context.askings,
  context.order,
  context.failure?.code,
  context.failure?.kind,
];
const charts: Readonly<Record<Chart, Snapshots>> = {
  approval: new Snapshots(machines.approval, contextKey),
  finalization: new Snapshots(machines.finalization, contextKey),
};

/** Who works at a page. */
export interface Person {
  readonly name: string;
  readonly mayInsert: boolean;
  readonly maySubmit: boolean;
}

/** A call of one of a page's charts: on its way, or done with its answer on the way back. */
interface Line {
  readonly invoke: string;
  readonly call: Call;
  readonly done: { readonly head: CartHead; readonly error: Outcome['error'] } | null;
}

interface Page {
  readonly known: ServerState;
  readonly approval: ChartSituation;
  readonly finalization: ChartSituation;
  readonly lines: { readonly approval: Line | null; readonly finalization: Line | null };
}

/** Everything at one moment. The budget bounds how much happens. */
export interface Moment {
  readonly server: ServerState;
  readonly pages: readonly Page[];
  readonly left: { readonly edits: number; readonly approvals: number; readonly losses: number };
}

/** A step with what it is called, for the path to a fault. */
export interface Next {
  readonly title: string;
  readonly moment: Moment;
}

export interface Situation {
  /** How much of each may happen. */
  readonly budget: Moment['left'];
  readonly people: readonly Person[];
  readonly preview: boolean;
  readonly rules: Rules;
  /** The pages know that the season is in preview. */
  readonly pagesKnow: boolean;
}

const callOf = ({ value, context }: AnyMachineSnapshot): Pick<Line, 'invoke' | 'call'> | null => {
  const { version } = context.head;
  if (value === 'approving') return { invoke: 'approve', call: { kind: 'approve', version } };
  if (value === 'recalling') return { invoke: 'recall', call: { kind: 'recall' } };
  if (value === 'returning') return { invoke: 'giveBack', call: { kind: 'giveBack', version } };
  if (value === 'finalizing') return { invoke: 'finalize', call: { kind: 'finalize', version } };
  return null;
};

/** A chart after an event, where it takes it; a call that it begins is on its way. */
function moved(page: Page, chart: Chart, event: AnyEventObject, named: string = event.type): Page | null {
  const next = charts[chart].after(page[chart], event, named);
  if (next === null) return null;
  const begun = callOf(next.snapshot);
  const kept = page.lines[chart];
  const stays = kept !== null && begun !== null && next.snapshot.value === page[chart].snapshot.value;
  const line = stays ? kept : begun && { ...begun, done: null };
  return { ...page, [chart]: next, lines: { ...page.lines, [chart]: line } };
}

const lineKey = (line: Line | null): string =>
  line === null
    ? '-'
    : `${line.invoke}${line.done ? `${line.done.head.version}${line.done.error?.message}` : ''}`;

const servers = new Alike<ServerState>((server) => JSON.stringify(server));
const pages = new Alike<Page>(({ known, approval, finalization, lines }) =>
  [
    servers.numberOf(known),
    approval.id,
    finalization.id,
    lineKey(lines.approval),
    lineKey(lines.finalization),
  ].join(),
);

export function begin({ people, preview, pagesKnow, budget }: Situation): Moment {
  const server = servers.one(opened);
  const opensAt = preview && pagesKnow ? 1 : null;
  const checked = { type: 'findings.changed', findings: [] };
  return {
    server,
    left: budget,
    pages: people.map(({ name, mayInsert, maySubmit }) => {
      const head = headFor(server, name);
      const input = {
        approval: { head, holdsInsert: mayInsert, holdsSubmit: maySubmit, opensAt },
        finalization: { head, holdsSubmit: maySubmit, opensAt },
      };
      const situation = (chart: Chart) =>
        charts[chart].of(situationOf(machines[chart], input[chart], checked));
      return pages.one({
        known: server,
        approval: situation('approval'),
        finalization: situation('finalization'),
        lines: { approval: null, finalization: null },
      });
    }),
  };
}

const actions: readonly (readonly [Chart, AnyEventObject])[] = [
  ['approval', { type: 'approval.requested' }],
  ['approval', { type: 'approval.recalled' }],
  ['approval', { type: 'approval.returned', reason: 'No' }],
  ['approval', { type: 'refusal.dismissed' }],
  ['finalization', { type: 'finalization.requested' }],
  ['finalization', { type: 'finalization.confirmed' }],
  ['finalization', { type: 'finalization.cancelled' }],
  ['finalization', { type: 'finalization.retried' }],
  ['finalization', { type: 'refusal.dismissed' }],
  ['finalization', { type: 'xstate.after.askAgainDelay.finalization.asking' }],
];

/** What happens at one page, and what else is different then. */
interface Happening extends Partial<Pick<Moment, 'server' | 'left'>> {
  readonly title: string;
  readonly page: Page;
}

/** What people and the clock do. */
function actionsAt(page: Page, { left }: Moment): Happening[] {
  return actions.flatMap(([chart, event]): Happening[] => {
    const isApproval = event.type === 'approval.requested';
    if (isApproval && left.approvals === 0) return [];
    const changed = moved(page, chart, event);
    const budget = isApproval ? { ...left, approvals: left.approvals - 1 } : left;
    return changed ? [{ title: event.type, page: changed, left: budget }] : [];
  });
}

function typingAt(page: Page, { server, left }: Moment, rules: Rules): Happening[] {
  if (left.edits === 0) return [];
  const changed = edit(server, rules, page.known.pieces, page.known.pieces === 1 ? 2 : 1);
  return changed === server
    ? []
    : [{ title: 'types', page, server: changed, left: { ...left, edits: left.edits - 1 } }];
}

/** News reach the page. A cart that is gone is told to no chart. */
function hearingAt(page: Page, { server }: Moment, name: string): Happening[] {
  if (page.known === server) return [];
  const heard = { ...page, known: server };
  if (server.state === 'finalized') return [{ title: 'hears', page: heard }];
  const head = headFor(server, name);
  const received = { type: 'cart.changed', head };
  const named = `hears ${headKey(head)}`;
  const approving = moved(heard, 'approval', received, named) ?? heard;
  return [{ title: 'hears', page: moved(approving, 'finalization', received, named) ?? approving }];
}

const withLine = (page: Page, chart: Chart, line: Line | null): Page => ({
  ...page,
  lines: { ...page.lines, [chart]: line },
});

/** An answer comes, or is lost on its way. */
function answersAt(page: Page, chart: Chart, line: Line, { left }: Moment): Happening[] {
  if (line.done === null) return [];
  const { head, error } = line.done;
  const output =
    chart === 'approval' ? { head, lines: [] } : { orderId: 'o-1', orderNumber: '900001', replayed: false };
  const received =
    error === null
      ? { type: `xstate.done.actor.${line.invoke}`, output }
      : { type: `xstate.error.actor.${line.invoke}`, error };
  const free = withLine(page, chart, null);
  const answered = moved(free, chart, received, `${received.type} ${error?.message} ${headKey(head)}`);
  const loss = { type: `xstate.error.actor.${line.invoke}`, error: networkLost };
  const without = left.losses > 0 ? moved(free, chart, loss, `${loss.type} lost`) : null;
  const budget = { ...left, losses: left.losses - 1 };
  return [
    ...(answered ? [{ title: `${line.invoke} is answered`, page: answered }] : []),
    ...(without ? [{ title: `the answer to ${line.invoke} is lost`, page: without, left: budget }] : []),
  ];
}

function callsAt(page: Page, moment: Moment, person: Person, { rules, preview }: Situation): Happening[] {
  return (['approval', 'finalization'] as const).flatMap((chart): Happening[] => {
    const line = page.lines[chart];
    if (!line) return [];
    if (line.done) return answersAt(page, chart, line, moment);
    const { server, error } = serve(moment.server, line.call, { rules, user: person, preview });
    const done = { head: headFor(server, person.name), error };
    return [{ title: `${line.invoke} is served`, page: withLine(page, chart, { ...line, done }), server }];
  });
}

const leftKey = ({ edits, approvals, losses }: Moment['left']) => `${edits} ${approvals} ${losses}`;

/** What can happen at a page hangs on the page, the server and the budget alone, so it is worked out once for them. */
const worked = new WeakMap<Situation, Map<string, readonly Required<Happening>[]>>();

function happeningsAt(
  at: number,
  page: Page,
  moment: Moment,
  situation: Situation,
): readonly Required<Happening>[] {
  const person = situation.people[at];
  if (!person) return [];
  const known = worked.get(situation) ?? new Map<string, readonly Required<Happening>[]>();
  worked.set(situation, known);
  const key = `${at} ${pages.numberOf(page)} ${servers.numberOf(moment.server)} ${leftKey(moment.left)}`;
  const before = known.get(key);
  if (before) return before;
  const found = [
    ...actionsAt(page, moment),
    ...(person.mayInsert ? typingAt(page, moment, situation.rules) : []),
    ...hearingAt(page, moment, person.name),
    ...callsAt(page, moment, person, situation),
  ].map(({ title, page: changed, server = moment.server, left = moment.left }) => ({
    title: `${person.name}: ${title}`,
    page: pages.one(changed),
    server: servers.one(server),
    left,
  }));
  known.set(key, found);
  return found;
}

/** Everything that can happen next, at either page or on the way between them and the server. */
export const nextOf = (moment: Moment, situation: Situation): Next[] =>
  moment.pages.flatMap((page, at) =>
    happeningsAt(at, page, moment, situation).map(({ title, page: changed, ...rest }) => ({
      title,
      moment: { ...moment, ...rest, pages: moment.pages.with(at, changed) },
    })),
  );

/** What tells two moments apart. */
export const keyOf = ({ server, pages: both, left }: Moment): string =>
  `${servers.numberOf(server)} ${leftKey(left)} ${both.map((page) => pages.numberOf(page)).join(' ')}`;
