import type { CartHead } from '../../../contract/index.ts';
import { ApiError, failure } from '../../../platform/api/failure.ts';
import { sampleHead } from '../../../testing/index.ts';
import { intentionKey } from '../../finalization/finalization.actors.ts';

/** What the server holds of one cart: the pieces of its only line stand for all lines. */
export interface ServerState {
  readonly state: CartHead['state'];
  readonly version: number;
  readonly pieces: number;
  /** What an approval binds to, and who gave it; null where the cart is not approved. */
  readonly approved: { readonly pieces: number; readonly by: string } | null;
  readonly orders: readonly { readonly pieces: number; readonly approved: number | null }[];
  /** Answers that are kept under the key of an intention. */
  readonly keys: readonly string[];
}

export const opened: ServerState = {
  state: 'open',
  version: 1,
  pieces: 1,
  approved: null,
  orders: [],
  keys: [],
};

/** The rules of the server; a test takes one away and has to notice. */
export const soundServer = {
  checksVersion: true,
  checksFinalized: true,
  checksPreview: true,
  reopens: true,
};
export type Rules = typeof soundServer;

export type Call =
  | { readonly kind: 'approve'; readonly version: number }
  | { readonly kind: 'recall' }
  | { readonly kind: 'giveBack'; readonly version: number }
  | { readonly kind: 'finalize'; readonly version: number };

export type Outcome = { readonly server: ServerState; readonly error: ApiError | null };

const refused = (status: number, code: string) =>
  new ApiError(failure({ kind: 'refused', status, code, message: code }));
const no = (server: ServerState, status: number, code: string): Outcome => ({
  server,
  error: refused(status, code),
});
const yes = (server: ServerState): Outcome => ({ server, error: null });

/** The cart as a user sees it. */
export const headFor = ({ state, version, pieces, approved }: ServerState, user: string): CartHead =>
  sampleHead({
    state,
    version,
    pieces,
    approval: approved && {
      by: approved.by,
      at: 1,
      fingerprint: String(approved.pieces),
      mine: approved.by === user,
    },
  });

/** Changes the line if it still is what the change was made on; an approved cart is opened by it. */
export function edit(server: ServerState, rules: Rules, was: number, pieces: number): ServerState {
  if (rules.checksFinalized && server.state === 'finalized') return server;
  if (server.pieces !== was || pieces === was) return server;
  const version = server.version + 1;
  return rules.reopens && server.state === 'approved'
    ? { ...server, version, pieces, state: 'open', approved: null }
    : { ...server, version, pieces };
}

/** Who calls, and when. */
interface Asking {
  readonly rules: Rules;
  readonly user: { readonly name: string; readonly maySubmit: boolean };
  readonly preview: boolean;
}

const isOutdated = (server: ServerState, { rules }: Asking, call: { readonly version: number }): boolean =>
  rules.checksVersion && call.version !== server.version;

function finalize(server: ServerState, call: { readonly version: number }, asking: Asking): Outcome {
  const { user, rules, preview } = asking;
  const key = `${user.name} ${intentionKey({ cartId: 'cart-1', version: call.version })}`;
  if (server.keys.includes(key)) return yes(server);
  if (!user.maySubmit) return no(server, 404, 'notFound');
  if (server.state === 'finalized') return no(server, 409, 'cartFinalized');
  if (isOutdated(server, asking, call)) return no(server, 409, 'versionConflict');
  if (preview && rules.checksPreview) return no(server, 422, 'cartRefused');
  return yes({
    ...server,
    state: 'finalized',
    version: server.version + 1,
    orders: [...server.orders, { pieces: server.pieces, approved: server.approved?.pieces ?? null }],
    keys: [...server.keys, key],
  });
}

const reopened = (server: ServerState): Outcome =>
  yes({ ...server, state: 'open', version: server.version + 1, approved: null });

function recall(server: ServerState, { user }: Asking): Outcome {
  if (server.state === 'open') return yes(server);
  return server.approved?.by === user.name ? reopened(server) : no(server, 404, 'notFound');
}

function approve(server: ServerState, { user, preview, rules }: Asking): Outcome {
  if (preview && rules.checksPreview) return no(server, 422, 'cartRefused');
  if (server.state === 'approved') return yes(server);
  const approved = { pieces: server.pieces, by: user.name };
  return yes({ ...server, state: 'approved', version: server.version + 1, approved });
}

/** Answers a call as the server does (O2, N7). */
export function serve(server: ServerState, call: Call, asking: Asking): Outcome {
  if (call.kind === 'finalize') return finalize(server, call, asking);
  if (asking.rules.checksFinalized && server.state === 'finalized') return no(server, 409, 'cartFinalized');
  if (call.kind === 'recall') return recall(server, asking);
  if (isOutdated(server, asking, call)) return no(server, 409, 'versionConflict');
  if (call.kind === 'approve') return approve(server, asking);
  return server.state === 'approved' ? reopened(server) : no(server, 409, 'versionConflict');
}
