import type { ResolvedRights } from '@selvedge/core/contract';

/** The user behind a call, as routes and policies see it. */
export interface SignedInUser {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly canonicalId: string;
  readonly roles: readonly string[];
  readonly rights: ResolvedRights;
  /** Sees all customers, not only the assigned ones. */
  readonly everyCustomer: boolean;
}

/** Finds the user behind an access token, whichever provider issued it. */
export interface AccessCheck {
  /**
   * Whether the token was issued by the provider, as far as its signature tells. It may have ended since. `false`
   * when only a look-up would tell.
   */
  isIssued(accessToken: string): Promise<boolean>;
  /**
   * Returns the same object as before while nothing has changed that affects the token or rights.
   *
   * @throws {Refusal} `tokenExpired` for an unknown, expired or revoked token, `userUnknown` for the token of
   * somebody who has no account here.
   */
  userOf(accessToken: string): Promise<SignedInUser>;
}

/** What a provider says about a token. `until` is when it expires, in epoch ms. */
export interface Access {
  readonly user: SignedInUser;
  readonly until: number;
}

/** What a kind of provider has to tell about its tokens. */
export interface AccessSource {
  /** See {@link AccessCheck.isIssued}. */
  readonly isIssued: AccessCheck['isIssued'];
  /** @throws {Refusal} as {@link AccessCheck.userOf}. */
  readonly judge: (accessToken: string) => Promise<Access>;
}
