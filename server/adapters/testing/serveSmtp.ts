import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { startSmtp } from './startSmtp';

/** An SMTP server on a free port of this machine, which collects e-mail until the test ends. */
export async function serveSmtp(options: SMTPServerOptions = {}) {
  const { received, host, stop } = await startSmtp(options);
  onTestFinished(stop);
  return { received, host };
}
