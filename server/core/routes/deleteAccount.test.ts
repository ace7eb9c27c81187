import { expect, test } from 'vitest';
import { createWorld, postBody } from '../testing/createScenario';
import { testPicture } from '../testing/testImage';

test('a member closes their account, and is signed out everywhere', async () => {
  const { author, api } = await createWorld();
  const elsewhere = await api.signedIn('author');
  await author.caller.ok('deleteAccount', { params: { id: author.user.id } });
  expect(author.caller.cookies.names()).toEqual(['XSRF-TOKEN']);
  expect((await elsewhere.refused('listFollowers', { query: {} })).status).toBe(401);
  await expect(api.signedIn('author')).rejects.toThrow('401');
});

test('all that belonged to the account goes with it, files included', async () => {
  const { author, reader, api, visitor, postUrl } = await createWorld();
  for (let count = 0; count < 25; count += 1) {
    await author.caller.ok('createPost', { body: postBody({ url: `post-${count}` }) });
  }
  await author.caller.ok('changeCover', { body: { bgImage: testPicture() } });
  await author.caller.ok('uploadResource', { body: { resource: testPicture() } });
  await reader.caller.ok('followAuthor', { body: { authId: author.user.id } });
  await author.caller.ok('deleteAccount', { params: { id: author.user.id } });
  await api.settled();
  expect(api.files.names()).toEqual([]);
  expect((await visitor.refused('readPost', { params: { url: postUrl }, body: {} })).status).toBe(
    404,
  );
  const read = { params: { username: 'reader' }, body: {} };
  expect((await reader.caller.ok('readProfile', read)).userDetails.following).toBe(0);
});

test('an admin deletes another’s account and stays signed in', async () => {
  const { admin, reader } = await createWorld();
  const input = { params: { id: reader.user.id } };
  await admin.caller.ok('deleteAccount', input);
  expect((await admin.caller.ok('listUsers', { query: {} })).count).toBe(3);
  expect((await admin.caller.refused('deleteAccount', input)).status).toBe(404);
});

test('nobody deletes an admin, and only admins delete others', async () => {
  const { visitor, admin, reader, author, api } = await createWorld();
  const other = await api.join('other-admin', { role: 'admin' });
  const refused = (caller: typeof visitor, id: string) =>
    caller.refused('deleteAccount', { params: { id } });
  expect((await refused(visitor, author.user.id)).status).toBe(401);
  expect((await refused(reader.caller, author.user.id)).status).toBe(403);
  expect((await refused(reader.caller, 'nobody')).status).toBe(403);
  expect((await refused(admin.caller, admin.user.id)).status).toBe(403);
  expect((await refused(admin.caller, other.id)).status).toBe(403);
});
