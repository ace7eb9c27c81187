import { createTestApi } from '@server/core/testing/createTestApi';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMail } from './smtpMail';
import { serveSmtp } from './testing/serveSmtp';

const minute = 60_000;

/** An API that sends its e-mails by SMTP, with one that asks for a reset link. */
async function askForReset(host: string) {
  const api = createTestApi();
  const setServer = (newHost: string) => {
    const mail = createSmtpMail({ url: `smtp://${newHost}`, from: 'hello@commonplace.test' });
    onTestFinished(() => mail.close());
    api.ports.mail = mail;
  };
  const later = async (time: number) => {
    api.clock.advance(time);
    api.ports.wakeEmails();
    await api.settled();
  };
  setServer(host);
  await api.addUser('adalove');
  await api.visitor().ok('forgotPassword', { body: { email: 'adalove@example.com' } });
  await api.settled();
  return { api, setServer, later };
}

/** A server that answers the first recipients with these codes, and then accepts. */
function refusingFirst(codes: number[]): SMTPServerOptions {
  return {
    onRcptTo(_, _session, callback) {
      const responseCode = codes.shift();
      callback(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null);
    },
  };
}

test('a letter is sent when an SMTP server that was away is back', async () => {
  const { api, setServer, later } = await askForReset('127.0.0.1:1');
  expect(await api.rows('letters')).toMatchObject([
    { attempts: 1, failure: 'connect ECONNREFUSED 127.0.0.1:1', failedAt: null },
  ]);
  const { host, received } = await serveSmtp();
  setServer(host);
  await later(minute);
  expect(received).toMatchObject([{ to: ['adalove@example.com'] }]);
  expect(await api.rows('letters')).toEqual([]);
});

test('a letter that is refused with 451 is sent later, once', async () => {
  const { host, received } = await serveSmtp(refusingFirst([451, 451]));
  const { api, later } = await askForReset(host);
  expect(await api.rows('letters')).toMatchObject([{ attempts: 1, failedAt: null }]);
  await later(minute);
  expect(await api.rows('letters')).toMatchObject([{ attempts: 2, failedAt: null }]);
  expect(received).toEqual([]);
  await later(5 * minute);
  await later(60 * minute);
  expect(received).toHaveLength(1);
});

test('a letter that is refused with 550 has failed, with the answer of the server', async () => {
  const { host, received } = await serveSmtp(refusingFirst([550]));
  const { api, later } = await askForReset(host);
  const [letter] = await api.rows('letters');
  expect(letter).toMatchObject({ attempts: 1, failedAt: api.clock.now() });
  expect(letter?.failure).toContain('550 Not now');
  await later(60 * minute);
  expect(received).toEqual([]);
});
