import type { NewComment } from '@server/data/rows/communityRows';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { commentLists } from '@/features/comments/model/commentData';
import { buildCommentRow } from '@/testing/buildComment';
import { countRequests } from '@/testing/countRequests';
import { FakeEvents, streamEvents } from '@/testing/fakeEvents';
import { renderApp } from '@/testing/renderApp';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Given = Partial<Pick<NewComment, 'authorId' | 'parentId' | 'text'>>;
type App = Awaited<ReturnType<typeof openPost>>;

/** A post without comments, or with one by the admin, and maybe one by the reader. */
async function openPost({ as, first, own }: { as?: 'reader'; first: boolean; own?: boolean }) {
  const app = await renderApp({ path: '/about', ...(as ? { as } : {}) });
  const { data } = app.mockApi;
  const [post] = (await data.posts.latest({ skip: 30, take: 1 })).rows;
  const postId = post?.id ?? '';
  for (const { id } of (await data.comments.ofPost({ postId, skip: 0, take: 200 })).rows)
    await data.comments.remove(id, 'user-admin');
  const comment = async (id: string, minute: number, given: Given = {}) => {
    const times = { createdAt: minute * 60_000, updatedAt: minute * 60_000 };
    const row = { id, postId, authorId: 'user-admin', text: `This is ${id}`, ...times };
    await data.comments.insert({ ...buildCommentRow(row), ...given });
  };
  if (first) await comment('first', 1);
  if (own) await comment('mine', 2, { authorId: 'user-reader' });
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
  await app.comment('mine', 2, { authorId: 'user-reader' });
  await app.comment('theirs', 3);
  comeBack();
  expect(await screen.findByText('1 new comment')).toBeVisible();
});

/** The stream that tells about the post. */
async function streamOf({ postId }: App) {
  await waitFor(() =>
    expect(FakeEvents.open.map(({ url }) => new URL(url).searchParams.get('postId'))).toEqual([
      postId,
    ]),
  );
  const [stream] = FakeEvents.open;
  return {
    stream,
    tell: (count: number) => stream?.tell(JSON.stringify({ postId, count }), 'comments'),
  };
}

async function openStreamed({ own = false } = {}) {
  streamEvents();
  const app = await openPost({ as: 'reader', first: true, own });
  await whenListening(app);
  const { stream, tell } = await streamOf(app);
  return { ...app, stream, tell, calls: countRequests(app, /\/newer/) };
}

test('a member is told of a new comment at once', async () => {
  const { comment, tell, user } = await openStreamed();
  await comment('second', 2);
  tell(2);
  expect(await screen.findByText('1 new comment')).toBeVisible();
  expect(rows()).toHaveLength(1);
  await comment('third', 3);
  tell(3);
  expect(await screen.findByText('2 new comments')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the new comments' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByText(/new comments?$/)).toBeNull();
});

test('an own comment is not new, and not asked about', async () => {
  const app = await openStreamed();
  const { tell, user, calls, comment, store } = app;
  const reloads = countRequests(app, /threads=1/);
  await user.type(screen.getByRole('textbox', { name: /comment/i }), 'My own words');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await waitFor(() => expect(reloads()).toBe(1));
  await waitFor(() => expect(commentLists.select(store.getState())[0]?.status).toBe('ready'));
  tell(2);
  expect(screen.queryByText(/new comments?$/)).toBeNull();
  // The own comment is of the present time.
  await comment('second', 60 * 24 * 365 * 100);
  tell(3);
  expect(await screen.findByText('1 new comment')).toBeVisible();
  expect(calls()).toBe(1);
});

test('a new comment is told, though another one is gone', async () => {
  const { comment, tell, mockApi } = await openStreamed();
  await mockApi.data.comments.remove('first', 'user-admin');
  tell(0);
  await comment('second', 2);
  tell(1);
  expect(await screen.findByText('1 new comment')).toBeVisible();
});

test('an answer to the own comment is shown at once, and the others are new', async () => {
  const { comment, tell, user } = await openStreamed({ own: true });
  await comment('stranger', 3);
  await comment('answer', 4, { parentId: 'mine' });
  await comment('elsewhere', 5, { parentId: 'first' });
  await comment('mention', 6, { parentId: 'first', text: '@reader This is said' });
  tell(6);
  expect(await screen.findByText('This is answer')).toBeVisible();
  expect(screen.getByText(/This is said/)).toBeVisible();
  expect(await screen.findByText('2 new comments')).toBeVisible();
  expect(screen.queryByText('This is stranger')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the new comments' }));
  expect(await screen.findByText('This is stranger')).toBeVisible();
  expect(screen.getAllByText('This is answer')).toHaveLength(1);
  expect(screen.queryByText(/new comments?$/)).toBeNull();
});

test('the page asks every minute only while no stream tells', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { stream, calls } = await openStreamed();
  const start = Date.now();
  const clock = vi.spyOn(Date, 'now');
  const minutes = async (from: number, to: number) => {
    for (let minute = from; minute <= to; minute += 1) {
      clock.mockReturnValue(start + minute * 60_000);
      await act(async () => void vi.advanceTimersByTime(60_000));
    }
  };
  await minutes(1, 2);
  await waitFor(() => expect(calls()).toBe(2));
  stream?.tell('0');
  // What came before the stream.
  await minutes(3, 6);
  await waitFor(() => expect(calls()).toBe(3));
  stream?.break();
  await minutes(7, 8);
  await waitFor(() => expect(calls()).toBe(5));
  clock.mockRestore();
});
