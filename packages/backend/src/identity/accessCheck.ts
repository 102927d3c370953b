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
  /**
   * As {@link userOf}, for calls that only read: the same object as before, as long as nothing has changed that
   * decides about rights.
   *
   * @throws {Refusal} as {@link userOf}.
   */
  readerOf(accessToken: string): Promise<SignedInUser>;
}

/** What a provider says of a token; `until` in epoch ms: when it ends by itself. */
export interface Access {
  readonly user: SignedInUser;
  readonly until: number;
}

/** @throws {Refusal} as {@link AccessCheck.userOf}. */
export type AccessJudge = (accessToken: string) => Promise<Access>;
