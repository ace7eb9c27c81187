type MailFailureDetails = {
  /** The recipient's server has refused the letter for good. */
  isPermanent: boolean;
  /** Nothing can be sent at the moment, whoever gets it. */
  isServerAway: boolean;
  cause: unknown;
};

/** Thrown by the mail port. The message is shown to administrators. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly isPermanent: boolean;
  readonly isServerAway: boolean;

  constructor(message: string, { isPermanent, isServerAway, cause }: MailFailureDetails) {
    super(message, { cause });
    this.isPermanent = isPermanent;
    this.isServerAway = isServerAway;
  }
}
