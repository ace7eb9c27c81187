import type { World } from '@mocks/createMockApi';
import { createCaller } from '@server/core/testing/createClient';
import { personaPassword } from '@server/seed/personas';

/** Somebody signed in to the same community, in a browser of their own. */
export async function signInElsewhere(world: World, username: string) {
  const caller = createCaller(world.api);
  await caller.ok('login', { body: { username, password: personaPassword } });
  return caller;
}
