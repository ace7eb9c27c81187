import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@server/core/testing/createClient';
import { personaPassword } from '@server/seed/personas';

/** A comment that the server has acknowledged, and when. */
export type Acknowledged = { text: string; at: number };

/** Between two comments of a member, so that no limit is reached, in milliseconds. */
const pace = 100;

/** A member who comments all the time, whatever the answers are. */
export async function createCommenter(origin: string, username: string, id: number) {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', `192.0.2.${id}`);
    return fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(20_000) });
  };
  const client = createClient({ request: call });
  await client.ok('login', { body: { username, password: personaPassword } });
  const acknowledged: Acknowledged[] = [];
  const failures: string[] = [];
  let written = 0;
  return {
    acknowledged,
    failures,
    async write(stop: AbortSignal) {
      while (!stop.aborted) {
        written += 1;
        const text = `Comment ${written} of ${id}`;
        const body = { blogId: 'post-1', comment: text };
        try {
          const { status } = await client.call('addComment', { body });
          if (status === 201) acknowledged.push({ text, at: performance.now() });
          else failures.push(String(status));
        } catch (failure) {
          failures.push(String(failure));
        }
        await wait(pace);
      }
    },
  };
}
