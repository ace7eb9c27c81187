import { muteTexts } from '@contract/texts/muteTexts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { commentsQuery } from '@/features/comments/model/commentQueries';
import { fetchMoreReplies } from '@/features/comments/model/commentQueryThunks';
import { buildCommentRow } from '@/testing/buildComment';
import { countRequests } from '@/testing/countRequests';
import { enterText } from '@/testing/enterText';
import { renderApp } from '@/testing/renderApp';

/** A post with the thread "Top" by an admin, which has replies with these numbers, and 20 newer threads. */
async function openPost({ replies = 0, newer = 0, hash = '', quote = '', isRemoved = false } = {}) {
  const app = await renderApp({ path: '/about', as: 'reader', withSessionKeeper: true });
  const { data } = app.mockApi;
  const [post] = (await data.posts.latest({ skip: 30, take: 1 })).rows;
  const postId = post?.id ?? '';
  const before = await data.comments.ofPost({ postId, skip: 0, take: 200 });
  for (const { id } of before.rows) await data.comments.remove(id, 'user-admin');
  const insert = (id: string, text: string, time: number) => {
    const parentId = text.startsWith('Reply') ? 'top' : null;
    const times = { createdAt: time, updatedAt: time };
    const row = buildCommentRow({ id, postId, authorId: 'user-admin', text, ...times });
    return data.comments.insert({ ...row, parentId, quote });
  };
  await insert('top', 'Top', 1);
  for (let nth = 1; nth <= replies; nth += 1) await insert(`r${nth}`, `Reply ${nth}`, nth + 1);
  for (let nth = 1; nth <= newer; nth += 1) await insert(`n${nth}`, `Newer ${nth}`, nth + 100);
  if (isRemoved) await data.comments.remove('top', 'user-admin');
  const loads = countRequests(app, /\/comments\//);
  await app.router.navigate(`/posts/${post?.url}${hash}`);
  const isFirst = newer > 0 && hash === '';
  await screen.findByText(isFirst ? `Newer ${newer}` : /^(?:Top|Comment removed)$/);
  return { ...app, postId, loads };
}

const replyNumbers = () =>
  screen.queryAllByText(/^Reply \d+$/).map(({ textContent }) => Number(textContent.slice(6)));

const counting = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('more than three replies are closed, and the first new one gets the focus', async () => {
  const { user } = await openPost({ replies: 8 });
  expect(replyNumbers()).toEqual([1, 2, 3]);
  await user.click(screen.getByRole('button', { name: 'Show 5 more replies' }));
  await waitFor(() => expect(replyNumbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]));
  await waitFor(() => expect(screen.getByText('Reply 4').closest('li')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /more repl/ })).toBeNull();
});

test('a reader answers a comment, and sees the reply below the others', async () => {
  // A link to a comment that is gone leaves the comments as they are.
  const { user } = await openPost({ replies: 4, hash: '#comment-gone' });
  expect(replyNumbers()).toEqual([1, 2, 3]);
  expect(screen.queryByRole('button', { name: 'Show all comments' })).toBeNull();
  const [reply] = screen.getAllByRole('button', { name: /^Reply to/ });
  if (!reply) throw new Error('The comment can not be answered.');
  await user.click(reply);
  const box = screen.getByLabelText('Your reply');
  await waitFor(() => expect(box).toHaveFocus());
  await enterText(user, box, 'I agree');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  const replies = screen.getByRole('list', { name: /^Replies to/ });
  await within(replies).findByText('I agree');
  expect(replyNumbers()).toEqual([1, 2, 3]);
  expect(screen.getByRole('button', { name: 'Show 1 more reply' })).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Your reply')).toBeNull());
});

async function answerTop(user: UserEvent, text: string) {
  const [button] = screen.getAllByRole('button', { name: /^Reply to/ });
  if (!button) throw new Error('The comment can not be answered.');
  await user.click(button);
  await enterText(user, screen.getByLabelText('Your reply'), text);
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  const replies = screen.getByRole('list', { name: /^Replies to/ });
  return within(replies).findByText(text);
}

test('a reply to a comment is shown at once, and the first page is loaded again once', async () => {
  const app = await openPost({ replies: 2 });
  const { user } = app;
  const loads = countRequests(app, /\/comments\/.*skip/);
  await answerTop(user, 'I agree');
  expect(replyNumbers()).toEqual([1, 2]);
  expect(screen.queryAllByText('4 comments')).not.toEqual([]);
  expect(loads()).toBe(1);
});

