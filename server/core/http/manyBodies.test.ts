import { eventually } from '@contract/testing/eventually';
import { expect, test } from 'vitest';
import { createTestApi, password } from '../testing/createTestApi';

test('many connections that send only headers do not refuse a login', async () => {
  const api = createTestApi();
  const { user } = await api.addSignedInUser('reader');
  const headers = { 'Content-Type': 'application/json', 'Content-Length': `${64 * 1024}` };
  const refused: number[] = [];
  async function attack(attacker: ReturnType<typeof api.visitor>) {
    const init = { method: 'POST', headers, body: new ReadableStream(), duplex: 'half' } as const;
    refused.push((await attacker.request('/api/v1/user/login', init)).status);
  }
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
    const attacker = api.visitor(address);
    await attacker.ok('readHome', {});
    for (let number = 0; number < 320; number += 1) void attack(attacker);
  }
  await eventually(() => expect(refused.length).toBeGreaterThanOrEqual(4 * 64));
  expect(new Set(refused)).toEqual(new Set([503]));
  const body = { username: user.username, password };
  expect((await api.visitor('198.51.100.1').call('login', { body })).status).toBe(200);
});
