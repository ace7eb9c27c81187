import type { Mail } from '@server/core/ports';
import { createTransport } from 'nodemailer';

type SmtpMailOptions = {
  /**
   * `smtps://user:password@host:465` needs TLS from the start; `smtp://` uses TLS if the server
   * offers it, and always with `?requireTLS=true`.
   */
  url: string;
  /** The sender, such as `Commonplace <hello@example.com>`. */
  from: string;
  /** For connecting and for each answer of the server, in milliseconds. */
  timeout?: number;
};

/** `close` ends idle connections, for a shutdown. */
type SmtpMail = Mail & { close(): void };

/** Sends e-mail by SMTP, over connections that stay open for a while. */
export function createSmtpMail({ url, from, timeout = 10_000 }: SmtpMailOptions): SmtpMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({
        from,
        // As an object, because a text is parsed as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
