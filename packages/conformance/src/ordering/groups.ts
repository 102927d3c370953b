import {
  changeGroupOrder,
  createGroupOrder,
  dissolveGroupOrder,
  type Group,
  groupableCarts,
  groupOrder,
  groupOrders,
  readCart,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { cartParams, filledCart, freshKey } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { rightEnv } from '../fixture/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { readRefusal } from '../http/reading.ts';
import { answerOf, ask, plain } from '../http/typed.ts';
import { handles, putsIn } from './rights.ts';
import { expectUndisclosed, undisclosed } from './strangers.ts';
import { addsUp, expectGroup, expectGroupHead, expectHeadAmong } from './sums.ts';

const preorder = 'in pre-order';

const creating = async (fixture: Fixture) => {
  const { cartId, season } = await filledCart(fixture);
  return {
    params: { rightEnv },
    body: { groupName: 'Conformance', season, cartIds: [cartId] },
    headers: { 'idempotency-key': freshKey() },
  } as const;
};

const dissolveLater = (fixture: Fixture, { head: { groupId } }: Group) =>
  fixture.once(`group ${groupId}`, async () =>
    fixture.undoLater('a group order', async () => {
      const { status } = await fixture.caller.call(plain(dissolveGroupOrder), {
        params: { rightEnv, groupId },
      });
      if (status !== 204 && status !== 404) throw new Error(`status ${status}`);
    }),
  );

/** A group order with the suite's own cart in it. */
const groupOf = async (fixture: Fixture): Promise<Group> => {
  const asked = await creating(fixture);
  const known = await fixture.once('group', () => answerOf(fixture.caller, createGroupOrder, asked));
  await dissolveLater(fixture, known);
  return known;
};

const groupParams = ({ head: { groupId } }: Group) => ({ rightEnv, groupId }) as const;

const changing = async (fixture: Fixture) => {
  const params = groupParams(await groupOf(fixture));
  const { head } = await answerOf(fixture.caller, groupOrder, { params });
  return { params, body: { version: head.version, groupName: 'Conformance 2' } };
};

/** Creates a new group order for each call, since the call removes it. */
const dissolving = async (fixture: Fixture) => {
  const made = await answerOf(fixture.caller, createGroupOrder, await creating(fixture));
  await dissolveLater(fixture, made);
  return { params: groupParams(made) };
};

export const groupEntries = [
  entry(groupOrders, {
    right: `${handles}, ${preorder}`,
    rows: 'N8',
    refuses: ['404 notFound'],
    call: () => ({ params: { rightEnv } }),
    checks: {
      [undisclosed]: async ({ fixture }) => {
        const { head } = await groupOf(fixture);
        await expectUndisclosed(
          fixture,
          groupOrders,
          { rightEnv },
          ({ groupId }) => groupId === head.groupId,
        );
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        const { head } = await groupOf(fixture);
        const all = await answer(await call());
        for (const one of all.filter(({ groupId }) => groupId === head.groupId))
          await expectGroupHead(fixture, one);
      },
      'has the group order that was made': async ({ fixture, call, answer }) => {
        const { head } = await groupOf(fixture);
        const all = await answer(await call());
        expectThat(
          all.some(({ groupId }) => groupId === head.groupId),
          `group ${head.groupId}`,
          all.map(({ groupId }) => groupId),
        );
      },
    },
  }),
  entry(createGroupOrder, {
    right: `${putsIn}, ${preorder}`,
    rows: 'N8',
    refuses: ['404 notFound', '409 tooManyGroups', '422 keyReused'],
    call: async (fixture) => {
      const asked = await creating(fixture);
      await dissolveLater(fixture, await answerOf(fixture.caller, createGroupOrder, asked));
      return asked;
    },
    foreign: true,
    checks: {
      'the same key and body get the same group; the key with another body 422 keyReused': async ({
        fixture,
        answer,
        refusal,
      }) => {
        const asked = await creating(fixture);
        const first = await answer(asked);
        await dissolveLater(fixture, first);
        const second = await answer(asked);
        await dissolveLater(fixture, second);
        expectSame(second.head.groupId, first.head.groupId, 'groupId');
        const body = { ...asked.body, groupName: 'Another' };
        await refusal({ ...asked, body }, '422 keyReused');
      },
      'holds the carts that were named': async ({ fixture, answer }) => {
        const asked = await creating(fixture);
        const made = await answer(asked);
        await dissolveLater(fixture, made);
        expectSame(
          [made.mine, made.carts.map(({ head }) => head.cartId)],
          [true, asked.body.cartIds],
          'mine and carts',
        );
      },
      [addsUp]: async ({ fixture, answer }) => {
        const made = await answer(await creating(fixture));
        await dissolveLater(fixture, made);
        await expectGroup(fixture, made);
      },
      'a name that is blank: 400 or 422': async ({ fixture, unreadable }) => {
        const asked = await creating(fixture);
        await unreadable({ ...asked, body: { ...asked.body, groupName: ' ' } });
      },
    },
  }),
  entry(groupOrder, {
    right: `${handles}, ${preorder}; of which every cart is one’s own to see`,
    rows: 'N8',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: groupParams(await groupOf(fixture)) }),
    checks: {
      'is the one that was asked for': async ({ call, answer }) => {
        const asked = await call();
        const { head } = await answer(asked);
        expectSame(head.groupId, asked.params?.groupId, 'groupId');
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        await expectGroup(fixture, await answer(await call()));
      },
    },
  }),
  entry(changeGroupOrder, {
    right: `${putsIn}, ${preorder}`,
    rows: 'N8',
    refuses: ['404 notFound', '409 versionConflict'],
    call: changing,
    checks: {
      'takes a cart out and puts it in again, and its totals follow; a cart that is in it already is no fault':
        async ({ fixture, answer }) => {
          const { cartId } = await filledCart(fixture);
          let { params, body } = await changing(fixture);
          for (const [change, count] of [
            [{ remove: [cartId] }, 0],
            [{ add: [cartId] }, 1],
            [{ add: [cartId] }, 1],
          ] as const) {
            const group = await answer({ params, body: { version: body.version, ...change } });
            const { head } = group;
            await expectGroup(fixture, group);
            expectSame(head.carts, count, 'carts');
            expectThat(head.version > body.version, `a version above ${body.version}`, head.version);
            body = { ...body, version: head.version };
          }
        },
      'another version than stands: 409 versionConflict': async ({ fixture, refusal }) => {
        const { params, body } = await changing(fixture);
        await refusal({ params, body: { ...body, version: body.version + 1 } }, '409 versionConflict');
      },
    },
  }),
  entry(dissolveGroupOrder, {
    right: `${putsIn}, ${preorder}; who made it`,
    rows: 'N8',
    refuses: ['404 notFound'],
    call: dissolving,
    checks: {
      'is gone then, and its carts are as they were': async ({ fixture, answer }) => {
        const asked = await dissolving(fixture);
        const { cartId, version } = await filledCart(fixture);
        await answer(asked);
        readRefusal(await fixture.caller.call(plain(groupOrder), asked), [404]);
        const { head } = await ask(fixture.caller, readCart, { params: cartParams({ cartId }) });
        expectSame(head.version, version, 'version of the cart');
      },
    },
  }),
  entry(groupableCarts, {
    right: `${handles}, ${preorder}`,
    rows: 'N8',
    refuses: ['404 notFound'],
    call: () => ({ params: { rightEnv } }),
    checks: {
      [undisclosed]: async ({ fixture }) => {
        const { cartId } = await filledCart(fixture);
        await expectUndisclosed(fixture, groupableCarts, { rightEnv }, (head) => head.cartId === cartId);
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        const { cartId } = await filledCart(fixture);
        await expectHeadAmong(fixture, await answer(await call()), cartId);
      },
      'has the cart, and none that is empty or finalized': async ({ fixture, call, answer }) => {
        const { cartId } = await filledCart(fixture);
        const heads = await answer(await call());
        expectThat(
          heads.some((head) => head.cartId === cartId),
          `cart ${cartId}`,
          heads.map((head) => head.cartId),
        );
        expectThat(
          heads.every(({ pieces, state }) => pieces > 0 && state !== 'finalized'),
          'carts with pieces',
          heads.map(({ pieces, state }) => [pieces, state]),
        );
      },
    },
  }),
];
