import type { MockApi } from '@mocks/createMockApi';
import { createClient } from '@server/core/testing/createClient';
import { personaPassword } from '@server/seed/personas';

/** Signs in from another browser to the same community. */
export async function signInElsewhere(mockApi: MockApi, username: string, userAgent = '') {
  const client = createClient(mockApi.api, undefined, userAgent);
  await client.ok('login', { body: { username, password: personaPassword } });
  return client;
}
