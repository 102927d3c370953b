import {
  deliveryChoices,
  type OrderDetails,
  orderDetailsIn,
  writeOrderDetails,
} from '@selvedge/core/contract';
import { requestedWeekFault } from '@selvedge/core/rules';
import { entry } from '../entry.ts';
import { cartParams, filledCart } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { answerOf } from '../http/typed.ts';
import { handles, putsIn } from './rights.ts';
import { addsUp, expectHead } from './sums.ts';

const writing = async (fixture: Fixture, change: Partial<OrderDetails>) => {
  const head = await filledCart(fixture);
  const was = orderDetailsIn(head);
  return { params: cartParams(head), body: { was, details: { ...was, ...change } } };
};

const numbered = (fixture: Fixture) =>
  writing(fixture, { customerOrderNumber: `C ${crypto.randomUUID().slice(0, 20)}` });

export const orderDetailsEntries = [
  entry(writeOrderDetails, {
    right: putsIn,
    rows: 'O9',
    refuses: [
      '404 notFound',
      '409 versionConflict',
      '409 cartFinalized',
      '422 customerOrderNumberTooLong',
      '422 customerOrderNumberUnreadable',
      '422 deliveryAddressUnknown',
      '422 requestedWeekUnknown',
      '422 requestedWeekPast',
      '422 requestedWeekOutside',
    ],
    call: numbered,
    checks: {
      [addsUp]: async ({ fixture, call, answer }) => {
        await expectHead(fixture, (await answer(await call())).head);
      },
      'the number is kept, with nothing blank around it': async ({ fixture, answer }) => {
        const asked = await writing(fixture, { customerOrderNumber: '  Conformance  ' });
        const { head } = await answer(asked);
        expectSame(head.details?.customerOrderNumber, 'Conformance', 'customerOrderNumber');
      },
      'over others than stand: 409 versionConflict': async ({ fixture, refusal }) => {
        const { params, body } = await numbered(fixture);
        const was = { ...body.was, customerOrderNumber: `${body.was.customerOrderNumber} not` };
        await refusal({ params, body: { ...body, was } }, '409 versionConflict');
      },
      'a number of more than 35 signs: 422 customerOrderNumberTooLong': async ({ fixture, refusal }) => {
        const asked = await writing(fixture, { customerOrderNumber: '9'.repeat(36) });
        await refusal(asked, '422 customerOrderNumberTooLong');
      },
      'signs that are not seen: 422 customerOrderNumberUnreadable': async ({ fixture, refusal }) => {
        const asked = await writing(fixture, { customerOrderNumber: 'a\u202eb' });
        await refusal(asked, '422 customerOrderNumberUnreadable');
      },
      'an address that is not the customer’s: 422 deliveryAddressUnknown': async ({ fixture, refusal }) => {
        const asked = await writing(fixture, { deliveryAddressId: 'conformance-nowhere' });
        await refusal(asked, '422 deliveryAddressUnknown');
      },
      'no calendar week: 422 requestedWeekUnknown': async ({ fixture, refusal }) => {
        await refusal(await writing(fixture, { requestedWeek: '2027-W54' }), '422 requestedWeekUnknown');
      },
      'a week that is over: 422 requestedWeekPast': async ({ fixture, refusal }) => {
        await refusal(await writing(fixture, { requestedWeek: '2001-W05' }), '422 requestedWeekPast');
      },
      'a week outside of the season: 422 requestedWeekOutside': async ({ fixture, refusal }) => {
        await refusal(await writing(fixture, { requestedWeek: '2999-W05' }), '422 requestedWeekOutside');
      },
    },
  }),
  entry(deliveryChoices, {
    right: handles,
    rows: 'O9',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: cartParams(await filledCart(fixture)) }),
    checks: {
      'each week of the span can be asked for': async ({ fixture, call, answer }) => {
        const { weeks } = await answer(await call());
        for (const week of [weeks.first, weeks.last]) {
          expectSame(requestedWeekFault(week, Date.now(), weeks), null, week);
          const { params, body } = await writing(fixture, { requestedWeek: week });
          const { head } = await answerOf(fixture.caller, writeOrderDetails, { params, body });
          expectSame(head.details?.requestedWeek, week, 'requestedWeek');
        }
        expectThat(weeks.first <= weeks.last, 'the first week before the last', weeks);
      },
    },
  }),
];
