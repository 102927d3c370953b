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
import { cartParams, filledCart, freshKey } from '../ground/carts.ts';
import type { Ground } from '../ground/ground.ts';
import { rightEnv } from '../ground/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { readRefusal } from '../http/reading.ts';
import { ask, need, plain } from '../http/typed.ts';
import { handles, putsIn } from './rights.ts';
import { expectNotTold, notTold } from './strangers.ts';
import { addsUp, expectGroup, expectGroupHead, expectHeadAmong } from './sums.ts';

const preorder = 'in pre-order';

const creating = async (ground: Ground) => {
  const { cartId, season } = await filledCart(ground);
  return {
    params: { rightEnv },
    body: { groupName: 'Conformance', season, cartIds: [cartId] },
    headers: { 'idempotency-key': freshKey() },
  } as const;
};

const dissolveLater = (ground: Ground, { head: { groupId } }: Group) =>
  ground.once(`group ${groupId}`, async () =>
    ground.undoLater('a group order', async () => {
      const { status } = await ground.caller.call(plain(dissolveGroupOrder), {
        params: { rightEnv, groupId },
      });
      if (status !== 204 && status !== 404) throw new Error(`status ${status}`);
    }),
  );

/** A group order with the suite's own cart in it. */
const groupOf = async (ground: Ground): Promise<Group> => {
  const asked = await creating(ground);
  const known = await ground.once('group', () => need(ground.caller, createGroupOrder, asked));
  await dissolveLater(ground, known);
  return known;
};

const groupParams = ({ head: { groupId } }: Group) => ({ rightEnv, groupId }) as const;

const changing = async (ground: Ground) => {
  const params = groupParams(await groupOf(ground));
  const { head } = await need(ground.caller, groupOrder, { params });
  return { params, body: { version: head.version, groupName: 'Conformance 2' } };
};

/** One of its own for each call: it is gone afterwards. */
const dissolving = async (ground: Ground) => {
  const made = await need(ground.caller, createGroupOrder, await creating(ground));
  await dissolveLater(ground, made);
  return { params: groupParams(made) };
};

export const groupEntries = [
  entry(groupOrders, {
    right: `${handles}, ${preorder}`,
    rows: 'N8',
    refuses: ['404 notFound'],
    call: () => ({ params: { rightEnv } }),
    checks: {
      [notTold]: async ({ ground }) => {
        const { head } = await groupOf(ground);
        await expectNotTold(ground, groupOrders, { rightEnv }, ({ groupId }) => groupId === head.groupId);
      },
      [addsUp]: async ({ ground, call, answer }) => {
        const { head } = await groupOf(ground);
        const all = await answer(await call());
        for (const one of all.filter(({ groupId }) => groupId === head.groupId))
          await expectGroupHead(ground, one);
      },
      'has the group order that was made': async ({ ground, call, answer }) => {
        const { head } = await groupOf(ground);
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
    call: async (ground) => {
      const asked = await creating(ground);
      await dissolveLater(ground, await need(ground.caller, createGroupOrder, asked));
      return asked;
    },
    foreign: true,
    checks: {
      'the same key and body get the same group; the key with another body 422 keyReused': async ({
        ground,
        answer,
        refusal,
      }) => {
        const asked = await creating(ground);
        const first = await answer(asked);
        await dissolveLater(ground, first);
        const second = await answer(asked);
        await dissolveLater(ground, second);
        expectSame(second.head.groupId, first.head.groupId, 'groupId');
        const body = { ...asked.body, groupName: 'Another' };
        await refusal({ ...asked, body }, '422 keyReused');
      },
      'holds the carts that were named': async ({ ground, answer }) => {
        const asked = await creating(ground);
        const made = await answer(asked);
        await dissolveLater(ground, made);
        expectSame(
          [made.mine, made.carts.map(({ head }) => head.cartId)],
          [true, asked.body.cartIds],
          'mine and carts',
        );
      },
      [addsUp]: async ({ ground, answer }) => {
        const made = await answer(await creating(ground));
        await dissolveLater(ground, made);
        await expectGroup(ground, made);
      },
      'a name that is blank: 400 or 422': async ({ ground, unreadable }) => {
        const asked = await creating(ground);
        await unreadable({ ...asked, body: { ...asked.body, groupName: ' ' } });
      },
    },
  }),
  entry(groupOrder, {
    right: `${handles}, ${preorder}; of which every cart is one’s own to see`,
    rows: 'N8',
    refuses: ['404 notFound'],
    call: async (ground) => ({ params: groupParams(await groupOf(ground)) }),
    checks: {
      'is the one that was asked for': async ({ call, answer }) => {
        const asked = await call();
        const { head } = await answer(asked);
        expectSame(head.groupId, asked.params?.groupId, 'groupId');
      },
      [addsUp]: async ({ ground, call, answer }) => {
        await expectGroup(ground, await answer(await call()));
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
        async ({ ground, answer }) => {
          const { cartId } = await filledCart(ground);
          let { params, body } = await changing(ground);
          for (const [change, count] of [
            [{ remove: [cartId] }, 0],
            [{ add: [cartId] }, 1],
            [{ add: [cartId] }, 1],
          ] as const) {
            const group = await answer({ params, body: { version: body.version, ...change } });
            const { head } = group;
            await expectGroup(ground, group);
            expectSame(head.carts, count, 'carts');
            expectThat(head.version > body.version, `a version above ${body.version}`, head.version);
            body = { ...body, version: head.version };
          }
        },
      'another version than stands: 409 versionConflict': async ({ ground, refusal }) => {
        const { params, body } = await changing(ground);
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
      'is gone then, and its carts are as they were': async ({ ground, answer }) => {
        const asked = await dissolving(ground);
        const { cartId, version } = await filledCart(ground);
        await answer(asked);
        readRefusal(await ground.caller.call(plain(groupOrder), asked), [404]);
        const { head } = await ask(ground.caller, readCart, { params: cartParams({ cartId }) });
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
      [notTold]: async ({ ground }) => {
        const { cartId } = await filledCart(ground);
        await expectNotTold(ground, groupableCarts, { rightEnv }, (head) => head.cartId === cartId);
      },
      [addsUp]: async ({ ground, call, answer }) => {
        const { cartId } = await filledCart(ground);
        await expectHeadAmong(ground, await answer(await call()), cartId);
      },
      'has the cart, and none that is empty or finalized': async ({ ground, call, answer }) => {
        const { cartId } = await filledCart(ground);
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
