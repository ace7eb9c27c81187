import { limits } from '@contract/limits';
import { commentTexts } from '@contract/texts/commentTexts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { toast } from 'react-hot-toast';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectUnavailable } from '@/testing/availability';
import { buildCommentRow } from '@/testing/buildComment';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

type Row = { authorId: string; text: string };

const own = (text: string) => ({ authorId: 'user-reader', text });
const other = (text: string) => ({ authorId: 'user-admin', text });

/** A post with these comments, the first one at the top. */
async function openPost(comments: readonly Row[], as: 'reader' | 'admin' = 'reader') {
  const app = await renderApp({ path: '/about', as });
  const { data } = app.mockApi;
  const [post] = (await data.posts.latest({ skip: 30, take: 1 })).rows;
  const postId = post?.id ?? '';
  const before = await data.comments.ofPost({ postId, skip: 0, take: 200 });
  for (const { id } of before.rows) await data.comments.remove(id, 'user-admin');
  for (const [index, row] of comments.entries()) {
    const time = comments.length - index;
    const ids = { id: `comment-x${index}`, postId };
    await data.comments.insert(
      buildCommentRow({ ...ids, ...row, createdAt: time, updatedAt: time }),
    );
  }
  const deletions: Request[] = [];
  app.server.events.on('request:start', ({ request }) => {
    if (request.method === 'DELETE') deletions.push(request);
  });
  await app.router.navigate(`/posts/${post?.url}`);
  await screen.findByText(comments[0]?.text ?? '');
  return { ...app, deletions };
}

/** Without `shouldAdvanceTime` only the test advances the time, and it can't wait for anything else. */
function useFakeTimeouts(shouldAdvanceTime: boolean) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime });
  onTestFinished(() => void vi.useRealTimers());
}

function rowOf(text: string) {
  const row = screen.getByText(text, { selector: 'li p' }).closest('li');
  if (!row) throw new Error('The comment is not in a list.');
  return row;
}

const press = (row: HTMLElement, name: string) =>
  fireEvent.click(within(row).getByRole('button', { name }));

test('a deletion can be undone for six seconds; then the comment is deleted, and the next one has the focus', async () => {
  const { deletions } = await openPost([own('Mine'), other('The next one')]);
  useFakeTimeouts(false);
  const row = rowOf('Mine');
  press(row, 'Delete comment');
  expect(row).toHaveTextContent(/^Comment removed ?Undo$/);
  const undo = within(row).getByRole('button', { name: 'Undo' });
  // Without waitFor, which would wait for the clock that stands still.
  expect(document.activeElement).toBe(undo);
  expect(undo).toHaveAccessibleDescription('Comment removed');
  await vi.advanceTimersByTimeAsync(limits.undoFor - 1000);
  expect(notices()).not.toHaveTextContent(commentTexts.deleted);
  fireEvent.click(undo);
  expect(row).toHaveTextContent('Mine');
  expect(document.activeElement).toBe(within(row).getByRole('button', { name: 'Delete comment' }));
  await vi.advanceTimersByTimeAsync(limits.undoFor);
  expect(deletions).toEqual([]);
  expect(rowOf('Mine')).toBeVisible();

  useFakeTimeouts(true);
  press(row, 'Delete comment');
  expect(deletions).toEqual([]);
  await vi.advanceTimersByTimeAsync(limits.undoFor);
  await waitFor(() => expect(row).not.toBeInTheDocument());
  expect(deletions).toHaveLength(1);
  expect(notices()).toHaveTextContent(commentTexts.deleted);
  await waitFor(() => expect(rowOf('The next one')).toHaveFocus());
});

type App = Awaited<ReturnType<typeof openPost>>;

const closePage = () => fireEvent(window, new Event('pagehide'));

function hidePage() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockRestore();
}

