import { offlineTexts } from '@contract/texts/offlineTexts';
import { commentRow } from '@server/data/testing/rows';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/comments/writing/QueuedNote';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import { sessionEnded } from '@/store/authSlice';
import { expectAvailable } from '@/testing/availability';
import { countRequests } from '@/testing/countRequests';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  queuedCalls.giveUpAll();
});

type QueuedCall =
  | 'addComment'
  | 'updateComment'
  | 'likeComment'
  | 'likePost'
  | 'unlikePost'
  | 'followAuthor'
  | 'followTopic'
  | 'unfollowTopic';

function disconnect(call: QueuedCall) {
  isOnline = false;
  failCalls({ [call]: { status: 0 } });
}

function connect() {
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
}

const box = () => screen.findByPlaceholderText('Your comment here');
const waiting = () => screen.findByText(offlineTexts.waiting, { exact: false });

async function openPost() {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 1 });
  const [post] = rows;
  if (!post) throw new Error('There is no post.');
  const path = `/posts/${post.url}`;
  await app.router.navigate(path);
  await box();
  async function countStored(text: string) {
    const { rows } = await app.mockApi.data.comments.ofPost({
      postId: post?.id ?? '',
      skip: 0,
      take: 200,
    });
    return rows.filter((row) => row.text === text).length;
  }
  async function comment(text: string) {
    disconnect('addComment');
    await enterText(app.user, await box(), text);
    await app.user.click(screen.getByRole('button', { name: 'Comment' }));
    await waiting();
  }
  return { ...app, post, path, countStored, comment };
}

const isLeavingAsked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('a comment that is written offline waits with its text, and is sent once', async () => {
  const { comment, countStored } = await openPost();
  expect(isLeavingAsked()).toBe(false);
  await comment('Bread');
  expect(await box()).toHaveValue('Bread');
  expect(await box()).toHaveAttribute('readonly');
  expect(alerts()).toBeEmptyDOMElement();
  expect(isLeavingAsked()).toBe(true);
  failCalls({});
  connect();
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await screen.findByText('Bread', { selector: 'li p' })).toBeVisible();
  expect(await countStored('Bread')).toBe(1);
  expect(screen.queryByText(offlineTexts.waiting, { exact: false })).toBeNull();
  expect(isLeavingAsked()).toBe(false);
});

test('a comment whose answer is lost, and that is sent again, is there once', async () => {
  const { comment, countStored, ...app } = await openPost();
  await comment('Bread');
  const count = countRequests(app, /\/comments$/);
  failCalls({ addComment: { status: 0, afterwards: true } });
  connect();
  await waitFor(() => expect(count()).toBe(1));
  await waiting();
  failCalls({});
  connect();
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await countStored('Bread')).toBe(1);
});

test('a waiting comment can be taken back: its text stays, and nothing is sent', async () => {
  const { comment, user, ...app } = await openPost();
  await comment('Bread');
  const count = countRequests(app, /\/comments$/);
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(async () => expect(await box()).not.toHaveAttribute('readonly'));
  expect(await box()).toHaveValue('Bread');
  await waitFor(async () => expect(await box()).toHaveFocus());
  connect();
  expect(count()).toBe(0);
  expect(alerts()).toBeEmptyDOMElement();
});

test('what the API says later about a waiting comment is shown at it', async () => {
  const { comment } = await openPost();
  await comment('Bread');
  failCalls({ addComment: { status: 403, message: 'You can not comment now.' } });
  connect();
  const form = (await box()).closest('form');
  await waitFor(() => expect(form).toHaveTextContent('You can not comment now.'));
  expect(await box()).toHaveValue('Bread');
  expect(await box()).not.toHaveAttribute('readonly');
});

test('a comment still waits when the writer comes back to the page', async () => {
  const { comment, router, path, user, countStored } = await openPost();
  await comment('Bread');
  await act(() => router.navigate('/about'));
  await screen.findByRole('heading', { level: 1, name: /About/ });
  await act(() => router.navigate(path));
  await waiting();
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  failCalls({});
  connect();
  expect(await screen.findByText('Bread', { selector: 'li p' })).toBeVisible();
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await countStored('Bread')).toBe(1);
});

test('nothing is sent for a member who has signed out', async () => {
  const { comment, store, ...app } = await openPost();
  await comment('Bread');
  const count = countRequests(app, /\/comments$/);
  act(() => void store.dispatch(sessionEnded()));
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(true));
  failCalls({});
  connect();
  expect(count()).toBe(0);
});

const likeButton = () => screen.findByRole('button', { name: 'Like this post' });

