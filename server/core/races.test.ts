import { commentRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { createScenario, newestComment, postBody } from './testing/createScenario';
import { createTestApi, password } from './testing/createTestApi';
import { eachSeed } from './testing/eachSeed';
import { findEmailToken } from './testing/findEmailToken';
import { testPicture } from './testing/testPicture';

const inParallel = (race: (seed: number) => Promise<void>) => eachSeed(12, race);

const newPassword = 'Another1!';
const fresh = { password: newPassword, confirmpassword: newPassword };
const profile = { username: 'adalove', firstName: 'Ada', lastName: 'Love', bio: 'Counts.' };

const sorted = (responses: readonly Response[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other);

async function withAda(seed: number, isVerified = true) {
  const api = createTestApi({ seed });
  const { user, client } = await api.addSignedInUser('adalove', { isVerified });
  const emailed = async (subject: string) => {
    await api.settled();
    return findEmailToken(api.mail.outbox, subject);
  };
  const resetToken = async () => {
    await api.visitor().ok('forgotPassword', { body: { email: user.email } });
    return emailed('Reset your password');
  };
  const login = (given: string) =>
    api.visitor().call('login', { body: { username: 'adalove', password: given } });
  return { api, user, client, emailed, resetToken, login };
}

test('a note and a heading that a passage gets are both kept', () =>
  inParallel(async (seed) => {
    const { client } = await withAda(seed);
    const source = { url: '', title: 'Soils', author: '' };
    const { passage } = await client.ok('addPassage', { body: { quote: 'Soil.', source } });
    const { heading } = await client.ok('addHeading', { body: { title: 'Soils' } });
    const change = (body: { note: string } | { headingId: string }) =>
      client.ok('changePassage', { params: { id: passage._id }, body });
    await Promise.all([change({ headingId: heading._id }), change({ note: 'Mine' })]);
    const { passages } = await client.ok('listPassages', { query: {} });
    expect(passages).toMatchObject([{ headingId: heading._id, note: 'Mine' }]);
  }));

test('a verification and a change of address never verify the new address', () =>
  inParallel(async (seed) => {
    const { api, user, client, emailed } = await withAda(seed, false);
    await client.ok('sendVerification', {});
    const token = await emailed('Verify your e-mail address');
    const change = { ...profile, email: 'not-mine@example.com', password };
    await Promise.all([
      client.ok('updateProfile', { body: change }),
      api.visitor().call('verifyAccount', { params: { username: 'adalove', token } }),
    ]);
    const { email, pendingEmail, isVerified } = (await api.data.users.byId(user.id)) ?? {};
    // The new address is pending if the verification came first.
    const outcomes = [
      { email: change.email, pendingEmail: null, isVerified: false },
      { email: user.email, pendingEmail: change.email, isVerified: true },
    ];
    expect(outcomes).toContainEqual({ email, pendingEmail, isVerified });
  }));

test('asking for a letter and a change of address never verify the new address', () =>
  inParallel(async (seed) => {
    const { api, user, client } = await withAda(seed, false);
    const change = { ...profile, email: 'not-mine@example.com', password };
    await Promise.all([
      client.call('sendVerification', {}),
      client.ok('updateProfile', { body: change }),
    ]);
    await api.settled();
    for (const { to, text } of api.mail.outbox.filter((sent) => sent.to === user.email)) {
      const token = /\/verify\/([\w-]{43})$/m.exec(text)?.[1];
      if (!token) continue;
      const link = { params: { username: 'adalove', token } };
      expect([to, (await api.visitor().call('verifyAccount', link)).status]).toEqual([to, 404]);
    }
    expect((await api.data.users.byId(user.id))?.isVerified).toBe(false);
  }));

test('a sign-in with the old password leaves no session behind a reset', () =>
  inParallel(async (seed) => {
    const { api, user, resetToken, login } = await withAda(seed);
    const token = await resetToken();
    await Promise.all([
      login(password),
      api.visitor().ok('resetPassword', { params: { token }, body: fresh }),
      login(password),
    ]);
    const sessions = (await api.rows('sessions')).filter(({ userId }) => userId === user.id);
    expect(sessions).toEqual([]);
    expect((await login(newPassword)).status).toBe(200);
  }));

test('a sign-in leaves no session of a blocked account', () =>
  inParallel(async (seed) => {
    const { api, user, login } = await withAda(seed);
    const { client: admin } = await api.addSignedInUser('admin', { role: 'admin' });
    await Promise.all([
      login(password),
      admin.ok('blockUser', { params: { id: user.id }, body: {} }),
      login(password),
    ]);
    const sessions = (await api.rows('sessions')).filter(({ userId }) => userId === user.id);
    expect(sessions).toEqual([]);
  }));

test('of two resets with one link one succeeds', () =>
  inParallel(async (seed) => {
    const { api, resetToken, login } = await withAda(seed);
    const token = await resetToken();
    const passwords = [newPassword, 'Different1!'];
    const answers = await Promise.all(
      passwords.map((given) =>
        api.visitor().call('resetPassword', {
          params: { token },
          body: { password: given, confirmpassword: given },
        }),
      ),
    );
    expect(sorted(answers)).toEqual([200, 404]);
    const works = await Promise.all(passwords.map(login));
    expect(works.map(({ status }) => status === 200)).toEqual(
      answers.map(({ status }) => status === 200),
    );
  }));

test('of two changes of the password one succeeds', () =>
  inParallel(async (seed) => {
    const { client, login } = await withAda(seed);
    const passwords = [newPassword, 'Different1!'];
    const answers = await Promise.all(
      passwords.map((given) =>
        client.call('changePassword', { body: { oldPassword: password, newPassword: given } }),
      ),
    );
    expect(sorted(answers)).toEqual([200, 422]);
    const works = await Promise.all(passwords.map(login));
    expect(works.map(({ status }) => status === 200)).toEqual(
      answers.map(({ status }) => status === 200),
    );
  }));

test('of a change of password and a reset one succeeds', () =>
  inParallel(async (seed) => {
    const { api, client, resetToken } = await withAda(seed);
    const token = await resetToken();
    const [changed, reset] = await Promise.all([
      client.call('changePassword', {
        body: { oldPassword: password, newPassword: 'Different1!' },
      }),
      api.visitor().call('resetPassword', { params: { token }, body: fresh }),
    ]);
    expect([changed.status, reset.status].filter((status) => status === 200)).toHaveLength(1);
  }));

test('of two registrations with one username or address one succeeds', () =>
  inParallel(async (seed) => {
    for (const change of [{ username: 'another' }, { email: 'other@example.com' }]) {
      const api = createTestApi({ seed });
      const form = { ...profile, email: 'ada@example.com', password, avatar: testPicture() };
      const answers = await Promise.all([
        api.visitor().call('register', { body: form }),
        api.visitor().call('register', { body: { ...form, ...change } }),
      ]);
      expect(sorted(answers)).toEqual([201, 409]);
      expect(api.files.names()).toHaveLength(1);
    }
  }));

test.each([
  ['address', { email: 'new@example.com', password }],
  ['username', { username: 'wanted' }],
])('of two accounts that take one new %s one succeeds', (_, change) =>
  inParallel(async (seed) => {
    // Only an address that is not verified changes at once.
    const unverified = { isVerified: false };
    const api = createTestApi({ seed });
    const answers = await Promise.all(
      ['first', 'second'].map(async (username) => {
        const { user, client } = await api.addSignedInUser(username, unverified);
        const body = { ...profile, username, email: user.email, ...change };
        return client.call('updateProfile', { body });
      }),
    );
    expect(sorted(answers)).toEqual([200, 409]);
  }),
);

test('of two accounts that confirm one address and one that registers with it one succeeds', () =>
  inParallel(async (seed) => {
    const api = createTestApi({ seed });
    const email = 'new@example.com';
    for (const username of ['first', 'second']) {
      const { client } = await api.addSignedInUser(username);
      await client.ok('updateProfile', { body: { ...profile, username, email, password } });
    }
    await api.settled();
    const links = api.mail.outbox.flatMap(({ text }) => {
      const found = /\/user\/(\w+)\/account\/verify\/([\w-]{43})$/m.exec(text);
      return found ? [{ username: found[1] ?? '', token: found[2] ?? '' }] : [];
    });
    expect(links).toHaveLength(2);
    const form = { ...profile, username: 'third', email, password, avatar: testPicture() };
    const answers = await Promise.all([
      ...links.map((params) => api.visitor().call('verifyAccount', { params })),
      api.visitor().call('register', { body: form }),
    ]);
    const statuses = sorted(answers);
    expect(statuses[0]).toBeOneOf([200, 201]);
    expect(statuses.slice(1)).toEqual([409, 409]);
    expect((await api.rows('users')).filter((user) => user.email === email)).toHaveLength(1);
  }));

test('two new avatars leave one file', () =>
  inParallel(async (seed) => {
    const { api, user, client } = await withAda(seed);
    const body = { ...profile, email: user.email };
    await Promise.all([
      client.ok('updateProfile', { body: { ...body, avatar: testPicture() } }),
      client.ok('updateProfile', { body: { ...body, avatar: testPicture() } }),
      client.ok('updateProfile', { body }),
    ]);
    await api.settled();
    const row = await api.data.users.byId(user.id);
    expect([`/api/v1/resource/file/${api.files.names().join()}`]).toEqual([row?.avatar]);
  }));

test('two likes count once, and of two follows one is created', () =>
  inParallel(async (seed) => {
    const { api, reader, author, postId } = await createScenario({ seed });
    const like = { params: { postId } };
    const likes = [reader.client.ok('likePost', like), reader.client.ok('likePost', like)];
    for (const { data } of await Promise.all(likes)) {
      expect(data).toEqual({ totalLikes: 1, isLiked: true });
    }
    const follow = { body: { authId: author.user.id } };
    const follows = [
      reader.client.call('followAuthor', follow),
      reader.client.call('followAuthor', follow),
    ];
    expect(sorted(await Promise.all(follows))).toEqual([201, 409]);
    expect(await api.rows('follows')).toHaveLength(1);
  }));

test('of two posts with one url one is created, and the other leaves no file', () =>
  inParallel(async (seed) => {
    const { api, author } = await createScenario({ seed });
    const before = api.files.names().length;
    const body = () => postBody({ url: 'wanted' });
    const posts = [
      author.client.call('createPost', { body: body() }),
      author.client.call('createPost', { body: body() }),
    ];
    expect(sorted(await Promise.all(posts))).toEqual([201, 409]);
    expect(api.files.names()).toHaveLength(before + 1);
  }));

test('of two posts that claim one file one gets it', () =>
  inParallel(async (seed) => {
    const { author, postId } = await createScenario({ seed });
    const { newBlog } = await author.client.ok('createPost', { body: postBody({ url: 'other' }) });
    const upload = await author.client.ok('uploadResource', { body: { resource: testPicture() } });
    const body = { resources: JSON.stringify([upload.data.id]) };
    const claims = [postId, newBlog._id].map((id) =>
      author.client.call('claimResources', { params: { id }, body }),
    );
    expect(sorted(await Promise.all(claims))).toEqual([200, 409]);
  }));

test('a comment is refused or was there before its post was unpublished or its author blocked', () =>
  inParallel(async (seed) => {
    const { api, admin, author, reader, postId } = await createScenario({ seed });
    await Promise.all([
      reader.client.call('addComment', { body: { blogId: postId, comment: 'Hello.' } }),
      author.client.ok('unpublishPost', { params: { id: postId }, body: {} }),
      admin.client.ok('blockUser', { params: { id: reader.user.id }, body: {} }),
    ]);
    const before = await api.rows('comments');
    expect(before.length).toBeLessThanOrEqual(1);
    const late = commentRow('late', { postId, authorId: reader.user.id });
    expect(await api.data.comments.insert(late)).toBe('no post');
    expect(await api.rows('comments')).toEqual(before);
  }));

test('of two sign-ins with Google to a new account one creates it', () =>
  inParallel(async (seed) => {
    const names = { firstName: 'Ada', lastName: 'Love', picture: '' };
    const owner = { id: 'google-ada', email: 'ada@example.com', emailVerified: true, ...names };
    const api = createTestApi({ seed, profiles: { one: owner, two: owner } });
    const answers = await Promise.all(
      ['one', 'two'].map((code) => api.visitor().call('googleAuth', { query: { code } })),
    );
    expect(sorted(answers).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await api.rows('users')).toHaveLength(1);
  }));

test('a comment that is deleted twice at once is found once', async () => {
  const scenario = await createScenario();
  const { reader, postId } = scenario;
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Hello.' } });
  const params = { commentId: await newestComment(scenario) };
  const answers = [
    reader.client.call('deleteComment', { params }),
    reader.client.call('deleteComment', { params }),
  ];
  expect(sorted(await Promise.all(answers))).toEqual([200, 404]);
});
