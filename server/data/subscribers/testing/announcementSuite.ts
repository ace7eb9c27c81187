import { describe, expect, test } from 'vitest';
import {
  draft,
  emailsOf,
  ids,
  page,
  postsIn,
  published,
  storeAll,
  storing,
  withSubscribers,
} from '../../emails/testing/newPostEmails';
import type { Data } from '../../port';
import { withPeople } from '../../testing/fixtures';
import {
  at,
  emailRow,
  publishing,
  shownDocument,
  subscriberRow,
  userRow,
} from '../../testing/rows';
import { storedEmails, subscribe } from './subscriberSuite';

function describeAnnouncements(make: () => Promise<Data>) {
  test('a post that is stored as published, published later or by plan, is announced once', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(published);
    await data.posts.insert(draft);
    await data.posts.insert({ ...draft, id: 'plan', url: 'plan', firstUrl: 'plan' });
    await data.publication.publish('draft', publishing('ada', at(2)));
    await data.publication.schedule({ id: 'plan', publishAt: at(1) }, publishing('ada', at(0)));
    const letter = emailRow('failed', { createdAt: at(2) });
    const plan = { id: 'plan', publishAt: at(1) };
    await data.publication.carryOut(plan, { document: shownDocument, letter });
    await storeAll(data);
    const posts = ['draft', 'plan', 'post'];
    expect(await storedEmails(data)).toEqual(ids('draft'));
    const { rows } = await emailsOf(data);
    expect(postsIn({ rows })).toEqual([posts, posts]);
    expect(rows.find(({ id }) => id === 'draft.all')).toEqual(
      emailRow('draft.all', {
        kind: 'newPost',
        userId: null,
        email: 'all@example.com',
        data: rows.find(({ id }) => id === 'draft.all')?.data ?? '',
        priority: 2,
        createdAt: at(5),
        dueAt: at(5),
      }),
    );
    await data.publication.unpublish('post', { by: 'ada', now: at(9) });
    await data.publication.publish('post', publishing('ada', at(6)));
    await storeAll(data);
    expect(postsIn(await emailsOf(data))).toEqual([posts, posts]);
  });

  test('drafts, and posts that are moved here with their date, are not announced', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(draft);
    await data.posts.insert({ ...published, publishedAt: at(0) - 1 });
    await storeAll(data);
    expect(await storedEmails(data)).toEqual([]);
  });
}

function describeStoring(make: () => Promise<Data>) {
  test('an address that gets all posts and those of the author gets one e-mail', async () => {
    const data = await withPeople(await make());
    const email = 'eva@example.com';
    await subscribe(data, [
      subscriberRow('of-ada', { email, authorId: 'ada' }),
      subscriberRow('z-all', { email }),
    ]);
    await data.posts.insert(published);
    await storeAll(data, { take: 1 });
    expect(await storedEmails(data)).toEqual(['post.z-all']);
    expect(await data.subscribers.emailed(['post'])).toEqual([{ postId: 'post', recipients: 1 }]);
  });

  test('e-mails are stored some at a time, and each once by several processes', async () => {
    const data = await withPeople(await make());
    const rows = Array.from({ length: 9 }, (_, number) => subscriberRow(`s-${number}`));
    await subscribe(data, rows);
    await data.posts.insert(published);
    expect(await data.subscribers.storeLetters({ ...storing, take: 2 })).toBe(true);
    expect(await storedEmails(data)).toEqual(['post.s-0', 'post.s-1']);
    await data.letters.remove('post.s-0');
    await Promise.all([1, 2, 3].map(() => storeAll(data, { take: 2 })));
    await storeAll(data, { take: 2 });
    expect(await storedEmails(data)).toEqual(rows.slice(1).map(({ id }) => `post.${id}`));
    expect(await data.subscribers.emailed(['post', 'none'])).toEqual([
      { postId: 'post', recipients: 9 },
    ]);
  });
}

/** A post of an older and one of a newer account. */
async function withNewAuthor(given: Data) {
  const data = await withSubscribers(given);
  await data.users.insert(userRow('newbie', { createdAt: at(3) }));
  await data.posts.insert(published);
  const own = { id: 'next', url: 'next', firstUrl: 'next', authorId: 'newbie' };
  await data.posts.insert({ ...published, ...own });
  return data;
}

function describeHiddenPosts(make: () => Promise<Data>) {
  test('a post that is not public waits until it is published again', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(published);
    await data.posts.insert({ ...published, id: 'next', url: 'next', firstUrl: 'next' });
    await data.publication.unpublish('post', { by: 'ada', now: at(9) });
    await storeAll(data);
    expect(await storedEmails(data)).toEqual(ids('next'));
    await data.publication.publish('post', publishing('ada', at(2)));
    await storeAll(data);
    const posts = ['next', 'post'];
    expect(postsIn(await emailsOf(data))).toEqual([posts, posts]);
  });

  test('a post whose author is blocked when its e-mails are due is never announced', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(published);
    await data.users.setBlocked('ada', true);
    await storeAll(data);
    await data.users.setBlocked('ada', false);
    await storeAll(data);
    expect(await storedEmails(data)).toEqual([]);
  });

  test('a removed post is not announced, nor one of a blocked author', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(published);
    await data.posts.insert({ ...published, id: 'next', url: 'next', firstUrl: 'next' });
    await data.posts.remove('post', 'ada');
    await data.users.setBlocked('ada', true);
    await storeAll(data);
    expect(await storedEmails(data)).toEqual([]);
  });
}

