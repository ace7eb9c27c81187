import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { commentLists } from '@/features/comments/model/commentData';
import { buildCommentRow } from '@/testing/buildComment';
import { countRequests } from '@/testing/countRequests';
import { renderApp } from '@/testing/renderApp';

type App = Awaited<ReturnType<typeof openPost>>;

/** A post without comments, or with one by the admin. */
async function openPost({ as, first }: { as?: 'reader'; first: boolean }) {
  const app = await renderApp({ path: '/about', ...(as ? { as } : {}) });
  const { data } = app.mockApi;
  const [post] = (await data.posts.latest({ skip: 30, take: 1 })).rows;
  const postId = post?.id ?? '';
  for (const { id } of (await data.comments.ofPost({ postId, skip: 0, take: 200 })).rows)
    await data.comments.remove(id, 'user-admin');
  const comment = async (id: string, minute: number, authorId = 'user-admin') => {
    const times = { createdAt: minute * 60_000, updatedAt: minute * 60_000 };
    const row = { id, postId, authorId, text: `This is ${id}`, ...times };
    await data.comments.insert(buildCommentRow(row));
  };
  if (first) await comment('first', 1);
  await app.router.navigate(`/posts/${post?.url}`);
  await screen.findByText(first ? 'This is first' : 'No comments yet. Be the first.');
  return { ...app, postId, comment };
}

/** The reader comes back to the page. */
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));

const rows = () =>
  within(screen.getByRole('region', { name: 'Comments' })).queryAllByRole('listitem');

async function whenListening({ store }: App) {
  await waitFor(() => expect(commentLists.select(store.getState())[0]?.data).toBeTruthy());
  const statuses = () => screen.getByRole('region', { name: 'Comments' }).querySelector('.fixed');
  await waitFor(() => expect(statuses()).not.toBeNull());
}

test('a visitor who comes back is told of new comments, and sees them when asked', async () => {
  const app = await openPost({ first: true });
  await whenListening(app);
  const calls = countRequests(app, /\/newer/);
  await app.comment('second', 2);
  await app.comment('third', 3);
  comeBack();
  expect(await screen.findByText('2 new comments')).toBeVisible();
  expect(rows()).toHaveLength(1);
  comeBack();
  expect(calls()).toBe(1);
  await app.user.click(screen.getByRole('button', { name: 'Show the new comments' }));
  expect(await screen.findByText('This is third')).toBeVisible();
  expect(rows()).toHaveLength(3);
  await waitFor(() => expect(rows()[0]).toHaveFocus());
  expect(screen.queryByText('2 new comments')).toBeNull();
});

test('own comments are not new, and the first comment of a post is', async () => {
  const app = await openPost({ as: 'reader', first: false });
  await whenListening(app);
  await app.comment('mine', 2, 'user-reader');
  await app.comment('theirs', 3);
  comeBack();
  expect(await screen.findByText('1 new comment')).toBeVisible();
});
