import type {
  Change,
  CheckedCredentials,
  Outgoing,
  ProfilePatch,
  Taken,
  TokenRow,
  UserRow,
} from '../rows/rows';

type UsedToken = { tokenHash: string; now: number };

type ProviderLink = { userId: string; email: string; providerId: string };

/** A `secure` token, and the `reset` token that replaces it. */
type Securing = UsedToken & { reset: TokenRow };

type EmailChange = {
  userId: string;
  checked: CheckedCredentials;
  /** The new address and other changed fields of the profile. */
  patch: ProfilePatch & { email: string };
  /** Stored if the address becomes the pending one: a `confirm` and a `cancel` token, and their e-mails. */
  pending: Outgoing;
  /** Stored if the address changes at once. */
  atOnce: Outgoing;
  keepSession: string;
  now: number;
};

/**
 * Changes of what proves who owns an account: password, e-mail address and provider. Each change
 * also removes the account's pending address, tokens and sessions, in the same transaction. `restore`
 * tokens stay unless stated otherwise, because a thief must not be able to remove them. `outgoing` e-mails are
 * stored if the change succeeds.
 */
export type CredentialData = {
  /**
   * Sets the password only if the stored hash is still `expected` and the account isn't blocked; removes all sessions
   * except `keepSession`, and tokens. `secure` tokens stay, too.
   */
  setPassword(
    change: {
      userId: string;
      expected: string | null;
      passwordHash: string;
      keepSession: string;
    },
    outgoing?: Outgoing,
  ): Promise<boolean>;
  /**
   * Stores a new hash of the same password, only if the stored hash is still `expected`. Sessions
   * and tokens stay.
   */
  rehash(change: { userId: string; expected: string; passwordHash: string }): Promise<boolean>;
  /**
   * Consumes a `reset` token and sets the password, only if the token is valid and was sent to the
   * account's current address; removes sessions and all tokens, also `restore` ones. Returns the account's id.
   */
  resetPassword(
    reset: UsedToken & { passwordHash: string },
    outgoing?: Outgoing,
  ): Promise<string | null>;
  /**
   * Consumes a `secure` token, only if the token is valid and was sent to the account's current address; removes all
   * sessions, tokens, known devices and passkeys, and stores the `reset` token.
   */
  secureAccount(securing: Securing): Promise<UserRow | null>;
  /**
   * Consumes a `verify` token and marks the account as verified, only if the token is valid, belongs
   * to `username` and was sent to the account's current address. Removes the other tokens; sessions stay.
   */
  verifyEmail(link: UsedToken & { username: string }, outgoing?: Outgoing): Promise<boolean>;
  /**
   * Changes the profile, only if the address is free and the credentials are still `checked`.
   *
   * The address and the access of a verified account stay; the new address becomes the pending one, and its
   * tokens and e-mails are stored. The `confirm` token replaces older ones; the newest `cancel` tokens of earlier
   * changes still work for a while (`cancelLimits`), because the e-mail with the newest one may not be the one that is
   * read.
   *
   * An account whose address is not verified gets the new address at once. It becomes unlinked, and tokens
   * and all sessions except `keepSession` are removed. Nobody has proved the previous address, so nobody
   * can restore it.
   */
  changeEmail(change: EmailChange): Promise<Change<UserRow> | Taken | null>;
  /**
   * Consumes a `confirm` token: the pending address replaces the present one and is verified, only if the
   * token is valid, belongs to `username`, and the address is free. Removes other tokens and all sessions
   * except `keepSession`; `cancel` tokens become `restore` tokens that are valid until `restoreUntil`. The
   * provider is unlinked, unless it is the only way to sign in.
   */
  confirmEmail(
    link: UsedToken & { username: string; restoreUntil: number; keepSession: string | null },
    outgoing?: Outgoing,
  ): Promise<UserRow | 'email taken' | null>;
  /** Drops the pending address with its tokens; null if there is none or the account is blocked. */
  cancelEmailChange(userId: string): Promise<UserRow | null>;
  /**
   * Consumes a token that was sent to the previous address, only if it is valid. A `cancel` token drops the
   * pending address. A `restore` token gives the account its previous address again, verified and unlinked,
   * if the address is free. Both remove all sessions except `keepSession`, the passkeys, and all tokens except
   * `restore` tokens of earlier changes.
   */
  restoreEmail(
    link: UsedToken & { keepSession: string | null },
  ): Promise<{ user: UserRow; kind: 'cancelled' | 'restored' } | 'email taken' | null>;
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
