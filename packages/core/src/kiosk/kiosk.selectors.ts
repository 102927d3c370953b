import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../api/failure.ts';
import type { Finding, Style } from '../contract/index.ts';
import type { approvalMachine } from '../ordering/approval/approval.machine.ts';
import type { cartMachine } from '../ordering/cart/cart.machine.ts';
import type { kioskMachine } from './kiosk.machine.ts';
import type { shelfMachine } from './shelf.machine.ts';

type KioskSnapshot = SnapshotFrom<typeof kioskMachine>;

/** The shelf of a kiosk: `code.given`, `style.chosen`, `style.left`. */
export type ShelfActor = ActorRefFrom<typeof shelfMachine>;
/** The cart of a kiosk: `cell.typed` puts quantities in, `cellOf` says what is in a cell. */
export type CartActor = ActorRefFrom<typeof cartMachine>;

/** How the check of an order stands; `refused`: the last deed did not work, and nothing changed. */
export type KioskVerdict = 'pending' | 'sound' | 'objected' | 'refused' | 'approved';

/** What a kiosk shows, with the charts that are sent what is done there. */
export type KioskStage =
  | { readonly stage: 'opening' | 'noRight' }
  /** Signing in failed, or the session is over; `signIn.requested` to the kiosk begins anew. */
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

/** One of the stages, by name. */
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

/** What a kiosk shows now. Built anew at each call. */
export function stageOf(snapshot: KioskSnapshot): KioskStage {
  const { shelf, cart } = snapshot.children;
  if (snapshot.matches('closed')) return gateOf(snapshot);
  if (snapshot.matches({ open: 'noRight' })) return { stage: 'noRight' };
  if (snapshot.matches({ open: { ordering: 'checking' } })) return checkOf(snapshot);
  return shelf && cart ? { stage: 'choosing', shelf, cart } : { stage: 'opening' };
}
