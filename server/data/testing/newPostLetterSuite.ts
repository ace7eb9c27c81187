import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newPostData, newPostPause, postsOfLetter } from '../newPostLetter';
import type { Data } from '../port';
import type { LetterRow } from '../rows';
import { idsOf, withPeople } from './fixtures';
import { at, contactRow, letterRow, newPost, subscriberRow } from './rows';
import { asked, storedLetters, subscribe } from './subscriberSuite';

async function storeAll({ subscribers }: Data, take = 9) {
  while (await subscribers.storeLetters({ now: at(5), take }));
}

const lettersOf = async ({ letters }: Data) => letters.list({ skip: 0, take: 99 });

const postsIn = ({ rows }: { rows: readonly LetterRow[] }) =>
  rows.map(({ data }) => v.parse(newPostData, JSON.parse(data)).postIds);

const draft = newPost('draft', { isPublished: false, createdAt: at(2), updatedAt: at(2) });
const published = newPost('post', { createdAt: at(2), updatedAt: at(2) });

const everybody = [
  subscriberRow('all'),
  subscriberRow('of-ada', { authorId: 'ada' }),
  subscriberRow('of-ben', { authorId: 'ben' }),
  asked('waiting'),
  subscriberRow('late', { confirmedAt: at(3) }),
];
const ids = (postId: string) => [`${postId}.all`, `${postId}.of-ada`];

async function withSubscribers(data: Data) {
  await withPeople(data);
  await subscribe(data, everybody);
  return data;
}

function describeAnnouncements(make: () => Promise<Data>) {
  test('a post that is stored as published, published later or by plan, is announced once', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(published);
    await data.posts.insert(draft);
    await data.posts.insert({ ...draft, id: 'plan', url: 'plan', firstUrl: 'plan' });
    await data.publication.publish('draft', { by: 'ada', now: at(2) });
    await data.publication.schedule({ id: 'plan', publishAt: at(1) }, { by: 'ada', now: at(0) });
    const letter = letterRow('failed', { createdAt: at(2) });
    const plan = { id: 'plan', publishAt: at(1) };
    await data.publication.carryOut(plan, { isComplete: true, letter });
    await storeAll(data);
    const posts = ['draft', 'plan', 'post'];
    expect(await storedLetters(data)).toEqual(ids('draft'));
    const { rows } = await lettersOf(data);
    expect(postsIn({ rows })).toEqual([posts, posts]);
    expect(rows.find(({ id }) => id === 'draft.all')).toEqual(
      letterRow('draft.all', {
        kind: 'newPost',
        userId: null,
        email: 'all@example.com',
        data: rows.find(({ id }) => id === 'draft.all')?.data ?? '',
        priority: 2,
        createdAt: at(5),
        dueAt: at(5),
      }),
    );
    await data.publication.unpublish('post', 'ada');
    await data.publication.publish('post', { by: 'ada', now: at(6) });
    await storeAll(data);
    expect(postsIn(await lettersOf(data))).toEqual([posts, posts]);
  });

  test('drafts, and posts that are moved here with their date, are not announced', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(draft);
    await data.posts.insert({ ...published, publishedAt: at(0) - 1 });
    await storeAll(data);
    expect(await storedLetters(data)).toEqual([]);
  });
}

function describeStoring(make: () => Promise<Data>) {
  test('an address that gets all posts and those of the author gets one letter', async () => {
    const data = await withPeople(await make());
    const email = 'eva@example.com';
    await subscribe(data, [
      subscriberRow('of-ada', { email, authorId: 'ada' }),
      subscriberRow('z-all', { email }),
    ]);
    await data.posts.insert(published);
    await storeAll(data, 1);
    expect(await storedLetters(data)).toEqual(['post.z-all']);
  });

  test('letters are stored some at a time, and each once by several processes', async () => {
    const data = await withPeople(await make());
    const rows = Array.from({ length: 9 }, (_, number) => subscriberRow(`s-${number}`));
    await subscribe(data, rows);
    await data.posts.insert(published);
    expect(await data.subscribers.storeLetters({ now: at(5), take: 2 })).toBe(true);
    expect(await storedLetters(data)).toEqual(['post.s-0', 'post.s-1']);
    await data.letters.remove('post.s-0');
    await Promise.all([1, 2, 3].map(() => storeAll(data, 2)));
    await storeAll(data, 2);
    expect(await storedLetters(data)).toEqual(rows.slice(1).map(({ id }) => `post.${id}`));
  });
}

/** One subscriber, and posts of which the first has a letter; publishes another one. */
async function withLetter(data: Data) {
  await withPeople(data);
  await subscribe(data, [subscriberRow('eva')]);
  const publish = async (id: string) => {
    await data.posts.insert({ ...published, id, url: id, firstUrl: id });
    await storeAll(data);
  };
  await publish('first');
  return publish;
}

const claiming = { now: at(5), until: at(9), take: 9 };
const start = { subscriberId: 'eva', now: at(5) };

