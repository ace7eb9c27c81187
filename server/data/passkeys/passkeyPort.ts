import type { CheckedCredentials, Outgoing, PasskeyRow } from '../rows/rows';

/** A new passkey, the credentials of its account that were checked, and how many an account may have. */
export type NewPasskey = { passkey: PasskeyRow; checked: CheckedCredentials; most: number };

/** A sign-in with a passkey: the number of uses that its authenticator has sent. */
export type PasskeyUse = { id: string; counter: number; now: number };

/** Whether the number of uses has grown. Authenticators that don't count always send 0. */
export const isNewUse = (known: number, sent: number) =>
  sent > known || (sent === 0 && known === 0);

/** A passkey, and the account that it has to belong to. */
export type OwnPasskey = { id: string; userId: string };

/** An account whose credentials were checked, and the hashes of its recovery codes; null: the password is enough again. */
export type Requirement = {
  userId: string;
  checked: CheckedCredentials;
  hashes: readonly string[] | null;
};

/** `credentials.secureAccount`, `restoreEmail` and `takeOver` remove the passkeys of an account, which needs none then. */
export type PasskeyData = {
  /**
   * Stores the passkey and its e-mails, only if the account is verified, not blocked, and still has the credentials
   * `checked`.
   */
  add(
    added: NewPasskey,
    outgoing: Outgoing,
  ): Promise<'stored' | 'too many' | 'is known' | 'not allowed'>;
  /** The oldest first. */
  list(userId: string): Promise<readonly PasskeyRow[]>;
  byCredential(credentialId: string): Promise<PasskeyRow | null>;
  /** Stores a use; false if the passkey is gone or its number of uses has not grown. */
  use(use: PasskeyUse): Promise<boolean>;
  /** false if the account is blocked or has no such passkey. */
  rename(own: OwnPasskey, name: string): Promise<boolean>;
  /** Under the same condition; stores the e-mails. The last one stays while the account needs one. */
  remove(own: OwnPasskey, outgoing: Outgoing): Promise<'removed' | 'missing' | 'is needed'>;
  /**
   * Stores it and its e-mails, only if the account is not blocked and still has these credentials; and a passkey, if it
   * is to need one.
   */
  require(
    requirement: Requirement,
    outgoing: Outgoing,
  ): Promise<'stored' | 'no passkey' | 'not allowed'>;
  /** Uses up a recovery code; false if the account doesn't have it, or needs no passkey. */
  useCode(userId: string, hash: string): Promise<boolean>;
};
