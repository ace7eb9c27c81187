import { offlineTexts } from '@contract/texts/offlineTexts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
// Loaded here, so that loading it takes no time of the first test.
import '@/features/comments/writing/QueuedNote';
import { queuedCalls } from '@/lib/browser/queuedCalls';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

afterEach(() => {
  queuedCalls.giveUpAll();
});

const connect = () => act(() => void window.dispatchEvent(new Event('online')));
const box = () => screen.findByPlaceholderText('Your comment here');

/** The browser says all the time that it is online. */
async function openPost() {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const [post] = (await app.mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  if (!post) throw new Error('There is no post.');
  await app.router.navigate(`/posts/${post.url}`);
  await box();
  return { ...app, post };
}

test('a post is saved at once and kept later, and taken out again likewise', async () => {
  const { user, mockApi, post } = await openPost();
  const { tables } = mockApi.data;
  tables.passages.replace([]);
  const saved = () => tables.passages.rows().filter(({ postId }) => postId === post.id).length;
  const save = () => screen.getByRole('button', { name: 'Save post' });
  const press = async (pressed: string) => {
    await user.click(save());
    await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
    expect(save()).toHaveAttribute('aria-pressed', pressed);
  };
  failCalls({ addPassage: { status: 0 } });
  await press('true');
  await user.click(save());
  expect(save()).toHaveAttribute('aria-pressed', 'false');
  expect(queuedCalls.isEmpty()).toBe(true);
  await press('true');
  failCalls({});
  connect();
  await waitFor(() => expect(saved()).toBe(1));
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(true));
  await waitFor(() => expect(save()).toHaveAttribute('aria-pressed', 'true'));

  failCalls({ deletePassage: { status: 0 } });
  await press('false');
  // The first try has arrived, and only its answer is lost.
  tables.passages.replace([]);
  failCalls({});
  connect();
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(true));
  await waitFor(() => expect(save()).toHaveAttribute('aria-pressed', 'false'));
  expect(alerts()).toBeEmptyDOMElement();
});

test('a call waits too if the connection is dead and the browser says that it is online', async () => {
  const { user, mockApi } = await openPost();
  failCalls({ addComment: { status: 0 } });
  await enterText(user, await box(), 'Bread');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await screen.findByText(offlineTexts.waiting, { exact: false });
  expect(alerts()).toBeEmptyDOMElement();
  failCalls({});
  connect();
  const stored = () => mockApi.data.tables.comments.rows().filter(({ text }) => text === 'Bread');
  await waitFor(() => expect(stored()).toHaveLength(1));
  expect(queuedCalls.isEmpty()).toBe(true);
});

test('a comment whose answer was lost is not created twice', async () => {
  const { user, mockApi } = await openPost();
  failCalls({ addComment: { status: 0, afterwards: true, times: 1 } });
  await enterText(user, await box(), 'Butter');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(false));
  connect();
  await waitFor(() => expect(queuedCalls.isEmpty()).toBe(true));
  await waitFor(async () => expect(await box()).toHaveValue(''));
  const stored = mockApi.data.tables.comments.rows().filter(({ text }) => text === 'Butter');
  expect(stored).toHaveLength(1);
});

test('a call that the server fails does not wait', async () => {
  const { user } = await openPost();
  failCalls({ addComment: { status: 500 } });
  await enterText(user, await box(), 'Bread');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(alerts()).not.toBeEmptyDOMElement());
  expect(queuedCalls.isEmpty()).toBe(true);
});
