import { createMemoryData } from '@server/data/memory/memoryData';
import { userRow } from '@server/data/testing/rows';
import { expect, test, vi } from 'vitest';
import { rememberAdmin } from './wrapData';

test('an administrator is found once the account exists, and not asked for again', async () => {
  const memory = createMemoryData();
  const hasAdmin = vi.spyOn(memory.users, 'hasAdmin');
  const { users } = rememberAdmin(memory);
  expect(await users.hasAdmin()).toBe(false);
  await users.insert(userRow('admin', { role: 'admin' }));
  expect(await users.hasAdmin()).toBe(true);
  expect(await users.hasAdmin()).toBe(true);
  expect(hasAdmin).toHaveBeenCalledTimes(2);
});
