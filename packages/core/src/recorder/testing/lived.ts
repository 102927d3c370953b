import { createActor, setup } from 'xstate';
import { greetingMachine } from '../../dashboard/greeting.machine.ts';
import { forwardMachine } from '../../event/forward.machine.ts';
import { noteMachine } from '../../ordering/cart/note.machine.ts';
import { posMachine } from '../../ordering/pos/pos.machine.ts';
import { quiet } from '../../platform/actors/quiet.ts';
import { ApiError, failure } from '../../platform/api/failure.ts';
import { createFlightRecorder, type FlowRecord } from '../../platform/flightRecorder/flightRecorder.ts';
import { tokensMachine } from '../../session/tokens.machine.ts';

interface Person {
  readonly first: string;
  readonly last: string;
}

/** Somebody at work: what is known of them, what they read and what they type. */
export interface Life {
  readonly who: Person;
  readonly email: string;
  readonly customers: readonly {
    readonly customerId: string;
    readonly customerNumber: string;
    readonly name: string;
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
  }[];
  readonly access: string;
  readonly refresh: string;
  readonly note: string;
  readonly term: string;
  readonly message: string;
}

/** What a flight recorder keeps of somebody's work. */
export const lived = ({
  who,
  email: mail,
  customers,
  access,
  refresh,
  note,
  term,
  message,
}: Life): FlowRecord[] => {
  const recorder = createFlightRecorder(() => 0);
  const head = {
    cartId: 'k-1',
    rightEnv: 'preorder',
    note,
    customerName: customers[0]?.name ?? '',
    changedBy: who.last,
  };
  const actors = {
    note: quiet(noteMachine),
    pos: quiet(posMachine),
    greeting: quiet(greetingMachine),
    forward: quiet(forwardMachine),
    tokens: quiet(tokensMachine),
  };
  const portal = setup({ actors }).createMachine({
    id: 'house',
    invoke: [
      {
        id: 'note',
        src: 'note',
        input: {
          place: {
            rightEnv: 'preorder',
            customerId: 'c-1',
            season: 'HS27',
            subdivision: 'A',
            collectionType: 'main',
          },
          mayInsert: true,
        },
      },
      { id: 'pos', src: 'pos', input: { rightEnv: 'preorder' } },
      { id: 'greeting', src: 'greeting' },
      { id: 'forward', src: 'forward', input: { messageId: 'm-1' } },
      { id: 'tokens', src: 'tokens' },
    ],
  });
  const actor = createActor(portal, { inspect: recorder.inspect }).start();
  const eventsById: Record<string, object[]> = {
    greeting: [
      {
        type: 'xstate.done.actor.loadProfile',
        output: { firstName: who.first, lastName: who.last, canonicalId: mail, email: mail },
      },
    ],
    pos: [
      {
        type: 'xstate.error.actor.findCustomers',
        error: new ApiError(failure({ kind: 'refused', status: 400, message })),
      },
      { type: 'search.retried' },
      { type: 'xstate.done.actor.findCustomers', output: customers },
      { type: 'term.changed', term },
    ],
    note: [{ type: 'note.opened', head }, { type: 'note.typed', text: `${note}!` }, { type: 'note.saved' }],
    forward: [{ type: 'address.changed', address: mail }, { type: 'forward.submitted' }],
    tokens: [
      {
        type: 'xstate.done.actor.check',
        output: { tokens: { accessToken: access, refreshToken: refresh, expiresAt: 5 }, remaining: 4 },
      },
      { type: 'token.refused', accessToken: access },
      {
        type: 'xstate.done.actor.refresh',
        output: { accessToken: refresh, refreshToken: access, expiresAt: 9 },
      },
    ],
  };
  for (const [id, events] of Object.entries(eventsById))
    for (const event of events)
      (actor.getSnapshot().children as Record<string, { send(event: object): void } | undefined>)[id]?.send(
        event,
      );
  const flows = recorder.flows().map((flow) => ({ ...flow, steps: [...flow.steps] }));
  actor.stop();
  return flows;
};
