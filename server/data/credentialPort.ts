import type { Change, CheckedCredentials, Outgoing, ProfilePatch, Taken, UserRow } from './rows';

type UsedToken = { tokenHash: string; now: number };

type ProviderLink = { userId: string; email: string; providerId: string };

type EmailChange = {
  userId: string;
  checked: CheckedCredentials;
  /** The new address and other changed fields of the profile. */
  patch: ProfilePatch & { email: string };
  /** The token of the link that takes the change back. */
  restore: { hash: string; expiresAt: number };
  keepSession: string;
  now: number;
  outgoing: Outgoing;
};

/**
 * Changes of what proves who owns an account: password, e-mail address and provider. Each change
 * also removes the account's tokens and sessions, in the same transaction. `restore` tokens stay
 * unless stated otherwise, because a thief must not be able to remove them. `outgoing` letters are stored if the
 * change succeeds.
 */
export type CredentialData = {
  /**
   * Sets the password only if the stored hash is still `expected`; removes tokens and all sessions
   * except `keepSession`.
   */
  setPassword(change: {
    userId: string;
    expected: string | null;
    passwordHash: string;
    keepSession: string;
  }): Promise<boolean>;
  /**
   * Stores a new hash of the same password, only if the stored hash is still `expected`. Sessions
   * and tokens stay.
   */
  rehash(change: { userId: string; expected: string; passwordHash: string }): Promise<boolean>;
  /**
   * Consumes a `reset` token and sets the password, only if the token is valid and was sent to the
   * account's current address; removes tokens and sessions. Returns the account's id.
   */
  resetPassword(reset: UsedToken & { passwordHash: string }): Promise<string | null>;
  /**
   * Consumes a `verify` token and marks the account as verified, only if the token is valid, belongs
   * to `username` and was sent to the account's current address. The first verification also removes
   * `restore` tokens, because the previous address was never verified.
   */
  verifyEmail(link: UsedToken & { username: string }, outgoing?: Outgoing): Promise<boolean>;
  /**
   * Changes the address and the profile, only if the address is free and the credentials are still
   * `checked`; the account becomes unverified and unlinked, tokens and all sessions except
   * `keepSession` are removed, and a `restore` token for the previous address and the letters are stored.
   */
  changeEmail(change: EmailChange): Promise<Change<UserRow> | Taken | null>;
  /**
   * Consumes a `restore` token and gives the account its previous address again, verified and
   * unlinked, only if the token is valid and the address is free; removes all sessions except
   * `keepSession` and all tokens except `restore` tokens of earlier changes.
   */
  restoreEmail(
    link: UsedToken & { keepSession: string | null },
  ): Promise<UserRow | 'email taken' | null>;
  /**
   * Links the provider, only if the credentials are still `checked` and, unless it is null, the
   * `merge` token is there; marks the account as verified and removes tokens and sessions. null also
   * if another account has the id.
   */
  mergeProvider(link: {
    userId: string;
    checked: CheckedCredentials;
    tokenHash: string | null;
    /** null if it is not known: the next sign-in stores it. */
    providerId: string | null;
  }): Promise<UserRow | null>;
  /**
   * Stores the provider's id of an account that was linked without it, only if its address is still
   * `email` and no other account has the id.
   */
  storeProviderId(link: ProviderLink): Promise<boolean>;
  /**
   * Gives an account that was never verified to the owner of its address, only if the address is
   * still `email`: removes the password, all sessions and all tokens, also `restore` ones, marks the
   * account as verified and links the provider. null also if another account has the id.
   */
  takeOver(claim: ProviderLink, outgoing?: Outgoing): Promise<UserRow | null>;
};
