import { describe, expect, test } from 'vitest';
import type { Data } from '../port';
import type { SubscriberRow } from '../rows';
import { idsOf, withPeople } from './fixtures';
import { at, letterRow, newPost, subscriberRow } from './rows';

const page = { skip: 0, take: 9 };
const asked = (id: string, given: Partial<SubscriberRow> = {}) =>
  subscriberRow(id, { confirmedAt: null, ...given });
const toNobody = (id: string) => letterRow(`ask-${id}`, { userId: null, kind: 'subscription' });

/** Subscribes these at noon and confirms them a minute later. */
async function subscribe(data: Data, rows: readonly SubscriberRow[]) {
  for (const row of rows) {
    await data.subscribers.put(asked(row.id, row), toNobody(row.id));
    if (row.confirmedAt === null) continue;
    await data.subscribers.confirm(row.confirmHash, { now: row.confirmedAt, askedAfter: 0 });
  }
  for (const { id } of (await data.letters.list({ skip: 0, take: 99 })).rows) {
    await data.letters.remove(id);
  }
}

async function storedLetters({ letters }: Data) {
  return idsOf((await letters.list({ skip: 0, take: 99 })).rows).toSorted();
}

async function storeAll({ subscribers }: Data, take = 9) {
  while (await subscribers.storeLetters({ now: at(5), take }));
}

function describeSubscriptions(make: () => Promise<Data>) {
  test('a subscription is stored with its letter, and begins when it is confirmed', async () => {
    const data = await make();
    expect(await data.subscribers.put(asked('eva'), toNobody('eva'))).toBe(true);
    expect(await storedLetters(data)).toEqual(['ask-eva']);
    expect(await data.subscribers.find('stop eva')).toEqual(asked('eva'));
    expect((await data.subscribers.list(page)).rows).toEqual([]);
    const times = { now: at(2), askedAfter: at(0) };
    expect(await data.subscribers.confirm('confirm none', times)).toBe(false);
    expect(await data.subscribers.confirm('confirm eva', { ...times, askedAfter: at(1) })).toBe(
      false,
    );
    expect(await data.subscribers.confirm('confirm eva', times)).toBe(true);
    expect(await data.subscribers.confirm('confirm eva', { now: at(9), askedAfter: at(8) })).toBe(
      true,
    );
    expect(await data.subscribers.byId('eva')).toEqual(asked('eva', { confirmedAt: at(2) }));
  });

  test('asking again keeps the row; one that is not confirmed gets the new time', async () => {
    const data = await make();
    const again = asked('other', { stopHash: 'stop eva', createdAt: at(7) });
    await data.subscribers.put(asked('eva'), toNobody('eva'));
    expect(await data.subscribers.put(again, toNobody('again'))).toBe(true);
    expect(await data.subscribers.find('stop eva')).toEqual(asked('eva', { createdAt: at(7) }));
    await data.subscribers.confirm('confirm eva', { now: at(8), askedAfter: at(7) });
    await data.subscribers.put({ ...again, createdAt: at(9) }, toNobody('third'));
    expect(await data.subscribers.find('stop eva')).toMatchObject({ createdAt: at(7) });
    expect(await storedLetters(data)).toEqual(['ask-again', 'ask-eva', 'ask-third']);
  });

  test('a subscription of an unknown author is not stored', async () => {
    const data = await withPeople(await make());
    const row = asked('eva', { authorId: 'none' });
    expect(await data.subscribers.put(row, toNobody('eva'))).toBe(false);
    expect(await data.subscribers.find('stop eva')).toBeNull();
  });

  test('a stopped one is gone, as are those of an author whose account is closed', async () => {
    const data = await withPeople(await make());
    await subscribe(data, [subscriberRow('eva'), subscriberRow('ida', { authorId: 'ada' })]);
    expect(await data.subscribers.stop('stop eva')).toBe(true);
    expect(await data.subscribers.stop('stop eva')).toBe(false);
    expect(idsOf(await data.subscribers.all())).toEqual(['ida']);
    await data.users.remove('ada');
    expect(await data.subscribers.byId('ida')).toBeNull();
  });

  test('confirmed ones are listed newest first, with their author', async () => {
    const data = await withPeople(await make());
    await subscribe(data, [
      subscriberRow('eva', { confirmedAt: at(3) }),
      subscriberRow('ida', { authorId: 'ada', confirmedAt: at(4) }),
      subscriberRow('ole', { authorId: 'ben', confirmedAt: at(2) }),
      asked('uma', { authorId: 'ada' }),
    ]);
    const { rows, areMore } = await data.subscribers.list({ skip: 0, take: 2 });
    expect([idsOf(rows), areMore]).toEqual([['ida', 'eva'], true]);
    expect(rows.map(({ author }) => author?.id)).toEqual(['ada', undefined]);
    const own = await data.subscribers.list({ ...page, authorId: 'ada' });
    expect(own).toMatchObject({ rows: [{ id: 'ida', confirmedAt: at(4) }], areMore: false });
    expect(idsOf(await data.subscribers.all())).toEqual(['ida', 'eva', 'ole']);
    expect(idsOf(await data.subscribers.all('ben'))).toEqual(['ole']);
  });

  test('those that were asked for long ago and not confirmed are swept', async () => {
    const data = await make();
    await subscribe(data, [subscriberRow('eva'), asked('ida'), asked('ole', { createdAt: at(1) })]);
    expect(await data.subscribers.sweep(at(1))).toBe(1);
    expect(await data.subscribers.find('stop ida')).toBeNull();
    expect(await data.subscribers.find('stop ole')).not.toBeNull();
  });
}

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
    const expected = [...ids('draft'), ...ids('plan'), ...ids('post')];
    expect(await storedLetters(data)).toEqual(expected);
    const { rows } = await data.letters.list({ skip: 0, take: 99 });
    expect(rows.find(({ id }) => id === 'post.all')).toEqual(
      letterRow('post.all', {
        kind: 'newPost',
        userId: null,
        email: 'all@example.com',
        data: rows.find(({ id }) => id === 'post.all')?.data ?? '',
        priority: 2,
        createdAt: at(5),
        dueAt: at(5),
      }),
    );
    await data.publication.unpublish('post', 'ada');
    await data.publication.publish('post', { by: 'ada', now: at(6) });
    await storeAll(data);
    expect(await storedLetters(data)).toEqual(expected);
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
    expect(await storedLetters(data)).toEqual([...ids('next'), ...ids('post')]);
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

/** People without an account who get new posts by e-mail. */
export function describeSubscribers(make: () => Promise<Data>) {
  describe('subscribers', () => {
    describeSubscriptions(make);
    describeAnnouncements(make);
    describeStoring(make);
    describeHiddenPosts(make);
  });
}