test('a like is shown at once and sent later; a second press takes it back', async () => {
  const { user, mockApi, post, ...app } = await openPost();
  const isLiked = async () =>
    (await mockApi.data.likes.state(post.id, 'user-reader'))?.isLiked ?? false;
  const before = String(await isLiked());
  const after = before === 'true' ? 'false' : 'true';
  const call = before === 'true' ? 'unlikePost' : 'likePost';
  await waitFor(async () => expect(await likeButton()).toHaveAttribute('aria-pressed', before));
  disconnect(call);
  const count = countRequests(app, /\/(?:dis)?like\//);
  await user.click(await likeButton());
  expect(await likeButton()).toHaveAttribute('aria-pressed', after);
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
  await user.click(await likeButton());
  await waitFor(async () => expect(await likeButton()).toHaveAttribute('aria-pressed', before));
  expect(queuedCalls.isEmpty()).toBe(true);
  expect(count()).toBe(1);

  await user.click(await likeButton());
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
  failCalls({});
  connect();
  await waitFor(async () => expect(String(await isLiked())).toBe(after));
  expect(await likeButton()).toHaveAttribute('aria-pressed', after);
  expect(alerts()).toBeEmptyDOMElement();
});

test('a follow is shown at once and sent later', async () => {
  const { user, mockApi, router } = await openPost();
  const { tables } = mockApi.data;
  const isFollowing = () =>
    tables.follows
      .rows()
      .some(
        ({ followerId, authorId }) => followerId === 'user-reader' && authorId === 'user-newbie',
      );
  await act(() => router.navigate('/username/newbie'));
  const button = await screen.findByRole('button', { name: 'Follow' });
  // Until it is known whether the reader follows, a press does nothing.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  disconnect('followAuthor');
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Following' })).toBeVisible();
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Following' }));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
  failCalls({});
  connect();
  await waitFor(() => expect(isFollowing()).toBe(true));
  expect(screen.getByRole('button', { name: 'Following' })).toBeVisible();
});

/** A post with a comment of `writer`. */
async function openComment(writer: 'user-reader' | 'user-author') {
  const app = await openPost();
  const { data } = app.mockApi;
  await data.comments.insert(
    commentRow('soil', { postId: app.post.id, authorId: writer, text: 'Soil' }),
  );
  await act(() => app.router.navigate('/about'));
  await screen.findByRole('heading', { level: 1, name: /About/ });
  await act(() => app.router.navigate(`${app.path}#comments`));
  const text = await screen.findByText('Soil', { selector: 'li p' });
  const row = text.closest('li');
  if (!row) throw new Error('The comment has no row.');
  return { ...app, row: within(row) };
}

test('a like of a comment is shown at once and sent later; a second press takes it back', async () => {
  const { user, row, ...app } = await openComment('user-author');
  const like = row.getByRole('button', { name: 'Like this comment' });
  const count = countRequests(app, /\/comments\/soil\/like$/);
  disconnect('likeComment');
  await user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
  await user.click(like);
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
  expect(queuedCalls.isEmpty()).toBe(true);
  await user.click(like);
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
  failCalls({});
  connect();
  expect(await row.findByText('person likes', { exact: false })).toBeInTheDocument();
  expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(alerts()).toBeEmptyDOMElement();
  expect(count()).toBe(3);
});

test('an edit of a comment waits with its text, can be taken back, and is sent once', async () => {
  const { user, row, ...app } = await openComment('user-reader');
  const count = countRequests(app, /\/comments\/soil$/);
  await user.click(row.getByRole('button', { name: 'Edit comment' }));
  const field = await row.findByRole('textbox', { name: 'Edited comment' });
  await user.type(field, ' and bread');
  disconnect('updateComment');
  await user.click(row.getByRole('button', { name: 'Save comment' }));
  await waiting();
  expect(field).toHaveAttribute('readonly');
  await user.click(row.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  expect(field).toHaveValue('Soil and bread');
  await waitFor(() => expect(field).toHaveFocus());
  await user.click(row.getByRole('button', { name: 'Save comment' }));
  await waiting();
  failCalls({});
  connect();
  expect(await screen.findByText('Soil and bread', { selector: 'li p' })).toBeVisible();
  expect(await app.countStored('Soil and bread')).toBe(1);
  expect(alerts()).toBeEmptyDOMElement();
  expect(count()).toBe(3);
});

test('a follow of a topic is shown at once and sent later', async () => {
  const { user, router, mockApi } = await renderApp({ path: '/about', as: 'reader' });
  const { tables } = mockApi.data;
  tables.topicFollows.replace([]);
  await act(() => router.navigate('/posts?tag=travel'));
  const button = await screen.findByRole('button', { name: 'Follow the topic travel' });
  await waitFor(() => expectAvailable(button));
  disconnect('followTopic');
  await user.click(button);
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
  expect(button).toHaveAccessibleName('Following the topic travel');
  await user.click(button);
  await waitFor(() => expect(button).toHaveAccessibleName('Follow the topic travel'));
  await waitFor(() => expectAvailable(button));
  await user.click(button);
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
  failCalls({});
  connect();
  await waitFor(() => expect(tables.topicFollows.rows()).toHaveLength(1));
  await waitFor(() => expectAvailable(button));
  expect(button).toHaveAccessibleName('Following the topic travel');
  expect(alerts()).toBeEmptyDOMElement();

  disconnect('unfollowTopic');
  await act(() => router.navigate('/dashboard/followings'));
  await user.click(await screen.findByRole('button', { name: 'Unfollow travel' }));
  expect(await waiting()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep travel' }));
  await screen.findByRole('button', { name: 'Unfollow travel' });
  expect(tables.topicFollows.rows()).toHaveLength(1);
  expect(queuedCalls.isEmpty()).toBe(true);
});