test('when the page is closed or hidden, a deletion is sent at once, and taken back if it fails', async () => {
  const { deletions } = await openPost([own('First'), own('Second')]);
  failCalls({ deleteComment: { status: 0, times: 1 } });
  press(rowOf('First'), 'Delete comment');
  closePage();
  await waitFor(() => expect(alerts()).toHaveTextContent(commentTexts.deleteFailed));
  expect(rowOf('First')).toBeVisible();
  await waitFor(() =>
    expect(within(rowOf('First')).getByRole('button', { name: 'Delete comment' })).toHaveFocus(),
  );

  act(() => toast.remove());
  const first = rowOf('First');
  press(first, 'Delete comment');
  hidePage();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  const last = rowOf('Second');
  press(last, 'Delete comment');
  closePage();
  await waitFor(() => expect(last).not.toBeInTheDocument());
  // After the only comment is deleted, the heading has the focus.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Comments' })).toHaveFocus());
  expect(deletions.map(({ keepalive }) => keepalive)).toEqual([true, true, true]);
  expect(alerts()).toBeEmptyDOMElement();
});

/** Leaves the post while its deletion has no answer, and comes back before the comments are loaded. */
async function returnToDeletion(
  { router, server, deletions }: App,
  meanwhile: () => unknown = () => undefined,
) {
  const path = router.state.location.pathname;
  let load = () => {};
  const loaded = new Promise<undefined>((resolve) => {
    load = () => resolve(undefined);
  });
  server.use(
    http.delete('*/comments/:id', () => new Promise<never>(() => undefined)),
    http.get('*/comments/:id', () => loaded),
  );
  press(rowOf('Mine'), 'Delete comment');
  await router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  // It is sent at once.
  await waitFor(() => expect(deletions).toHaveLength(1));
  expect(deletions[0]?.keepalive).toBe(true);
  expect(alerts()).toBeEmptyDOMElement();
  await meanwhile();
  await router.navigate(path);
  return load;
}

test('a comment whose deletion has no answer yet is not shown before the comments are loaded', async () => {
  const load = await returnToDeletion(await openPost([own('Mine'), other('The next one')]));
  expect(await screen.findByText('Comment removed', { selector: 'li span' })).toBeVisible();
  expect(screen.queryByText('Mine')).toBeNull();
  expectUnavailable(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Undo' })).not.toHaveFocus();
  load();
  // It was not deleted.
  expect(await screen.findByText('Mine')).toBeVisible();
});

test('a comment whose deletion has no answer yet is gone once the API no longer knows it', async () => {
  const app = await openPost([own('Mine'), other('The next one')]);
  await returnToDeletion(app, () => app.mockApi.data.comments.remove('comment-x0', 'user-reader'));
  await screen.findByText('The next one');
  await waitFor(() => expect(screen.queryByText('Comment removed')).toBeNull());
  expect(screen.queryByText('Mine')).toBeNull();
});

test('after an administrator has deleted a comment of another user, the next one has the focus', async () => {
  await openPost([own('By a reader'), own('The next one')], 'admin');
  const row = rowOf('By a reader');
  within(row).getByRole('button', { name: 'Delete comment' }).focus();
  press(row, 'Delete comment');
  press(await screen.findByRole('dialog', { name: 'Delete This Comment' }), 'Delete');
  await waitFor(() => expect(row).not.toBeInTheDocument());
  await waitFor(() => expect(rowOf('The next one')).toHaveFocus());
  await waitFor(() => expect(notices()).toHaveTextContent(commentTexts.deleted));
});

test('an edit has a visible Save and Cancel and no Delete, and its end returns the focus', async () => {
  await openPost([own('Mine')]);
  const row = rowOf('Mine');
  press(row, 'Edit comment');
  expect(within(row).queryByRole('button', { name: 'Delete comment' })).toBeNull();
  await within(row).findByRole('button', { name: 'Cancel' });
  expect(within(row).getByRole('button', { name: 'Save comment' })).toHaveTextContent('Save');
  press(row, 'Cancel');
  await waitFor(() =>
    expect(within(row).getByRole('button', { name: 'Edit comment' })).toHaveFocus(),
  );
  press(row, 'Edit comment');
  fireEvent.change(within(row).getByRole('textbox'), { target: { value: 'Better' } });
  press(row, 'Cancel');
  press(screen.getByRole('dialog', { name: 'Discard Your Changes' }), 'Keep editing');
  press(row, 'Save comment');
  await screen.findByText('Better', { selector: 'li p' });
  await waitFor(() =>
    expect(within(row).getByRole('button', { name: 'Edit comment' })).toHaveFocus(),
  );
});
