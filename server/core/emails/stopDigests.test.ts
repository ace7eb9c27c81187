import { commentRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { withoutLooks } from '../html/testing/readEmail';
import { day, stopTokenOf, tokenIn, withComment } from '../testing/withDigests';

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

test('a letter about two kinds has a link for each, and the mail program stops these kinds only', async () => {
  const { api, author, chosen, commented, letters, run, comment } = await withComment();
  const daily = { likes: { site: true, letter: 'daily' } } as const;
  await author.ok('saveChoices', { body: { choices: daily } });
  const { postId, authorId } = await commented(await comment('First.'));
  await api.data.likes.add({ postId, userId: authorId, createdAt: api.clock.now() });
  await run(day);
  const [letter] = letters();
  const likes = stopTokenOf(letter, 'Stop letters about likes');
  expect(stopTokenOf(letter, 'Stop letters about comments')).toMatch(/^comment\./);
  expect(tokenIn(letter?.stopUrl)).toMatch(/^comment-likes\.daily\./);
  expect(withoutLooks(letter?.html)).toContain(
    `/letters/stop/${likes}">Stop letters about likes</a>`,
  );
  await api.visitor().ok('stopLetters', { params: { token: likes } });
  expect(await chosen()).toMatchObject([{ kind: 'likes', letter: 'never' }]);
  const oneClick = { params: { token: tokenIn(letter?.stopUrl) } };
  const { message, resume: back } = await api.visitor().ok('stopLetters', oneClick);
  expect(message).toBe('Letters about comments and likes are not sent any more.');
  expect(await chosen()).toMatchObject([
    { kind: 'comment', letter: 'never' },
    { kind: 'likes', letter: 'never' },
  ]);
  await api.visitor().ok('resumeLetters', { params: { token: back ?? '' } });
  await api.visitor().ok('stopLetters', { params: { token: likes } });
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

test('letters can be taken back once, within a week, and not after another choice', async () => {
  const { api, author, chosen, letters, run, comment } = await withComment();
  await comment('First.');
  await run(day);
  const token = stopTokenOf(letters()[0], 'Stop letters about comments');
  const stop = async () => {
    const { resume } = await api.visitor().ok('stopLetters', { params: { token } });
    api.clock.advance(1000);
    return { params: { token: resume ?? '' } };
  };
  const isRefused = async (resume: { params: { token: string } }) => {
    const { status } = await api.visitor().refused('resumeLetters', resume);
    expect(status).toBe(404);
    expect(await chosen()).toMatchObject([{ kind: 'comment', letter: 'never' }]);
  };
  const first = await stop();
  const again = await stop();
  await isRefused(first);
  await api.visitor().ok('resumeLetters', again);
  expect(await chosen()).toMatchObject([{ kind: 'comment', letter: 'daily' }]);
  const used = await stop();
  await isRefused(again);
  await author.ok('refreshToken', {});
  const never = { comment: { site: true, letter: 'never' } } as const;
  await author.ok('saveChoices', { body: { choices: never } });
  await isRefused(used);
  const late = await stop();
  api.clock.advance(7 * day);
  await isRefused(late);
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