function describeWaiting(make: () => Promise<Data>) {
  test('followers are told before e-mails are stored', async () => {
    const data = await withNewAuthor(await make());
    const follow = { id: 'follow', authorId: 'ada', followerId: 'ben', createdAt: at(1) };
    await data.follows.insert(follow);
    await storeAll(data, { registeredUntil: at(2) });
    expect(await storedEmails(data)).toEqual(ids('post'));
    const { rows } = await data.notifications.list({ ...page, userId: 'ben' });
    expect(rows).toMatchObject([{ kind: 'post', post: { url: 'post' } }]);
  });

  test('posts wait until they and their author’s account are old enough', async () => {
    const data = await withNewAuthor(await make());
    await storeAll(data, { publishedUntil: at(2) - 1 });
    expect(await storedEmails(data)).toEqual([]);
    await storeAll(data, { publishedUntil: at(2), registeredUntil: at(3) - 1 });
    expect(await storedEmails(data)).toEqual(ids('post'));
    await storeAll(data, { publishedUntil: at(2), registeredUntil: at(3) });
    expect(postsIn(await emailsOf(data))).toContainEqual(['post', 'next']);
  });

  test('a post that is withdrawn and published again, also by plan, waits again', async () => {
    const data = await withSubscribers(await make());
    const plan = { id: 'post', publishAt: at(6) };
    await data.posts.insert(published);
    await data.publication.unpublish('post', { by: 'ada', now: at(9) });
    await data.publication.publish('post', publishing('ada', at(4)));
    await storeAll(data, { publishedUntil: at(4) - 1 });
    expect(await storedEmails(data)).toEqual([]);
    await data.publication.unpublish('post', { by: 'ada', now: at(9) });
    await data.publication.schedule(plan, publishing('ada', at(5)));
    const letter = emailRow('failed', { createdAt: at(6) });
    await data.publication.carryOut(plan, { document: shownDocument, letter });
    await storeAll(data, { publishedUntil: at(6) - 1 });
    expect(await storedEmails(data)).toEqual([]);
    await storeAll(data, { publishedUntil: at(6) });
    expect(await storedEmails(data)).toEqual(['post.all', 'post.late', 'post.of-ada']);
  });
}

function describeStopping(make: () => Promise<Data>) {
  const waiting = { postId: 'post', most: 9 };
  const stop = { postId: 'post', by: 'ada' };

  test('the e-mails that wait are counted once an address, up to a limit', async () => {
    const data = await withSubscribers(await make());
    await subscribe(data, [
      subscriberRow('twice', { email: 'z@example.com', authorId: 'ada' }),
      subscriberRow('z-all', { email: 'z@example.com' }),
    ]);
    await data.posts.insert(published);
    const { createdAt: authorCreatedAt = 0 } = (await data.users.byId('ada')) ?? {};
    const letters = { publishedAt: at(2), authorCreatedAt, recipients: 3 };
    expect(await data.subscribers.unsentEmails(waiting)).toEqual(letters);
    const ofAuthor = { authorId: 'ada', now: at(2), most: 9 };
    expect(await data.subscribers.countRecipients(ofAuthor)).toBe(3);
    expect(await data.subscribers.countRecipients({ ...ofAuthor, most: 2 })).toBe(2);
    const few = await data.subscribers.unsentEmails({ ...waiting, most: 2 });
    expect(few).toEqual({ ...letters, recipients: 2 });
    await storeAll(data);
    expect(await data.subscribers.unsentEmails(waiting)).toBeNull();
    expect(await data.subscribers.stopPostLetters(stop)).toBe(false);
  });

  test('e-mails that are stopped are never stored, but followers are told', async () => {
    const data = await withSubscribers(await make());
    const follow = { id: 'follow', authorId: 'ada', followerId: 'ben', createdAt: at(1) };
    await data.follows.insert(follow);
    await data.posts.insert(published);
    expect(await data.subscribers.stopPostLetters({ ...stop, by: 'ben' })).toBe(false);
    expect(await data.subscribers.stopPostLetters(stop)).toBe(true);
    expect(await data.subscribers.unsentEmails(waiting)).toBeNull();
    expect(await data.subscribers.stopPostLetters(stop)).toBe(false);
    await data.publication.unpublish('post', { by: 'ada', now: at(9) });
    await data.publication.publish('post', publishing('ada', at(3)));
    await storeAll(data);
    expect(await storedEmails(data)).toEqual([]);
    const { rows } = await data.notifications.list({ ...page, userId: 'ben' });
    expect(rows).toMatchObject([{ kind: 'post' }]);
  });

  test('no e-mails wait about a draft', async () => {
    const data = await withSubscribers(await make());
    await data.posts.insert(published);
    await data.publication.unpublish('post', { by: 'ada', now: at(9) });
    expect(await data.subscribers.unsentEmails(waiting)).toBeNull();
  });
}

/** Posts whose e-mails are still to be stored. */
export function describeAnnouncedPosts(make: () => Promise<Data>) {
  describe('announced posts', () => {
    describeAnnouncements(make);
    describeStoring(make);
    describeHiddenPosts(make);
    describeWaiting(make);
    describeStopping(make);
  });
}
