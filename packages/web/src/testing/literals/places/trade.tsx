import type { Order } from '@selvedge/core/contract';
import { type OrderDetailsRef, orderDetailsLogic } from '@selvedge/core/ordering';
import {
  createFakeApi,
  fakeOrderingDependencies,
  sampleChoices,
  sampleHead,
  sampleOrder,
  samplePlace,
  sampleStyle,
  wired,
} from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { QuickOrderActions } from '../../../ordering/matrix/quickOrder/QuickOrderActions.tsx';
import type { QuickOrderRef } from '../../../ordering/matrix/quickOrder/quickOrderRef.ts';
import { OrderSheet } from '../../../ordering/order/OrderSheet.tsx';
import { OrderDetails } from '../../../ordering/orderDetails/OrderDetails.tsx';
import { openCart } from '../../../ordering/testing/openCart.ts';
import { answer, button, callsOf, type Fixture, inAct, type Look, start, textOf } from '../fixture.tsx';

/** Order details in which a number is typed that is not saved. */
const typing = async ({ show }: Fixture) => {
  const fake = createFakeApi();
  const { actor } = start(orderDetailsLogic(fakeOrderingDependencies(fake.api)), {
    input: { place: samplePlace, mayInsert: true },
  });
  const details = actor as OrderDetailsRef;
  const head = sampleHead();
  await show(<OrderDetails details={details} head={head} mayInsert onOpen={() => {}} />);
  await inAct(() => details.send({ type: 'orderDetails.opened', head }));
  await answer(fake, 'deliveryChoices', sampleChoices);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'PO 1' } });
  return { fake, details };
};

const savingDetails: Look = async (fixture) => {
  const { fake } = await typing(fixture);
  await fixture.user.click(button(fixture.say('detailsSave')));
  expect(callsOf(fake)).toEqual(['writeOrderDetails']);
};

const discardingDetails: Look = async (fixture) => {
  const { fake, details } = await typing(fixture);
  await fixture.user.click(button(fixture.say('detailsDiscard')));
  expect(callsOf(fake)).toEqual([]);
  expect(details.getSnapshot().context.typed.customerOrderNumber).toBe('');
};

const nextStyle: Look = async ({ say, user, show }) => {
  const { actor } = start(wired.quickOrder(createFakeApi().api), {
    input: { place: samplePlace, mayInsert: true },
  });
  const quickOrder = actor as QuickOrderRef;
  quickOrder.send({ type: 'quickOrder.opened', style: sampleStyle(), now: 0 });
  quickOrder.send({ type: 'total.typed', entry: '12' });
  const here = { type: 'quickOrder.taken', takesQuantities: true } as const;
  const taken: (boolean | undefined)[] = [];
  await show(
    <QuickOrderActions
      actor={quickOrder}
      cart={(await openCart()).actor}
      taking={{ here, onward: { ...here, next: 's-2' }, take: (goesOn) => taken.push(goesOn) }}
      onClose={() => {}}
    />,
  );
  await user.click(button(say('takeNext')));
  expect(taken).toEqual([true]);
};

const taxed = (order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, vatPerMille: 190 })),
});

/** A margin says what it is reckoned from: the price without its tax, or as printed on the label. */
const margins: Look = async ({ say, show }) => {
  const order = sampleOrder();
  await show(
    <>
      <OrderSheet order={order} />
      <OrderSheet order={taxed(order)} />
    </>,
  );
  const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(textOf(fact(say('marginGross')))).toMatch(new RegExp(`^58[.,]4.*${say('markUp')} 2[.,]40$`));
  expect(textOf(fact(say('marginNet')))).toMatch(new RegExp(`^50[.,]5.*${say('markUp')} 2[.,]02$`));
};

export const tradePlaces = {
  'order details: save': savingDetails,
  'order details: discard': discardingDetails,
  'a quick order that goes on with the next style': nextStyle,
  'what a shop earns on an order': margins,
} satisfies Record<string, Look>;
