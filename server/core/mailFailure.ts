type MailFailureDetails = {
  /** The recipient's server has refused the e-mail for good. */
  isPermanent: boolean;
  /** It was the address that was refused, not what the e-mail says. */
  isRecipientRefused?: boolean;
  /** The server sends no e-mail to anybody at the moment. */
  isServerAway: boolean;
  cause: unknown;
};

/** Thrown by the mail port. The message is shown to administrators. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly isPermanent: boolean;
  readonly isRecipientRefused: boolean;
  readonly isServerAway: boolean;

  constructor(
    message: string,
    { isPermanent, isRecipientRefused = false, isServerAway, cause }: MailFailureDetails,
  ) {
    super(message, { cause });
    this.isPermanent = isPermanent;
    this.isRecipientRefused = isRecipientRefused;
    this.isServerAway = isServerAway;
  }
}
