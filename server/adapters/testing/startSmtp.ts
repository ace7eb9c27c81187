import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedEmail = { from: string; to: string[]; source: string; isSecure: boolean };

/** An SMTP server on a free port of this machine, which collects e-mail. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onData(stream, { envelope, secure }, callback) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      const collect = async () => {
        try {
          received.push({ from, to, source: await text(stream), isSecure: secure });
          callback();
        } catch {
          callback(new Error('The client disconnected.'));
        }
      };
      void collect();
    },
    ...options,
  });
  // Clients that disconnect or refuse the certificate.
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    received,
    host: `127.0.0.1:${port}`,
    stop: async () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
