import { commentRow, logRow, newPost } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { postBody } from '../testing/createScenario';
import { createTestApi } from '../testing/createTestApi';

const hour = 60 * 60_000;
const day = 24 * hour;

/** An author whose post a reader comments on, after the first slot of the site. */
async function withComment() {
  const api = createTestApi();
  const author = await api.addSignedInUser('adalove');
  const reader = await api.addSignedInUser('benreads', { firstName: 'Ben', lastName: 'Reader' });
  const { newBlog } = await author.client.ok('createPost', { body: postBody() });
  const letters = () => api.mail.outbox.filter(({ listId }) => listId?.includes('notifications'));
  const run = async (time = 0) => {
    api.clock.advance(time);
    await api.sender.run();
    await api.settled();
  };
  const comment = async (text: string) =>
    reader.client.ok('addComment', { body: { blogId: newBlog._id, comment: text } });
  /** The ids of the post and of the reader who has commented on it. */
  const commented = async ({ comment: added }: Awaited<ReturnType<typeof comment>>) => {
    const row = await api.data.comments.byId(added?._id ?? '');
    return { postId: row?.postId ?? '', authorId: row?.authorId ?? '' };
  };
  await run();
  api.clock.advance(1000);
  const chosen = async () => api.data.notifications.choices(author.user.id);
  return {
    api,
    chosen,
    commented,
    author: author.client,
    reader: reader.client,
    letters,
    run,
    comment,
  };
}

test('a member gets one letter a day about what was not seen', async () => {
  const { letters, run, comment } = await withComment();
  await comment('First.');
  await comment('Second.');
  await run();
  expect(letters()).toEqual([]);
  await run(day);
  await run();
  const [letter, ...others] = letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    to: 'adalove@example.com',
    subject: `Ben Reader commented on “${postBody().title}”`,
    listId: '<daily.notifications.commonplace.test>',
  });
  expect(letter?.text).toContain(`https://commonplace.test/posts/${postBody().url}#comment-`);
  expect(letter?.text).toContain('because of your choices');
  expect(letter?.html).toContain('<ul><li><a href="https://commonplace.test/posts/');
  expect(letter?.stopUrl).toMatch(
    /^https:\/\/commonplace\.test\/api\/v1\/letters\/stop\/comment\./,
  );
  await run(day);
  expect(letters()).toHaveLength(1);
});

test('a letter shows the beginning of what was said, without its marks', async () => {
  const { letters, run, comment } = await withComment();
  const said = 'I *walked* there, [as you did](https://evil.example).';
  await comment(`${said} ${'And so on. '.repeat(40)}`);
  await run(day);
  const { text = '', html = '' } = letters()[0] ?? {};
  for (const part of [text, html]) {
    expect(part).toContain('“I walked there, as you did. And so on.');
    expect(part).toMatch(/[^]*(?:And so on\.|And so|And)…”/);
    expect(part).not.toContain('evil.example');
  }
  expect(/“.{150,200}”/.test(text)).toBe(true);
});

test('of several people, a letter names the one whose words it shows', async () => {
  const { api, author, letters, run, comment } = await withComment();
  await comment('First.');
  const { posts } = await author.ok('listPosts', { query: {} });
  const ida = await api.addSignedInUser('idaroe', { firstName: 'Ida', lastName: 'Roe' });
  await ida.client.ok('addComment', { body: { blogId: posts[0]?._id ?? '', comment: 'Second.' } });
  await run(day);
  expect(letters()[0]?.text).toContain('Ida Roe and Ben Reader commented on');
  expect(letters()[0]?.text).toContain('  Ida Roe: “Second.”\n');
  expect(letters()[0]?.text).not.toContain('First.');
});

test('a letter has no words of a comment that was hidden, held or deleted', async () => {
  const { api, letters, run, comment } = await withComment();
  await api.addUser('moder', { role: 'moderator' });
  for (const state of ['hidden', 'held', 'removed'] as const) {
    const { comment: added } = await comment(`This is ${state}.`);
    await api.data.moderation.decide(
      added?._id ?? '',
      { state, stateReason: '' },
      logRow(state, { actorId: 'user-moder', createdAt: api.clock.now() }),
    );
  }
  await run(day);
  for (const { text, html } of letters()) expect(text + html).not.toContain('This is');
});

