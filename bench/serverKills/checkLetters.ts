import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../../server/core/testing/createClient';
import { personaPassword } from '../../server/seed/personas';
import type { Journal } from './journal';

type Received = readonly { source: string }[];

/** Waits until the server has sent all letters. */
export async function sendLetters(origin: string) {
  const request = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
  const admin = createClient({ request });
  await admin.ok('login', { body: { username: 'admin', password: personaPassword } });
  while ((await admin.ok('listLetters', { query: {} })).waiting > 0) await wait(200);
}

/** A process that is killed after a letter was accepted can't store that, so the letter is sent again. */
export function checkLetters({ messages, registered }: Journal, received: Received) {
  const texts = received.map(({ source }) => source.replaceAll('=\r\n', ''));
  const expected = [...messages, ...registered.map((email) => `To: ${email}`)];
  const counts = expected.map((words) => ({
    words,
    count: texts.filter((text) => text.includes(words)).length,
  }));
  return {
    lostLetters: counts.filter(({ count }) => count === 0).map(({ words }) => words),
    repeatedLetters: counts.filter(({ count }) => count > 1).length,
  };
}
