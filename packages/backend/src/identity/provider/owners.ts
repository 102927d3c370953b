import { type KoaContextWithOIDC, Provider } from 'oidc-provider';

const owners = new WeakMap<object, string>();

/**
 * Notes whose code or token a request has brought. When it was used before, it may be gone by the time that the security
 * log asks, and the provider itself names the owner only of what it has accepted.
 */
export function noteOwner(accountId: unknown): void {
  const { ctx } = Provider;
  if (ctx && typeof accountId === 'string' && !owners.has(ctx)) owners.set(ctx, accountId);
}

/** The opaque id of whose code or token this request brought; null where it was found nowhere. */
export const ownerOf = (ctx: KoaContextWithOIDC): string | null => owners.get(ctx) ?? null;