test('a letter shows the title and the picture of a new post, from the site itself', async () => {
  const { author, reader, letters, run } = await withComment();
  const { posts } = await author.ok('listPosts', { query: {} });
  await reader.ok('followAuthor', { body: { authId: posts[0]?.author._id ?? '' } });
  await author.ok('createPost', { body: postBody({ title: 'A swim', url: 'a-swim' }) });
  await run();
  await run(7 * day);
  const [letter] = letters();
  expect(letter).toMatchObject({ to: 'benreads@example.com' });
  expect(letter?.text).toContain('published “A swim”\n  https://commonplace.test/posts/a-swim');
  const { posts: newest } = await author.ok('listPosts', { query: {} });
  const file = newest[0]?.public_image.resource_url ?? '';
  expect(file).toMatch(/^\/api\/v1\/resource\/file\//);
  expect(letter?.html).toMatch(
    /A swim”<\/a><img src="[^"]+" alt="" width="\d+" height="\d+"><\/li>/,
  );
  expect(letter?.html).toContain(`<img src="https://commonplace.test${file}"`);
});

test('what was seen on the site is in no letter', async () => {
  const { author, letters, run, comment } = await withComment();
  await comment('First.');
  await author.ok('seeNotifications', { body: {} });
  await run(day);
  expect(letters()).toEqual([]);
});

test('what a member does not want is in no letter', async () => {
  const { author, letters, run, comment } = await withComment();
  const never = { comment: { site: true, letter: 'never' } } as const;
  await author.ok('saveChoices', { body: { choices: never } });
  await comment('First.');
  await run(day);
  expect(letters()).toEqual([]);
});

test('letters at once come within minutes, letters of a week on Monday', async () => {
  const { author, reader, letters, run, comment } = await withComment();
  const choices = {
    comment: { site: true, letter: 'now' },
    likes: { site: true, letter: 'weekly' },
  } as const;
  await author.ok('saveChoices', { body: { choices } });
  const { notifications } = await author.ok('listNotifications', { query: {} });
  expect(notifications).toEqual([]);
  await comment('Look!');
  await run(3 * 60_000);
  expect(letters().map(({ listId }) => listId)).toEqual(['<now.notifications.commonplace.test>']);
  const { posts } = await reader.ok('listPosts', { query: {} });
  await reader.ok('likePost', { params: { postId: posts[0]?._id ?? '' } });
  await run(6 * day);
  expect(letters()).toHaveLength(1);
  await run(day);
  expect(letters().map(({ listId }) => listId)).toContain(
    '<weekly.notifications.commonplace.test>',
  );
});

test('what happened before seven in the morning and is stored a moment later is in the letter', async () => {
  const { api, commented, letters, run, comment } = await withComment();
  const { postId, authorId } = await commented(await comment('First.'));
  await run(Date.parse('2026-03-03T07:00:00Z') - api.clock.now());
  expect(letters()).toEqual([]);
  const createdAt = api.clock.now() - 1;
  await api.data.comments.insert(commentRow('late', { postId, authorId, createdAt }));
  await run(60_000);
  expect(letters()).toHaveLength(1);
  expect(letters()[0]?.text).toContain('#comment-late');
});

const tokenIn = (url = '') => decodeURIComponent(url.split('/').at(-1) ?? '');

/** The token of the link with these words. */
const stopTokenOf = (letter?: { text: string }, words = 'Stop all these letters') =>
  tokenIn(letter?.text.split('\n').find((line) => line.startsWith(`${words}: `)));

test('one click stops the letters of this rhythm, without a session', async () => {
  const { api, chosen, letters, run, comment } = await withComment();
  await comment('First.');
  await run(day);
  const token = stopTokenOf(letters()[0]);
  await api.visitor().ok('stopLetters', { params: { token: `${token}x` } });
  expect(await chosen()).toEqual([]);
  await api.visitor().ok('stopLetters', { params: { token } });
  expect((await chosen()).map(({ kind, letter }) => [kind, letter])).toEqual([
    ['comment', 'never'],
    ['mention', 'never'],
    ['remark', 'never'],
    ['reply', 'never'],
  ]);
});

test('one click in a letter, or in the mail program, stops the letters about its kind only', async () => {
  const { api, author, chosen, letters, run, comment } = await withComment();
  const weekly = { comment: { site: false, letter: 'weekly' } } as const;
  await comment('First.');
  await run(day);
  const token = stopTokenOf(letters()[0], 'Stop letters about comments');
  expect(token).toMatch(/^comment\.daily\./);
  expect(tokenIn(letters()[0]?.stopUrl)).toBe(token);
  await author.ok('refreshToken', {});
  await author.ok('saveChoices', { body: { choices: weekly } });
  const visitor = api.visitor();
  for (const forged of [
    token.replace('comment', 'reply'),
    token.replace('daily', 'weekly'),
    `${token}x`,
  ])
    await visitor.ok('stopLetters', { params: { token: forged } });
  expect(await chosen()).toMatchObject([{ kind: 'comment', letter: 'weekly' }]);
  const { message, resume } = await visitor.ok('stopLetters', { params: { token } });
  expect(message).toBe('Letters about comments are not sent any more.');
  const stopped = [{ kind: 'comment', letter: 'never', site: false }];
  expect(await chosen()).toMatchObject(stopped);
  await visitor.ok('stopLetters', { params: { token } });
  expect(await chosen()).toMatchObject(stopped);
  for (const wrong of [token, resume?.replace('comment', 'reply') ?? ''])
    expect((await visitor.refused('resumeLetters', { params: { token: wrong } })).status).toBe(404);
  await visitor.ok('resumeLetters', { params: { token: resume ?? '' } });
  expect(await chosen()).toMatchObject([{ kind: 'comment', letter: 'weekly', site: false }]);
});

