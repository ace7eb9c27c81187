import { expect, test } from 'vitest';
import { createScenario, postBody } from '../testing/createScenario';
import { testPicture } from '../testing/testPicture';

test("deleting one's own account ends all sessions", async () => {
  const { author, api } = await createScenario();
  const elsewhere = await api.signIn('author');
  await author.client.ok('deleteAccount', { params: { id: author.user.id } });
  expect(author.client.cookies.names()).toEqual(['XSRF-TOKEN']);
  expect((await elsewhere.refused('listFollowers', { query: {} })).status).toBe(401);
  await expect(api.signIn('author')).rejects.toThrow('401');
});

test('an account is deleted with all its data and files', async () => {
  const { author, reader, api, visitor, postUrl } = await createScenario();
  for (let count = 0; count < 25; count += 1) {
    await author.client.ok('createPost', { body: postBody({ url: `post-${count}` }) });
  }
  await author.client.ok('changeCover', { body: { bgImage: testPicture() } });
  await author.client.ok('uploadResource', { body: { resource: testPicture() } });
  await reader.client.ok('followAuthor', { body: { authId: author.user.id } });
  await author.client.ok('deleteAccount', { params: { id: author.user.id } });
  await api.settled();
  expect(api.files.names()).toEqual([]);
  expect((await visitor.refused('readPost', { params: { url: postUrl }, body: {} })).status).toBe(
    404,
  );
  const read = { params: { username: 'reader' }, body: {} };
  expect((await reader.client.ok('readProfile', read)).userDetails.following).toBe(0);
});

test('an admin deletes another account and stays signed in', async () => {
  const { admin, reader } = await createScenario();
  const input = { params: { id: reader.user.id } };
  await admin.client.ok('deleteAccount', input);
  expect((await admin.client.ok('listUsers', { query: {} })).count).toBe(3);
  expect((await admin.client.refused('deleteAccount', input)).status).toBe(404);
});

test('admins can’t be deleted; only admins delete other accounts', async () => {
  const { visitor, admin, reader, author, api } = await createScenario();
  const other = await api.addUser('other-admin', { role: 'admin' });
  const refused = (client: typeof visitor, id: string) =>
    client.refused('deleteAccount', { params: { id } });
  expect((await refused(visitor, author.user.id)).status).toBe(401);
  expect((await refused(reader.client, author.user.id)).status).toBe(403);
  expect((await refused(reader.client, 'unknown')).status).toBe(403);
  expect((await refused(admin.client, admin.user.id)).status).toBe(403);
  expect((await refused(admin.client, other.id)).status).toBe(403);
});
