import { commentRow, logRow, newPost } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { withoutLooks } from '../html/testing/readEmail';
import { postBody } from '../testing/createScenario';
import { day, withComment } from '../testing/withDigests';

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
    subject: `Ben Reader commented twice on “${postBody().title}”`,
    listId: '<daily.notifications.commonplace.test>',
  });
  expect(letter?.text).toContain(`https://commonplace.test/posts/${postBody().url}#comment-`);
  expect(letter?.text).toContain('because of your choices');
  expect(withoutLooks(letter?.html)).toContain(
    '<ul><li><div dir="auto"><a href="https://commonplace.test/posts/',
  );
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
  const { api, author, letters, run, comment } = await withComment();
  const held = { site: true, letter: 'daily' };
  await author.ok('saveChoices', { body: { choices: { held } } });
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
  expect(letters()[0]?.text).toContain('A comment by Ben Reader waits for approval');
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
  expect(withoutLooks(letter?.html)).toMatch(
    /A swim”<\/a><\/div><div><img src="[^"]+" alt="" width="\d+" height="\d+"><\/div><\/li>/,
  );
  expect(withoutLooks(letter?.html)).toContain(`<img src="https://commonplace.test${file}"`);
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
  expect(withoutLooks(letters()[0]?.html).match(/<li>/g)).toHaveLength(20);
});

test('words and titles of strangers can’t put a link into a letter', async () => {
  const { api, author, reader, letters, run } = await withComment();
  const said = 'Look at www.spam.example/now, https://spam.example or me@spam.example!';
  const { posts } = await author.ok('listPosts', { query: {} });
  await reader.ok('addComment', { body: { blogId: posts[0]?._id ?? '', comment: said } });
  await api.data.posts.insert(newPost('spam', { authorId: 'user-adalove', title: 'spam.example' }));
  await reader.ok('addComment', { body: { blogId: 'spam', comment: 'At 12:30, 3.5 km.' } });
  await run(day);
  const { text = '', html = '' } = letters()[0] ?? {};
  for (const part of [text, html]) {
    expect(part).toContain('At 12:30, 3.5 km.');
    expect(part.replaceAll(/https:\/\/commonplace\.test\S*/g, '')).not.toMatch(
      /spam\.example|@spam|https:\/\/spam/,
    );
  }
});

test('mentions by a new account are in no letter', async () => {
  const { api, author, comment, letters, run } = await withComment();
  const choices = { mention: { site: true, letter: 'now' } } as const;
  await author.ok('saveChoices', { body: { choices } });
  await comment('Look, @adalove!');
  expect(await author.ok('listNotifications', { query: {} })).toMatchObject({
    notifications: [{ kind: 'mention' }],
  });
  await run(3 * 60_000);
  expect(letters()).toEqual([]);
  await api.changeUser('user-benreads', { role: 'moderator' });
  await comment('Once more, @adalove!');
  await run(3 * 60_000);
  expect(letters()).toHaveLength(1);
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
  expect(withoutLooks(letter?.html)).not.toContain('<b>');
  expect(letter?.text).not.toContain('https://spam.example');
});