test('a letter about two kinds has a link for each, and the mail program stops its letters', async () => {
  const { api, author, chosen, commented, letters, run, comment } = await withComment();
  const daily = { likes: { site: true, letter: 'daily' } } as const;
  await author.ok('saveChoices', { body: { choices: daily } });
  const { postId, authorId } = await commented(await comment('First.'));
  await api.data.likes.add({ postId, userId: authorId, createdAt: api.clock.now() });
  await run(day);
  const [letter] = letters();
  const likes = stopTokenOf(letter, 'Stop letters about likes');
  expect(stopTokenOf(letter, 'Stop letters about comments')).toMatch(/^comment\./);
  expect(tokenIn(letter?.stopUrl)).toBe(stopTokenOf(letter));
  expect(letter?.html).toContain(`/letters/stop/${likes}">Stop letters about likes</a>`);
  await api.visitor().ok('stopLetters', { params: { token: likes } });
  expect(await chosen()).toMatchObject([{ kind: 'likes', letter: 'never' }]);
  const all = { params: { token: stopTokenOf(letter) } };
  const { resume } = await api.visitor().ok('stopLetters', all);
  expect((await api.visitor().ok('stopLetters', all)).resume).toBeNull();
  await api.visitor().ok('resumeLetters', { params: { token: resume ?? '' } });
  const periods = (await chosen()).map(({ kind, letter: period }) => `${kind} ${period}`);
  expect(periods).toEqual([
    'comment daily',
    'likes never',
    'mention daily',
    'remark daily',
    'reply daily',
  ]);
});

test('after the letters of a day were stopped, those of a week and about the account still come', async () => {
  const { api, commented, author, letters, run, comment } = await withComment();
  const choices = { likes: { site: true, letter: 'weekly' } } as const;
  await author.ok('saveChoices', { body: { choices } });
  const { postId, authorId } = await commented(await comment('First.'));
  await run(day);
  await api.visitor().ok('stopLetters', { params: { token: stopTokenOf(letters()[0]) } });
  const createdAt = api.clock.now();
  await api.data.comments.insert(commentRow('second', { postId, authorId, createdAt }));
  await api.data.likes.add({ postId, userId: authorId, createdAt });
  await run(7 * day);
  const rhythms = letters().map(({ listId }) => listId?.split('.')[0]);
  expect(rhythms).toEqual(['<daily', '<weekly']);
  await api.visitor().ok('forgotPassword', { body: { email: 'adalove@example.com' } });
  await run();
  expect(api.mail.outbox.at(-1)).toMatchObject({ subject: 'Reset your password' });
});

test('a letter names 20 rows, and says that there are more', async () => {
  const { api, commented, letters, run, comment } = await withComment();
  const { authorId } = await commented(await comment('First.'));
  const createdAt = api.clock.now();
  for (let number = 1; number <= 20; number += 1) {
    const postId = `post-${number}`;
    await api.data.posts.insert(newPost(postId, { authorId: 'user-adalove' }));
    await api.data.comments.insert(commentRow(`on-${postId}`, { postId, authorId, createdAt }));
  }
  await run(day);
  expect(letters()).toMatchObject([{ subject: 'More than 20 new notifications' }]);
  expect(letters()[0]?.html.match(/<li>/g)).toHaveLength(20);
});

test('a name can’t put a link into a letter', async () => {
  const { api, author, letters, run } = await withComment();
  const { posts } = await author.ok('listPosts', { query: {} });
  const spammer = await api.addSignedInUser('spammer', {
    firstName: 'https://spam.example',
    lastName: '<b>Now</b>',
  });
  await spammer.client.ok('addComment', { body: { blogId: posts[0]?._id ?? '', comment: 'Hi.' } });
  await run(day);
  const [letter] = letters();
  expect(letter?.html).not.toContain('<b>');
  expect(letter?.text).not.toContain('https://spam.example');
});
