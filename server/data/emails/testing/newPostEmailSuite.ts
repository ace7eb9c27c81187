import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { subscribe } from '../../subscribers/testing/subscriberSuite';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at, contactRow, subscriberRow } from '../../testing/rows';
import { newPostPause, postsOfLetter } from '../newPostEmail';
import { draft, emailsOf, postsIn, published, storeAll } from './newPostEmails';

/** One subscriber, and posts of which the first has an e-mail; publishes another one. */
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

function describeJoining(make: () => Promise<Data>) {
  test('posts join the e-mail that waits until it is sent', async () => {
    const data = await make();
    const publish = await withLetter(data);
    await publish('second');
    expect(postsIn(await emailsOf(data))).toEqual([['first', 'second']]);
    await claimOne(data);
    await publish('third');
    await publish('fourth');
    expect(new Set(postsIn(await emailsOf(data)))).toEqual(
      new Set([
        ['first', 'second'],
        ['third', 'fourth'],
      ]),
    );
  });

  test('an e-mail lists at most so many posts', async () => {
    const data = await make();
    const publish = await withLetter(data);
    const [letter] = (await emailsOf(data)).rows;
    if (!letter) throw new Error('There is no letter.');
    const ids = Array.from({ length: postsOfLetter }, (_, number) => `${number}`);
    await data.letters.remove(letter.id);
    const full = JSON.stringify({ postIds: ids, subscriberId: 'eva' });
    await data.contact.insert(contactRow('contact'), { ...letter, data: full });
    await publish('second');
    expect(new Set(postsIn(await emailsOf(data)))).toEqual(new Set([ids, ['second']]));
  });
}

function describeStarting(make: () => Promise<Data>) {
  test('an e-mail is put off if another one was started within the hour', async () => {
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
    const { rows } = await emailsOf(data);
    expect(rows).toMatchObject([{ id: second.id, attempts: 0, dueAt: at(5) + newPostPause }]);
    expect(postsIn({ rows })).toEqual([['second', 'third']]);
    const later = { ...start, now: at(5) + newPostPause };
    expect(await data.subscribers.startLetter(second, later)).toBe(true);
  });

  test('of two e-mails that two processes start at once, one is put off', async () => {
    const data = await make();
    const publish = await withLetter(data);
    const first = await claimOne(data);
    await publish('second');
    const second = await claimOne(data);
    const started = await Promise.all(
      [first, second].map(async (letter) => data.subscribers.startLetter(letter, start)),
    );
    expect(new Set(started)).toEqual(new Set([false, true]));
    const dueAt = (await emailsOf(data)).rows.map((letter) => letter.dueAt);
    expect(new Set(dueAt)).toEqual(new Set([claiming.until, at(5) + newPostPause]));
  });

  test('an e-mail is due an hour after the last one was started', async () => {
    const data = await make();
    const publish = await withLetter(data);
    const first = await claimOne(data);
    await data.subscribers.startLetter(first, start);
    await data.letters.sent(first);
    await publish('second');
    expect((await emailsOf(data)).rows).toMatchObject([{ dueAt: at(5) + newPostPause }]);
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

/** The e-mails that tell subscribers about new posts. */
export function describeNewPostEmails(make: () => Promise<Data>) {
  describe('e-mails about new posts', () => {
    describeJoining(make);
    describeStarting(make);
  });
}
