import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Finding, Style } from '../contract/index.ts';
import type { approvalMachine } from '../ordering/approval/approval.machine.ts';
import type { cartMachine } from '../ordering/cart/cart.machine.ts';
import type { Failure } from '../platform/api/failure.ts';
import type { kioskMachine } from './kiosk.machine.ts';
import type { shelfMachine } from './shelf.machine.ts';

type KioskSnapshot = SnapshotFrom<typeof kioskMachine>;

/** The shelf of a kiosk. Events: `code.given`, `style.chosen`, `style.left`. */
export type ShelfActor = ActorRefFrom<typeof shelfMachine>;
/** The cart of a kiosk: send `cell.typed` to enter quantities, and use `cellOf` to read a cell. */
export type CartActor = ActorRefFrom<typeof cartMachine>;

/** State of an order's check; `refused`: the last action failed and changed nothing. */
export type KioskVerdict = 'pending' | 'sound' | 'objected' | 'refused' | 'approved';

/** The current screen of a kiosk, with the charts that handle its user actions. */
export type KioskStage =
  | { readonly stage: 'opening' | 'noRight' }
  /** Signing in failed, or the session has ended; `signIn.requested` to the kiosk restarts it. */
  | { readonly stage: 'signedOut'; readonly again: () => void }
  | { readonly stage: 'choosing'; readonly shelf: ShelfActor; readonly cart: CartActor }
  | {
      readonly stage: 'checking';
      readonly verdict: KioskVerdict;
      readonly findings: readonly Finding[];
      /** Why it was refused. */
      readonly failure: Failure | null;
      readonly styles: readonly Style[];
      readonly approval: ActorRefFrom<typeof approvalMachine>;
    };

/** A single stage, by name. */
export type KioskStageOf<Name extends KioskStage['stage']> = KioskStage & { readonly stage: Name };

function gateOf({ children: { session } }: KioskSnapshot): KioskStage {
  const { signIn } = session?.getSnapshot().children ?? {};
  if (signIn?.getSnapshot().matches('failed'))
    return { stage: 'signedOut', again: () => signIn.send({ type: 'signIn.retried' }) };
  if (session?.getSnapshot().matches('signedOut'))
    return { stage: 'signedOut', again: () => session.send({ type: 'signIn.requested' }) };
  return { stage: 'opening' };
}

function checkOf({ children: { check, approval, contents } }: KioskSnapshot): KioskStage {
  if (!check || !approval) return { stage: 'opening' };
  const checked = check.getSnapshot();
  const acted = approval.getSnapshot();
  const verdict = (): KioskVerdict => {
    if (acted.matches('approved')) return 'approved';
    if (acted.matches('refused') || checked.matches('failed')) return 'refused';
    if (checked.hasTag('pending') || acted.hasTag('pending')) return 'pending';
    return checked.matches('objected') ? 'objected' : 'sound';
  };
  return {
    stage: 'checking',
    verdict: verdict(),
    findings: checked.context.findings,
    failure: verdict() === 'refused' ? (acted.context.failure ?? checked.context.failure) : null,
    styles: contents?.getSnapshot().context.answer ?? [],
    approval,
  };
}

/** The current screen of a kiosk. Returns a new object on each call. */
export function stageOf(snapshot: KioskSnapshot): KioskStage {
  const { shelf, cart } = snapshot.children;
  if (snapshot.matches('closed')) return gateOf(snapshot);
  if (snapshot.matches({ open: 'noRight' })) return { stage: 'noRight' };
  if (snapshot.matches({ open: { ordering: 'checking' } })) return checkOf(snapshot);
  return shelf && cart ? { stage: 'choosing', shelf, cart } : { stage: 'opening' };
}
