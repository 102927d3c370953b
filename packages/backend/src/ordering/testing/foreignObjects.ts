import {
  approveCart,
  changeLines,
  createGroupOrder,
  finalizeCart,
  planCopy,
  runCopy,
  saveFilterSet,
} from '@selvedge/core/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { operatorOf } from '../../testing/operator.ts';
import { filterSets } from '../catalog/filterSet/filterSet.schema.ts';
import { eventAt } from '../live/testing/liveStage.ts';
import { styles } from '../style/style.schema.ts';
import { stylesOfPlace } from '../style/style.store.ts';
import type { Objects } from './matrix.ts';
import { type At, cartAt, type Partner, styleAt, variantIn } from './partner.ts';
import type { Stage } from './stage.ts';

/** One of everything that a route may name, of one customer; `secrets` are words that only those who may see it read. */
export interface Everything {
  readonly objects: Objects;
  readonly secrets: readonly string[];
}

/** Makes an order, a cart with a note in it, a copy, a group order, a filter set and an event for a customer. */
export async function everythingOf(
  { testApp }: Stage,
  maker: Partner,
  finalizer: Partner,
  at: At,
  copyTo: string,
): Promise<Everything> {
  const { db } = testApp.context.database;
  const { rightEnv, customerId, season, subdivision, collectionType } = at;
  const params = { rightEnv };
  const style = await styleAt(maker, at, 0);
  const { articleVariantId } = variantIn(style);
  const filled = async () => {
    const { head } = await cartAt(maker, at);
    const changes = [{ articleVariantId, quantity: 1, was: 0 }];
    return (await maker.get(changeLines, { params: head, body: { version: head.version, changes } })).head;
  };
  const first = await filled();
  const headers = (what: string) => ({ 'idempotency-key': `everything-${customerId}-${what}` });
  const order = await finalizer.get(finalizeCart, {
    params: first,
    body: { version: first.version },
    headers: headers('order'),
  });
  const cart = await filled();
  const source = { kind: 'cart', cartId: cart.cartId } as const;
  const targets = [{ customerId: copyTo, standing: null }];
  const plan = await maker.get(planCopy, { params, body: { source, targets } });
  const planned = [{ customerId: copyTo, standing: null, version: plan.targets[0]?.version ?? '' }];
  const copy = await maker.get(runCopy, {
    params,
    body: { source, targets: planned },
    headers: headers('copy'),
  });
  const group = await maker.get(createGroupOrder, {
    params,
    body: { groupName: `Group of ${customerId}`, season, cartIds: [cart.cartId] },
    headers: headers('group'),
  });
  const { head } = await maker.get(approveCart, { params: cart, body: { version: cart.version } });
  await maker.get(saveFilterSet, { params, body: { name: `Set of ${customerId}`, search: '' } });
  const [set] = await db
    .select()
    .from(filterSets)
    .where(eq(filterSets.name, `Set of ${customerId}`));
  const [look] = await db
    .select({ keylookId: styles.keylookId })
    .from(styles)
    .where(and(stylesOfPlace(at), isNotNull(styles.keylookId)))
    .limit(1);
  const eventId = `event-${customerId}`.toLowerCase();
  const operator = await operatorOf(testApp);
  const opened = await operator('PUT', `/live/${eventId}`, eventAt(at));
  if (opened.statusCode !== 200) throw new Error(opened.body);
  return {
    objects: {
      ...{ rightEnv, customerId, season, subdivision, collectionType, articleVariantId, eventId },
      articleId: style.articleId,
      cartId: cart.cartId,
      copyId: copy.copyId,
      filterSetId: set?.filterSetId ?? '',
      groupId: group.head.groupId,
      keylookId: look?.keylookId ?? '',
      orderId: order.orderId,
    },
    secrets: [
      cart.cartId,
      copy.copyId,
      group.head.groupId,
      order.orderId,
      order.orderNumber,
      set?.filterSetId ?? '',
      `Group of ${customerId}`,
      `Set of ${customerId}`,
      head.approval?.fingerprint ?? '',
    ],
  };
}

/** Nothing that exists, under every name. */
export const nowhere: Objects = {
  rightEnv: 'preorder',
  customerId: 'C9999',
  season: 'XX99',
  subdivision: '99-9',
  collectionType: 'none',
  articleVariantId: 'none',
  articleId: 'none',
  cartId: 'none',
  copyId: 'none',
  eventId: 'none',
  filterSetId: 'none',
  groupId: 'none',
  keylookId: 'none',
  orderId: 'none',
};
