import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail } from './smtpMail';
import { serveSmtp } from './testing/serveSmtp';

const letter = {
  to: 'ada@example.com',
  subject: 'Verify your e-mail address',
  text: 'Verify: https://commonplace.test/verify/token',
  html: '<p><a href="https://commonplace.test/verify/token">Verify</a></p>',
};

function createMail(url: string, timeout = 10_000) {
  const mail = createSmtpMail({ url, from: 'Commonplace <hello@commonplace.test>', timeout });
  onTestFinished(() => mail.close());
  return mail;
}

/** The lines before the first empty one. */
const headersOf = (source = '') => source.split('\r\n\r\n')[0]?.split('\r\n') ?? [];

test('sends text and HTML from the configured address', async () => {
  const { host, received } = await serveSmtp();
  await createMail(`smtp://${host}`).send(letter);
  expect(received).toMatchObject([{ from: 'hello@commonplace.test', to: ['ada@example.com'] }]);
  const source = received[0]?.source;
  expect(headersOf(source)).toEqual(
    expect.arrayContaining([
      'From: Commonplace <hello@commonplace.test>',
      'To: ada@example.com',
      'Subject: Verify your e-mail address',
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(source).toMatch(/text\/plain[^]+Verify: https:[^]+text\/html[^]+<p><a href=/);
});

test('keeps letters outside of ASCII', async () => {
  const { host, received } = await serveSmtp();
  await createMail(`smtp://${host}`).send({
    ...letter,
    subject: 'Grüße',
    text: 'Zoë',
    html: 'Zoë',
  });
  const encoded = Buffer.from('Grüße').toString('base64');
  const subject = /^Subject: (.*)$/m.exec(received[0]?.source ?? '')?.[1];
  expect([`=?UTF-8?B?${encoded}?=`, '=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=']).toContain(subject?.trim());
  expect(received[0]?.source).toContain('Zo=C3=AB');
});

test('signs in with the name and password of the URL', async () => {
  const given: unknown[] = [];
  const { host, received } = await serveSmtp({
    authOptional: false,
    onAuth({ username, password }, _, callback) {
      given.push(username, password);
      callback(null, { user: username });
    },
  });
  await createMail(`smtp://hello%40example.com:p%40ss@${host}`).send(letter);
  expect(given).toEqual(['hello@example.com', 'p@ss']);
  expect(received).toHaveLength(1);
});

test('several letters use few connections', async () => {
  const sessions = new Set<string>();
  const { host, received } = await serveSmtp({
    onMailFrom(_, session, callback) {
      sessions.add(session.id);
      callback();
    },
  });
  const mail = createMail(`smtp://${host}`);
  await Promise.all(Array.from({ length: 12 }, () => mail.send(letter)));
  expect(received).toHaveLength(12);
  expect(sessions.size).toBeLessThanOrEqual(2);
});

test.each([
  ['subject', { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nInjected' }],
  ['address', { to: 'ada@example.com\r\nBcc: eve@example.com' }],
  ['address', { to: 'ada@example.com, eve@example.com' }],
  ['address', { to: 'ada@example.com>\r\nRCPT TO:<eve@example.com' }],
  ['address', { to: 'Ada <eve@example.com>, ada@example.com' }],
  ['address for answers', { replyTo: 'ada@example.com\r\nBcc: eve@example.com' }],
  ['address for answers', { replyTo: 'ada@example.com, eve@example.com' }],
  ['id', { messageId: '<id@commonplace.test>\r\nBcc: eve@example.com' }],
])('no %s adds a recipient or a header', async (_, injected) => {
  const { host, received } = await serveSmtp();
  const mail = createMail(`smtp://${host}`);
  await mail.send({ ...letter, ...injected }).catch(() => undefined);
  for (const { to, source } of received) {
    expect(to).toHaveLength(1);
    expect(headersOf(source).join('\n')).not.toMatch(/^bcc:/im);
    expect(headersOf(source).join('\n')).not.toMatch(/^reply-to:[^"]*,/im);
    expect(source).not.toContain('\r\n\r\nInjected');
  }
  await mail.send(letter);
  expect(received.at(-1)?.to).toEqual(['ada@example.com']);
});

const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

test.each([
  [550, 'Unknown mailbox', { isPermanent: true, isServerAway: false }],
  [451, 'Try again later', { isPermanent: false, isServerAway: false }],
  [421, 'Too many connections', { isPermanent: false, isServerAway: true }],
])('a recipient refused with %i is an error: %s', async (code, text, details) => {
  const { host } = await serveSmtp({
    onRcptTo: (_, _session, callback) => callback(refusal(code, text)),
  });
  const sending = createMail(`smtp://${host}`).send(letter);
  await expect(sending).rejects.toMatchObject(details);
  await expect(sending).rejects.toThrow(`${code} ${text}`);
});

test('a refused sender is not the fault of the letter', async () => {
  const { host } = await serveSmtp({
    onMailFrom: (_, _session, callback) => callback(refusal(553, 'Not your address')),
  });
  await expect(createMail(`smtp://${host}`).send(letter)).rejects.toMatchObject({
    isPermanent: false,
    isServerAway: true,
  });
});

test('answers go to another address, and a letter that is sent again has the same id', async () => {
  const { host, received } = await serveSmtp();
  const mail = createMail(`smtp://${host}`);
  const replyTo = 'ada@example.com';
  for (let sent = 0; sent < 2; sent += 1) {
    await mail.send({ ...letter, replyTo, messageId: '<id@commonplace.test>' });
  }
  expect(received).toHaveLength(2);
  for (const { source } of received) {
    expect(headersOf(source)).toEqual(
      expect.arrayContaining(['Reply-To: ada@example.com', 'Message-ID: <id@commonplace.test>']),
    );
  }
});

/** A server that accepts connections and never says anything. */
async function serveSilence() {
  const server = createServer();
  const sockets = new Set<{ destroy: () => unknown }>();
  server.on('connection', (socket) => sockets.add(socket));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `127.0.0.1:${port}`;
}

test('a silent server is an error after the time-out', async () => {
  const mail = createMail(`smtp://${await serveSilence()}`, 300);
  await expect(mail.send(letter)).rejects.toMatchObject({
    isServerAway: true,
    cause: { code: 'ETIMEDOUT' },
  });
});

test('a server that is gone is an error, and the next e-mail is sent', async () => {
  const { host, received } = await serveSmtp();
  await expect(createMail('smtp://127.0.0.1:1').send(letter)).rejects.toMatchObject({
    isServerAway: true,
    cause: { code: 'ESOCKET' },
  });
  await createMail(`smtp://${host}`).send(letter);
  expect(received).toHaveLength(1);
});

/** The server's certificate is self-signed. */
const anyCertificate = 'tls.rejectUnauthorized=false';

test('smtps: needs TLS with a valid certificate', async () => {
  const { host, received } = await serveSmtp({ secure: true });
  await createMail(`smtps://${host}?${anyCertificate}`).send(letter);
  expect(received).toMatchObject([{ isSecure: true }]);
  await expect(createMail(`smtps://${host}`).send(letter)).rejects.toThrow('certificate');
  const plain = await serveSmtp();
  await expect(createMail(`smtps://${plain.host}`).send(letter)).rejects.toMatchObject({
    isServerAway: true,
    cause: { code: 'ESOCKET' },
  });
  expect(plain.received).toEqual([]);
});

test('smtp: uses TLS if the server offers it', async () => {
  const { host, received } = await serveSmtp({ hideSTARTTLS: false });
  await createMail(`smtp://${host}?${anyCertificate}`).send(letter);
  expect(received).toMatchObject([{ isSecure: true }]);
});

test('smtp: sends nothing without TLS if it is required', async () => {
  const { host, received } = await serveSmtp({ disabledCommands: ['STARTTLS'] });
  const required = createMail(`smtp://${host}?requireTLS=true`);
  await expect(required.send(letter)).rejects.toMatchObject({
    cause: { code: 'ETLS' },
  });
  expect(received).toEqual([]);
});
