import {
  type CopyPlan,
  type CopySource,
  type CopyWish,
  changeLines,
  currentCart,
  planCopy,
  runCopy,
} from '@selvedge/core/contract';
import { type At, cartAt, type Partner, styleAt, variantIn } from '../../testing/partner.ts';

let keys = 0;
export function key() {
  keys += 1;
  return { 'idempotency-key': `copy-key-${keys}` };
}

export async function fill(who: Partner, at: At, pieces: readonly number[], styleIndex = 0) {
  const { head, lines } = await cartAt(who, at);
  const style = await styleAt(who, at, styleIndex);
  const stored = new Map(lines.map((line) => [line.articleVariantId, line.quantity]));
  const changes = pieces.map((quantity, index) => {
    const { articleVariantId } = variantIn(style, 0, index);
    return { articleVariantId, quantity, was: stored.get(articleVariantId) ?? 0 };
  });
  const answer = await who.get(changeLines, { params: head, body: { version: head.version, changes } });
  const ids = changes.map(({ articleVariantId }) => articleVariantId);
  return { head: answer.head, source: { kind: 'cart' as const, cartId: head.cartId }, ids };
}

export const wishesOf = (...ids: string[]): CopyWish[] =>
  ids.map((customerId) => ({ customerId, standing: null }));
export const plan = (
  who: Partner,
  source: CopySource,
  targets: CopyWish[],
  rightEnv: At['rightEnv'] = 'preorder',
) => who.get(planCopy, { params: { rightEnv }, body: { source, targets } });
export const bodyOf = (source: CopySource, { targets }: CopyPlan) => ({
  source,
  targets: targets.map(({ customerId, standing, version }) => ({ customerId, standing, version })),
});
export async function copy(
  who: Partner,
  source: CopySource,
  targets: CopyWish[],
  rightEnv: At['rightEnv'] = 'preorder',
) {
  const body = bodyOf(source, await plan(who, source, targets, rightEnv));
  return who.get(runCopy, { params: { rightEnv }, body, headers: key() });
}
export const cellsAt = async (who: Partner, at: At) => {
  const cart = await who.get(currentCart, { params: at });
  return Object.fromEntries((cart?.lines ?? []).map((line) => [line.articleVariantId, line.quantity]));
};
export const codesOf = ({ reasons }: { readonly reasons: readonly { readonly code: string }[] }) =>
  reasons.map(({ code }) => code);
