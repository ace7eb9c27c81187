import type { EmailSender } from '@server/core/emails/emailSender';
import type { Ports } from '@server/core/ports';

/** Between two looks for e-mails that are due again, in milliseconds. New e-mails don't wait for it. */
const interval = 15_000;

/**
 * Sends the e-mails that an earlier process has left, and at intervals those that are tried again. Returns
 * a function that starts no more e-mails.
 */
export function startEmailTimer(
  { wakeEmails }: Pick<Ports, 'wakeEmails'>,
  sender: Pick<EmailSender, 'stop'>,
) {
  wakeEmails();
  const timer = setInterval(wakeEmails, interval);
  timer.unref();
  return () => {
    sender.stop();
    clearInterval(timer);
  };
}
