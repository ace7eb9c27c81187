import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../../server/core/testing/createClient';
import { personaPassword } from '../../server/seed/personas';
import type { Journal } from './journal';

type Received = readonly { source: string }[];

/** Waits until the server has sent all e-mails. */
export async function sendEmails(origin: string) {
  const request = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
  const admin = createClient({ request });
  await admin.ok('login', { body: { username: 'admin', password: personaPassword } });
  while ((await admin.ok('listLetters', { query: {} })).waiting > 0) await wait(200);
}

/** A process that is killed after an e-mail was accepted can't store that, so the e-mail is sent again. */
export function checkEmails({ messages, registered }: Journal, received: Received) {
  const texts = received.map(({ source }) => source.replaceAll('=\r\n', ''));
  const expected = [...messages, ...registered.map((email) => `To: ${email}`)];
  const counts = expected.map((words) => ({
    words,
    count: texts.filter((text) => text.includes(words)).length,
  }));
  return {
    lostEmails: counts.filter(({ count }) => count === 0).map(({ words }) => words),
    repeatedEmails: counts.filter(({ count }) => count > 1).length,
  };
}