test('a button that loads a page of the replies says how many of those that are left', async () => {
  const { user } = await openPost({ replies: 68, hash: '#comment-r50' });
  await waitFor(() => expect(replyNumbers()).toEqual(counting(41, 60)));
  expect(screen.getByRole('button', { name: 'Show 8 more replies' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 20 of 40 earlier replies' }));
  await waitFor(() => expect(replyNumbers()).toEqual(counting(21, 60)));
  await user.click(screen.getByRole('button', { name: 'Show 20 earlier replies' }));
  await waitFor(() => expect(replyNumbers()).toEqual(counting(1, 60)));
  expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull();
});

test('an own reply stands after those that are not loaded, and once when they are', async () => {
  const app = await openPost({ replies: 25 });
  const { user, store, postId } = app;
  const loads = countRequests(app, /\/comments\/.*(?:skip|thread)/);
  const row = await answerTop(user, 'I agree');
  const more = screen.getByRole('button', { name: 'Show 20 of 22 more replies' });
  expect(more.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(replyNumbers()).toEqual([1, 2, 3]);
  // Only the first page is loaded again, also later.
  expect(loads()).toBe(1);
  await store.dispatch(commentsQuery(postId).fetch());
  expect(screen.getByText('I agree')).toBeVisible();
  expect(loads()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Show 20 of 22 more replies' }));
  await waitFor(() => expect(replyNumbers()).toEqual(counting(1, 23)));
  await user.click(screen.getByRole('button', { name: 'Show 2 more replies' }));
  await waitFor(() => expect(replyNumbers()).toEqual(counting(1, 25)));
  const rows = within(screen.getByRole('list', { name: /^Replies to/ })).getAllByRole('listitem');
  expect(rows).toHaveLength(26);
  expect(rows.at(-1)).toHaveTextContent('I agree');
});

test('a reader likes a remark about words, and finds a reply that was not sent again', async () => {
  const quote = 'the lake above the hills';
  const { user, router, mockApi, postId } = await openPost({ quote });
  const row = within(screen.getByText('Top').closest('li') ?? document.body);
  expect(row.getByRole('blockquote')).toHaveTextContent(quote);
  const like = screen.getByRole('button', { name: 'Like this comment' });
  await user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await screen.findByText(/person likes this/);
  const of = { postId, order: 'newest', reader: null, skip: 0, take: 1 } as const;
  await waitFor(async () =>
    expect((await mockApi.data.comments.threads(of)).rows).toMatchObject([{ likes: 1 }]),
  );
  // A press does nothing before the answer to the last one.
  await waitFor(async () => {
    await user.click(like);
    expect(like).toHaveAttribute('aria-pressed', 'false');
  });
  expect(screen.queryByText(/person likes this/)).toBeNull();

  await user.click(screen.getByRole('button', { name: /^Reply to/ }));
  await enterText(user, screen.getByLabelText('Your reply'), 'Half a tho');
  const { pathname } = router.state.location;
  await router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: /About/ });
  await router.navigate(pathname);
  expect(await screen.findByLabelText('Your reply')).toHaveValue('Half a tho');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Reply to/ })).toHaveFocus());
});

test('a removed comment keeps the place of its replies', async () => {
  await openPost({ replies: 1, isRemoved: true });
  const removed = await screen.findByText('Comment removed');
  expect(within(removed.closest('li') ?? document.body).getByText('Reply 1')).toBeVisible();
  expect(screen.getByText('1 comment')).toBeInTheDocument();
});

test('a member mutes who wrote a comment, and shows it again in the place of its replies', async () => {
  const { user, mockApi, postId, router } = await openPost();
  const reply = { id: 'r1', postId, authorId: 'user-author', createdAt: 2, updatedAt: 2 };
  const row = { ...buildCommentRow({ ...reply, text: 'Reply 1' }), parentId: 'top' };
  await mockApi.data.comments.insert(row);
  const { pathname } = router.state.location;
  await router.navigate(`${pathname}#comment-r1`);
  await screen.findByText('Reply 1');
  const top = within(screen.getByText('Top').closest('li') ?? document.body);
  const [mute] = await top.findAllByText('Mute…');
  await user.click(mute ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Mute This Person' }));
  await user.click(dialog.getByRole('button', { name: 'Mute' }));
  const muted = await screen.findByText(muteTexts.isMuted, { exact: false });
  expect(screen.queryByText('Top')).toBeNull();
  expect(screen.getByText('Reply 1')).toBeVisible();
  const person = within(muted).getByRole('link');
  expect(person).toHaveAttribute('href', expect.stringMatching(/^\/username\//));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(screen.getByText('Top').closest('li')).toHaveFocus());
  expect(muted).not.toBeInTheDocument();
});

test('a link to a reply deep in the pages shows its thread with one call, and focuses it', async () => {
  const { user, loads } = await openPost({ replies: 45, newer: 45, hash: '#comment-r33' });
  await waitFor(() => expect(screen.getByText('Reply 33').closest('li')).toHaveFocus());
  expect(replyNumbers()).toEqual(counting(21, 40));
  expect(screen.queryByText(/^Newer/)).toBeNull();
  // The newest threads, and the one of the link.
  expect(loads()).toBe(2);

  await user.click(screen.getByRole('button', { name: 'Show 20 earlier replies' }));
  await waitFor(() => expect(replyNumbers()).toEqual(counting(1, 40)));
  await waitFor(() => expect(screen.getByText('Reply 1').closest('li')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 5 more replies' }));
  await waitFor(() => expect(replyNumbers()).toEqual(counting(1, 45)));
  expect(screen.queryByRole('button', { name: /more repl/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all comments' }));
  expect(await screen.findByText('Newer 45')).toBeVisible();
});

test('a linked thread is loaded again as it was; without it all comments are', async () => {
  const { store, mockApi, postId } = await openPost({ replies: 45, hash: '#comment-r45' });
  await waitFor(() => expect(replyNumbers()).toEqual(counting(41, 45)));
  const parts = { postId, parentId: 'top', isEarlier: true };
  await store.dispatch(fetchMoreReplies({ ...parts, skip: 20 }));
  const reload = async () => store.dispatch(commentsQuery(postId).fetch());
  await reload();
  await waitFor(() => expect(replyNumbers()).toEqual(counting(21, 45)));
  expect(screen.getByRole('button', { name: 'Show 20 earlier replies' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /more repl/ })).toBeNull();
  for (const id of ['top', ...counting(1, 45).map((nth) => `r${nth}`)])
    await mockApi.data.comments.remove(id, 'user-admin');
  await reload();
  expect(await screen.findByText('No comments yet. Be the first.')).toBeVisible();
});
