import { sessionMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';
import { password } from '../../testing/createTestApi';

test('an admin lists all accounts, newest first, with the count', async () => {
  const { admin, api } = await createScenario();
  for (let count = 1; count <= 17; count += 1) {
    api.clock.advance(1000);
    await api.addUser(`member-${count}`);
  }
  const first = await admin.client.ok('listUsers', { query: {} });
  expect(first).toMatchObject({ count: 21, areMore: true });
  expect(first.data).toHaveLength(20);
  expect(first.data[0]).toMatchObject({ username: 'member-17', role: 'user', isBlocked: false });
  expect(first.data[0]).not.toHaveProperty('passwordHash');
  const second = await admin.client.ok('listUsers', { query: { skip: 20 } });
  expect(second).toMatchObject({ count: 21, areMore: false, data: [{}] });
});

test('an admin searches accounts by name and address', async () => {
  const { admin, api } = await createScenario();
  await api.addUser('grace', { firstName: 'Grace', lastName: 'Hopper', email: 'navy@example.com' });
  for (const searchTerm of ['GRACE', ' hopper ', 'navy@']) {
    const found = await admin.client.ok('searchUsers', { query: { searchTerm } });
    expect(found).toMatchObject({ count: 1, areMore: false, data: [{ username: 'grace' }] });
  }
  const none = await admin.client.ok('searchUsers', { query: { searchTerm: 'unknown' } });
  expect(none).toMatchObject({ count: 0, data: [] });
});

test('the list shows e-mail addresses, and no list for other users does', async () => {
  const { admin, author, reader, postId } = await createScenario();
  const { data } = await admin.client.ok('listUsers', { query: {} });
  const listed = data.find(({ username }) => username === 'author');
  expect(listed?.email).toBe(author.user.email);
  await author.client.ok('followAuthor', { body: { authId: reader.user.id } });
  await reader.client.ok('followAuthor', { body: { authId: author.user.id } });
  await author.client.ok('addComment', { body: { blogId: postId, comment: 'Thanks.' } });
  const answers = [
    await reader.client.ok('listFollowers', { query: {} }),
    await reader.client.ok('listFollowing', { query: {} }),
    await reader.client.ok('listComments', { params: { blogId: postId }, query: {} }),
    await reader.client.ok('listPosts', { query: {} }),
  ];
  for (const answer of answers) {
    expect(JSON.stringify(answer)).toContain(author.user.username);
    expect(JSON.stringify(answer)).not.toContain(author.user.email);
  }
  for (const name of ['listUsers', 'searchUsers'] as const) {
    const refusal = await reader.client.refused(name, { query: { searchTerm: 'author' } });
    expect(JSON.stringify(refusal)).not.toContain(author.user.email);
  }
});

test('a blocked account is signed out at once and can’t sign in until unblocked', async () => {
  const { admin, author, api } = await createScenario();
  const input = { params: { id: author.user.id }, body: { username: 'author' } };
  await admin.client.ok('blockUser', input);
  await admin.client.ok('blockUser', input);
  expect((await author.client.refused('listFollowers', { query: {} })).status).toBe(401);
  await expect(api.signIn('author')).rejects.toThrow('403');
  await admin.client.ok('unblockUser', input);
  await api.signIn('author');
});

test('a blocked account reads the reason when signing in, and administrators in the log', async () => {
  const { admin, author, visitor } = await createScenario();
  const block = async (reason: string) =>
    admin.client.ok('blockUser', { params: { id: author.user.id }, body: { reason } });
  const login = { body: { username: 'author', password } };
  const answered = async () => (await visitor.refused('login', login)).message;
  await block(' Advertising. ');
  expect(await answered()).toBe(`${sessionMessages.blocked} Reason: Advertising.`);
  await block('Another reason.');
  expect(await answered()).toBe(`${sessionMessages.blocked} Reason: Advertising.`);
  const { entries } = await admin.client.ok('listLog', { query: {} });
  expect(entries).toMatchObject([{ action: 'blocked', reason: 'Advertising.' }]);
  await admin.client.ok('unblockUser', { params: { id: author.user.id }, body: {} });
  await block('');
  expect(await answered()).toBe(sessionMessages.blocked);
  const tooLong = { params: { id: author.user.id }, body: { reason: 'x'.repeat(501) } };
  expect((await admin.client.refused('blockUser', tooLong)).status).toBe(422);
});

test('only the owner of a blocked account reads the reason, after the right password', async () => {
  const { admin, author, reader, visitor } = await createScenario();
  const account = { params: { id: author.user.id } };
  await admin.client.ok('blockUser', { ...account, body: { reason: 'Advertising.' } });
  const wrong = { body: { username: 'author', password: 'Password2!' } };
  expect((await visitor.refused('login', wrong)).message).toBe(sessionMessages.wrongCredentials);
  const profile = { params: { username: 'author' }, body: {} };
  for (const answer of [
    await reader.client.call('readProfile', profile),
    await admin.client.call('readProfile', profile),
    await admin.client.call('listUsers', { query: {} }),
  ])
    expect(await answer.text()).not.toContain('Advertising');
});

test('comments of a blocked account are hidden from everyone until it is unblocked', async () => {
  const { admin, author, reader, visitor, postId } = await createScenario();
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Buy this.' } });
  await author.client.ok('addComment', { body: { blogId: postId, comment: 'Thanks.' } });
  async function shown() {
    const texts = [visitor, author.client, admin.client].map(async (client) => {
      const list = await client.ok('listComments', { params: { blogId: postId }, query: {} });
      return list.comments.map(({ content }) => content).toSorted();
    });
    const profile = { params: { username: 'author' }, body: {} };
    const { userDetails } = await author.client.ok('readProfile', profile);
    return [...(await Promise.all(texts)), userDetails.comments];
  }
  const all = ['Buy this.', 'Thanks.'];
  expect(await shown()).toEqual([all, all, all, 2]);
  const input = { params: { id: reader.user.id }, body: {} };
  await admin.client.ok('blockUser', input);
  expect(await shown()).toEqual([['Thanks.'], ['Thanks.'], ['Thanks.'], 1]);
  await admin.client.ok('unblockUser', input);
  expect(await shown()).toEqual([all, all, all, 2]);
});

test('admins can’t block admins or missing accounts', async () => {
  const { admin, api } = await createScenario();
  const other = await api.addUser('other-admin', { role: 'admin' });
  const block = (id: string) => admin.client.refused('blockUser', { params: { id }, body: {} });
  expect((await block(admin.user.id)).status).toBe(403);
  expect((await block(other.id)).status).toBe(403);
  expect((await block('unknown')).status).toBe(404);
});
