import { homeFeedKey } from '@contract/storageKeys';
import { followingTexts } from '@contract/texts/followTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { newPost } from '@server/data/testing/rows';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '@/features/posts/followed/FollowedFeed';
import { storeRead } from '@/store/reads/deviceReads';
import { expectAvailable } from '@/testing/availability';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';

// Loaded here, so that loading it takes no time of the first test.

afterEach(() => localStorage.removeItem(homeFeedKey));

/** After all posts of the community. */
const later = Date.UTC(2100, 0);

type App = Awaited<ReturnType<typeof renderApp>>;

const posts = async () =>
  within(await screen.findByRole('list', { name: 'Posts by those you follow' })).getAllByRole(
    'article',
  );

/** The reader follows no author and no topic. */
async function openApp(path = '/?feed=following') {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const { tables } = app.mockApi.data;
  tables.follows.replace(
    tables.follows.rows().filter(({ followerId }) => followerId !== 'user-reader'),
  );
  tables.topicFollows.replace([]);
  await app.router.navigate(path);
  return app;
}

const follow = async ({ mockApi }: App, authorId = 'user-author') =>
  mockApi.data.follows.insert({
    id: `follow-${authorId}`,
    authorId,
    followerId: 'user-reader',
    createdAt: 0,
  });

test('a member chooses between the posts of all and of those who are followed, on this device', async () => {
  const app = await openApp('/');
  const { user, router } = app;
  await follow(app);
  expect(await screen.findByRole('link', { name: 'Everybody' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(screen.getByRole('link', { name: 'Following' }));
  const [first] = await posts();
  expect(first?.parentElement).toHaveTextContent(/^Because you follow /);
  // One reason for all posts of an author.
  expect(screen.getAllByText(/^Because you follow/)).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Following' })).toBeVisible();
  await router.navigate('/about');
  await router.navigate('/');
  expect(await posts()).not.toHaveLength(0);
  await user.click(screen.getByRole('link', { name: 'Everybody' }));
  expect(await screen.findByRole('region', { name: 'Recent Posts' })).toBeVisible();
  expect(localStorage.getItem(homeFeedKey)).toBe('everybody');
});

test('home begins with the newest posts by those a member follows, above the posts of all', async () => {
  const app = await openApp('/about');
  await follow(app);
  const { rows } = await app.mockApi.data.following.posts({
    userId: 'user-reader',
    skip: 0,
    take: 4,
  });
  await app.router.navigate('/');
  const newest = await screen.findByRole('list', { name: 'New from those you follow' });
  const titles = within(newest)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);
  expect(titles).toEqual(rows.map(({ title }) => title));
  expect(screen.getByRole('button', { name: 'Create Own' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start reading' })).toBeNull();
  const carousel = await screen.findByRole('region', { name: 'Trending posts' });
  expect(newest.compareDocumentPosition(carousel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await app.user.click(screen.getByRole('link', { name: 'All of them' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Following' })).toBeVisible();
});

test.each([
  ['home', '/'],
  ['the page Following', '/?feed=following'],
])(
  '%s offers three authors to a member who follows no one, to be followed there',
  async (_, path) => {
    const { user, mockApi } = await openApp(path);
    expect(await screen.findByText(followingTexts.none)).toBeVisible();
    const authors = within(await screen.findByRole('list', { name: 'Authors to follow' }));
    const buttons = await authors.findAllByRole('button', { name: 'Follow' });
    expect(authors.getAllByRole('link')).toHaveLength(3);
    const [first] = buttons;
    if (!first) throw new Error('There is no button.');
    await waitFor(() => expectAvailable(first));
    await user.click(first);
    expect(await authors.findByRole('button', { name: 'Following' })).toBeVisible();
    await waitFor(() =>
      expect(
        mockApi.data.tables.follows.rows().filter(({ followerId }) => followerId === 'user-reader'),
      ).toHaveLength(1),
    );
  },
);

test('a visitor has no tabs', async () => {
  await renderApp({ path: '/?feed=following' });
  expect(await screen.findByRole('region', { name: 'Recent Posts' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Whose posts' })).toBeNull();
});

test('a line is between new posts and those of the visit before', async () => {
  const app = await openApp('/about');
  await follow(app);
  const { rows } = await app.mockApi.data.following.posts({
    userId: 'user-reader',
    skip: 0,
    take: 3,
  });
  const [, second] = rows;
  replaceAccount(app.mockApi, 'user-reader', { followedSeenUntil: second?.publishedAt ?? 0 });
  await app.router.navigate('/?feed=following');
  const line = await screen.findByText(/^You were here /);
  expect(line.previousElementSibling?.querySelector('h3')).toHaveTextContent(rows[0]?.title ?? '-');
  expect(line.nextElementSibling?.querySelector('h3')).toHaveTextContent(second?.title ?? '-');
  // Showing the posts has moved the time for the next visit.
  await waitFor(async () =>
    expect(
      (await app.mockApi.data.users.byId('user-reader'))?.followedSeenUntil,
    ).toBeGreaterThanOrEqual(rows[0]?.publishedAt ?? Number.MAX_VALUE),
  );
  await app.router.navigate('/about');
  await app.router.navigate('/?feed=following');
  expect(await screen.findByText(/^You were here /)).toBeVisible();
});

const titlesOf = async () =>
  (await posts()).map((post) => within(post).getByRole('heading').textContent);

test('all posts can be reached in their order, each once, also if a page of them is published meanwhile', async () => {
  const app = await openApp('/about');
  await follow(app);
  const { posts: stored, following } = app.mockApi.data;
  const { rows } = await following.posts({ userId: 'user-reader', skip: 0, take: 99 });
  await app.router.navigate('/?feed=following');
  expect(await posts()).toHaveLength(20);
  for (let number = 0; number <= 20; number += 1)
    await stored.insert(newPost(`new-${number}`, { authorId: 'user-author', createdAt: later }));
  await app.user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await posts()).toHaveLength(39));
  await app.user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await posts()).toHaveLength(40));
  expect(await titlesOf()).toEqual(rows.map(({ title }) => title));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('posts that changed since they were read say so', async () => {
  const app = await openApp('/about');
  await follow(app);
  const { data } = app.mockApi;
  const { rows } = await data.following.posts({ userId: 'user-reader', skip: 0, take: 2 });
  for (const { id } of rows)
    await data.posts.update(id, { title: `New ${id}`, updatedAt: Date.now() }, 'user-author');
  const [changed, seen] = rows.map(({ id }) => id);
  const read = { revision: 1, lastBlock: '' };
  const readAt = (time: number) => new Date(time).toISOString();
  await storeRead('user-reader', { ...read, postId: changed ?? '', readAt: readAt(0) });
  await storeRead('user-reader', {
    ...read,
    postId: seen ?? '',
    readAt: readAt(Date.now() + 60_000),
  });
  await app.router.navigate('/?feed=following');
  const updated = await screen.findByText('Updated since you read it');
  expect(updated.closest('li')).toHaveTextContent(`New ${changed}`);
});

test('a reader follows a topic on its page, and unfollows it in the dashboard', async () => {
  const app = await openApp('/posts?tag=baking');
  const { user, router, mockApi } = app;
  const button = await screen.findByRole('button', { name: 'Follow the topic baking' });
  await waitFor(() => expectAvailable(button));
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Following the topic baking' })).toBeVisible();
  await waitFor(() => expect(notices()).toHaveTextContent('You follow this topic.'));
  await router.navigate('/dashboard/followings');
  const topics = await screen.findByRole('list', { name: 'Topics' });
  expect(within(topics).getByRole('link', { name: 'baking' })).toBeVisible();
  await user.click(within(topics).getByRole('button', { name: 'Unfollow baking' }));
  expect(await screen.findByText(/^You follow no topics yet/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await mockApi.data.following.topics('user-reader')).toEqual([]);
});

test('after a topic is unfollowed the next one has the focus', async () => {
  const { user, router, mockApi } = await openApp('/about');
  const row = { userId: 'user-reader', createdAt: 0 };
  mockApi.data.tables.topicFollows.replace(
    ['bread', 'soil', 'trains'].map((tag) => ({ ...row, tag, tagKey: tag })),
  );
  await router.navigate('/dashboard/followings');
  const topics = within(await screen.findByRole('list', { name: 'Topics' }));
  const [first, second, third] = topics.getAllByRole('listitem');
  const unfollow = (item = document.body) =>
    user.click(within(item).getByRole('button', { name: /^Unfollow/ }));
  await unfollow(first);
  await waitFor(() => expect(second).toHaveFocus());
  await unfollow(third);
  await waitFor(() => expect(second).toHaveFocus());
});

test('a visitor who wants to follow a topic is asked to sign in', async () => {
  const { user } = await renderApp({ path: '/posts?tag=baking' });
  await user.click(await screen.findByRole('button', { name: 'Follow the topic baking' }));
  await waitFor(() => expect(alerts()).toHaveTextContent(gateTexts.follow));
});
