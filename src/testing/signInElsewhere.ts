import type { MockApi } from '@mocks/createMockApi';
import { createClient } from '@server/core/testing/createClient';
import { personaPassword } from '@server/seed/personas';

/** Somebody signed in to the same community, in a browser of their own. */
export async function signInElsewhere(mockApi: MockApi, username: string) {
  const caller = createClient(mockApi.api);
  await caller.ok('login', { body: { username, password: personaPassword } });
  return caller;
}
