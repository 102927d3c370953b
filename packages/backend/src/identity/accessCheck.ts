import type { ResolvedRights } from '@selvedge/core/contract';

/** Who a call is for, as routes and policies see it. */
export interface SignedInUser {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly canonicalId: string;
  readonly roles: readonly string[];
  readonly rights: ResolvedRights;
  /** Sees all customers, not only those assigned. */
  readonly everyCustomer: boolean;
}

/** Finds the user behind an access token, whichever provider issued it. */
export interface AccessCheck {
  /** @throws {Refusal} `tokenExpired` for a token that is unknown, expired or revoked, `userUnknown` for one of a stranger. */
  userOf(accessToken: string): Promise<SignedInUser>;
}
