import type { LetterSender } from '@server/core/emails/letterSender';
import type { Ports } from '@server/core/ports';

/** Between two looks for letters that are due again, in milliseconds. New letters don't wait for it. */
const interval = 15_000;

/**
 * Sends the letters that an earlier process has left, and at intervals those that are tried again. Returns
 * a function that starts no more letters.
 */
export function startLetterTimer(
  { wakeLetters }: Pick<Ports, 'wakeLetters'>,
  sender: Pick<LetterSender, 'stop'>,
) {
  wakeLetters();
  const timer = setInterval(wakeLetters, interval);
  timer.unref();
  return () => {
    sender.stop();
    clearInterval(timer);
  };
}
