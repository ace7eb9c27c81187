import { expect, test } from 'vitest';
import { createWorld } from '../testing/createScenario';

test('an admin lists all accounts, newest first, with how many there are', async () => {
  const { admin, api } = await createWorld();
  for (let count = 1; count <= 17; count += 1) {
    api.clock.advance(1000);
    await api.join(`member-${count}`);
  }
  const first = await admin.caller.ok('listUsers', { query: {} });
  expect(first).toMatchObject({ count: 21, areMore: true });
  expect(first.data).toHaveLength(20);
  expect(first.data[0]).toMatchObject({ username: 'member-17', role: 'user', isBlocked: false });
  expect(first.data[0]).not.toHaveProperty('passwordHash');
  const second = await admin.caller.ok('listUsers', { query: { skip: 20 } });
  expect(second).toMatchObject({ count: 21, areMore: false, data: [{}] });
});

test('an admin searches accounts by name and address', async () => {
  const { admin, api } = await createWorld();
  await api.join('grace', { firstName: 'Grace', lastName: 'Hopper', email: 'navy@example.com' });
  for (const searchTerm of ['GRACE', ' hopper ', 'navy@']) {
    const found = await admin.caller.ok('searchUsers', { query: { searchTerm } });
    expect(found).toMatchObject({ count: 1, areMore: false, data: [{ username: 'grace' }] });
  }
  const none = await admin.caller.ok('searchUsers', { query: { searchTerm: 'nobody' } });
  expect(none).toMatchObject({ count: 0, data: [] });
});

test('a blocked account is out at once and can’t come back until it is unblocked', async () => {
  const { admin, author, api } = await createWorld();
  const input = { params: { id: author.user.id }, body: { username: 'author' } };
  await admin.caller.ok('blockUser', input);
  await admin.caller.ok('blockUser', input);
  expect((await author.caller.refused('listFollowers', { query: {} })).status).toBe(401);
  await expect(api.signedIn('author')).rejects.toThrow('403');
  await admin.caller.ok('unblockUser', input);
  await api.signedIn('author');
});

test('nobody else lists, searches, blocks or unblocks', async () => {
  const { visitor, reader, author } = await createWorld();
  const input = { params: { id: author.user.id }, body: {} };
  expect(await visitor.refused('blockUser', input)).toMatchObject({
    status: 401,
    message: 'Login to block..',
  });
  const refusal = { status: 403, message: 'You are not authorized to do this.' };
  const { caller } = reader;
  expect(await caller.refused('blockUser', input)).toMatchObject(refusal);
  expect(await caller.refused('unblockUser', input)).toMatchObject(refusal);
  expect(await caller.refused('listUsers', { query: {} })).toMatchObject(refusal);
  expect(await caller.refused('searchUsers', { query: {} })).toMatchObject(refusal);
  expect((await visitor.refused('listUsers', { query: {} })).status).toBe(401);
});

test('admins block neither themselves nor each other, nor who is not there', async () => {
  const { admin, api } = await createWorld();
  const other = await api.join('other-admin', { role: 'admin' });
  const block = (id: string) => admin.caller.refused('blockUser', { params: { id }, body: {} });
  expect((await block(admin.user.id)).status).toBe(403);
  expect((await block(other.id)).status).toBe(403);
  expect((await block('nobody')).status).toBe(404);
});
