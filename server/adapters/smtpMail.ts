import { MailFailure } from '@server/core/mailFailure';
import type { Letter, Mail } from '@server/core/ports';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';

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

type SmtpMail = Mail & {
  /** Connects and signs in; rejects if the server is away or refuses. */
  check(): Promise<void>;
  /** Ends idle connections, for a shutdown. */
  close(): void;
};

const smtpError = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  command: v.optional(v.string()),
  responseCode: v.optional(v.number()),
});

/** The server has answered about this e-mail: its recipient or its content. */
const ofLetter = new Set(['RCPT TO', 'DATA', 'API']);

/** 421: the server is about to close the connection. */
const isClosing = 421;

function mailFailure(cause: unknown) {
  const parsed = v.safeParse(smtpError, cause);
  if (!parsed.success) throw cause;
  const { message, code = '', command = '', responseCode = 0 } = parsed.output;
  const isOfLetter =
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    ofLetter.has(command) &&
    responseCode !== isClosing;
  // Without a response the address is invalid.
  const isPermanent = isOfLetter && (responseCode === 0 || responseCode >= 500);
  const isRecipientRefused = isPermanent && command === 'RCPT TO';
  return new MailFailure(message, {
    isPermanent,
    isRecipientRefused,
    isServerAway: !isOfLetter,
    cause,
  });
}

/** Line breaks would begin another header. */
const oneLine = (value: string) => value.replaceAll(/[\r\n]+/g, ' ');

function headersOf({ stopUrl, listId }: Pick<Letter, 'stopUrl' | 'listId'>) {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(listId === undefined ? {} : { 'List-Id': oneLine(listId) }),
    ...(stopUrl === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${oneLine(stopUrl)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  };
}

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
    async send({ to, subject, text, html, replyTo, messageId, ...letter }) {
      const sending = transport.sendMail({
        from,
        // As an object, because a text is parsed as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        ...(messageId === undefined ? {} : { messageId }),
        headers: headersOf(letter),
      });
      await sending.catch((failure: unknown) => {
        throw mailFailure(failure);
      });
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}