async function claimOne({ letters }: Data) {
  const [letter] = await letters.claim(claiming);
  if (!letter) throw new Error('There is no letter.');
  return letter;
}

function describeLetters(make: () => Promise<Data>) {
  test('posts join the letter that waits until it is sent', async () => {
    const data = await make();
    const publish = await withLetter(data);
    await publish('second');
    expect(postsIn(await lettersOf(data))).toEqual([['first', 'second']]);
    await claimOne(data);
    await publish('third');
    await publish('fourth');
    expect(new Set(postsIn(await lettersOf(data)))).toEqual(
      new Set([
        ['first', 'second'],
        ['third', 'fourth'],
      ]),
    );
  });

  test('a letter lists at most so many posts', async () => {
    const data = await make();
    const publish = await withLetter(data);
    const [letter] = (await lettersOf(data)).rows;
    if (!letter) throw new Error('There is no letter.');
    const ids = Array.from({ length: postsOfLetter }, (_, number) => `${number}`);
    await data.letters.remove(letter.id);
    const full = JSON.stringify({ postIds: ids, subscriberId: 'eva' });
    await data.contact.insert(contactRow('contact'), { ...letter, data: full });
    await publish('second');
    expect(new Set(postsIn(await lettersOf(data)))).toEqual(new Set([ids, ['second']]));
  });

  test('a letter is put off if another one was started within the hour', async () => {
    const data = await make();
    const publish = await withLetter(data);
    const first = await claimOne(data);
    await publish('second');
    const second = await claimOne(data);
    const isStarted = await data.subscribers.startLetter(first, start);
    const isTriedAgain = await data.subscribers.startLetter(first, start);
    const isOtherStarted = await data.subscribers.startLetter(second, start);
    expect([isStarted, isTriedAgain, isOtherStarted]).toEqual([true, true, false]);
    await data.letters.sent(first);
    await publish('third');
    const { rows } = await lettersOf(data);
    expect(rows).toMatchObject([{ id: second.id, attempts: 0, dueAt: at(5) + newPostPause }]);
    expect(postsIn({ rows })).toEqual([['second', 'third']]);
    const later = { ...start, now: at(5) + newPostPause };
    expect(await data.subscribers.startLetter(second, later)).toBe(true);
  });

  test('of two letters that two processes start at once, one is put off', async () => {
    const data = await make();
    const publish = await withLetter(data);
    const first = await claimOne(data);
    await publish('second');
    const second = await claimOne(data);
    const started = await Promise.all(
      [first, second].map(async (letter) => data.subscribers.startLetter(letter, start)),
    );
    expect(new Set(started)).toEqual(new Set([false, true]));
    const dueAt = (await lettersOf(data)).rows.map((letter) => letter.dueAt);
    expect(new Set(dueAt)).toEqual(new Set([claiming.until, at(5) + newPostPause]));
  });

  test('a letter is due an hour after the last one was started', async () => {
    const data = await make();
    const publish = await withLetter(data);
    const first = await claimOne(data);
    await data.subscribers.startLetter(first, start);
    await data.letters.sent(first);
    await publish('second');
    expect((await lettersOf(data)).rows).toMatchObject([{ dueAt: at(5) + newPostPause }]);
  });

  test('public posts are read in the order of their ids', async () => {
    const data = await make();
    const publish = await withLetter(data);
    await publish('second');
    await data.posts.insert(draft);
    const found = await data.subscribers.newPosts(['second', 'draft', 'none', 'first']);
    expect(idsOf(found)).toEqual(['second', 'first']);
    expect(found[0]?.author.id).toBe('ada');
    await data.users.setBlocked('ada', true);
    expect(await data.subscribers.newPosts(['first'])).toEqual([]);
  });
}

function describeHiddenPosts(make: () => Promise<Data>) {
  test('a post that is not public waits until it is published again', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(published);
    await data.posts.insert({ ...published, id: 'next', url: 'next', firstUrl: 'next' });
    await data.publication.unpublish('post', 'ada');
    await storeAll(data);
    expect(await storedLetters(data)).toEqual(ids('next'));
    await data.publication.publish('post', { by: 'ada', now: at(9) });
    await storeAll(data);
    const posts = ['next', 'post'];
    expect(postsIn(await lettersOf(data))).toEqual([posts, posts]);
  });

  test('a removed post is not announced, nor one of a blocked author', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(published);
    await data.posts.insert({ ...published, id: 'next', url: 'next', firstUrl: 'next' });
    await data.posts.remove('post', 'ada');
    await data.users.setBlocked('ada', true);
    await storeAll(data);
    expect(await storedLetters(data)).toEqual([]);
  });
}

/** The letters that tell subscribers about new posts. */
export function describeNewPostLetters(make: () => Promise<Data>) {
  describe('letters about new posts', () => {
    describeAnnouncements(make);
    describeStoring(make);
    describeLetters(make);
    describeHiddenPosts(make);
  });
}
