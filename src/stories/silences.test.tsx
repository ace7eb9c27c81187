import { silenceMessages } from '@contract/texts/muteTexts';
import type { MockApi } from '@mocks/createMockApi';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildCommentRow } from '@/testing/buildComment';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const startTime = Date.parse('2026-03-02T08:00:00.000Z');

/** A post by another member, with a thread of the reader that has a reply. */
async function withThread(as: 'author' | 'reader' | null = 'reader') {
  const app = await renderApp({ path: '/about', ...(as ? { as } : {}) });
  const { data } = app.mockApi;
  const { rows } = await data.posts.latest({ skip: 0, take: 50 });
  const post = rows.find(({ author }) => author.username === 'author');
  const postId = post?.id ?? '';
  const before = await data.comments.ofPost({ postId, skip: 0, take: 200 });
  for (const { id } of before.rows) await data.comments.remove(id, 'user-admin');
  const comment = async (id: string, authorId: string, parentId: string | null = null) => {
    const times = { createdAt: startTime, updatedAt: startTime };
    const row = buildCommentRow({ id, postId, authorId, text: `Text ${id}`, ...times });
    await data.comments.insert({ ...row, parentId });
  };
  await comment('top', 'user-reader');
  await comment('answer', 'user-author', 'top');
  return { ...app, postId, url: `/posts/${post?.url}` };
}

const silencesOf = async ({ data }: MockApi, postId: string, userId = 'user-reader') =>
  (await data.silences.ofPost({ userId, postId, take: 9 })).map(({ threadId }) => threadId);

const noticed = (message: string) => waitFor(() => expect(notices()).toHaveTextContent(message));

const undo = () => screen.findByRole('button', { name: 'Undo' });

/** The entry of the menu in a part of the page. */
async function press(user: UserEvent, part: HTMLElement, name: string) {
  await user.click(await within(part).findByText(name, { selector: 'button' }));
}

test('a member mutes a post, and takes it back', async () => {
  const { user, router, mockApi, postId, url } = await withThread();
  await router.navigate(url);
  const page = screen.getByRole('main');
  await press(user, page, 'Mute this post');
  await noticed(silenceMessages.post);
  expect(await silencesOf(mockApi, postId)).toEqual([null]);
  await within(page).findByText('Unmute this post');
  await user.click(await undo());
  await within(page).findByText('Mute this post');
  expect(await silencesOf(mockApi, postId)).toEqual([]);
});

test('what a member has muted before can be unmuted', async () => {
  const { user, router, mockApi, postId, url } = await withThread();
  const silence = { userId: 'user-reader', postId, createdAt: startTime };
  await mockApi.data.silences.put({ ...silence, threadId: null });
  await mockApi.data.silences.put({ ...silence, threadId: 'top' });
  await router.navigate(url);
  const page = screen.getByRole('main');
  await press(user, page, 'Unmute this post');
  await noticed(silenceMessages.postEnded);
  const [ofThread] = await within(page).findAllByText('Unmute this thread');
  await user.click(ofThread ?? page);
  await noticed(silenceMessages.threadEnded);
  expect(await silencesOf(mockApi, postId)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a member mutes the thread of a reply, and its likes stay as they are', async () => {
  const { user, router, mockApi, postId, url } = await withThread();
  await mockApi.data.commentLikes.add({
    commentId: 'top',
    userId: 'user-reader',
    createdAt: startTime,
  });
  await router.navigate(url);
  const top = (await screen.findByText('Text top')).closest('li') ?? document.body;
  const [like] = within(top).getAllByRole('button', { name: 'Like this comment' });
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  await user.click(like ?? top);
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
  const reply = screen.getByText('Text answer').closest('li') ?? document.body;
  await press(user, reply, 'Mute this thread');
  await noticed(silenceMessages.thread);
  expect(await silencesOf(mockApi, postId)).toEqual(['top']);
  // The comments of a thread have the same entry.
  expect(await within(top).findAllByText('Unmute this thread')).toHaveLength(2);
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('the author of a post can mute it', async () => {
  const { user, router, mockApi, postId, url } = await withThread('author');
  await router.navigate(url);
  const page = screen.getByRole('main');
  await press(user, page, 'Mute this post');
  await undo();
  expect(await silencesOf(mockApi, postId, 'user-author')).toEqual([null]);
});

test('visitors can’t mute posts', async () => {
  const { router, url } = await withThread(null);
  await router.navigate(url);
  await screen.findAllByText('Report…');
  await screen.findByText('Report');
  expect(screen.queryByText(/^(?:Unm|M)ute this/)).toBeNull();
});

test('a member mutes the post and the thread of a notification', async () => {
  const { user, router, mockApi, postId } = await withThread();
  await router.navigate('/notifications');
  const row = (await screen.findByText('“Text answer”')).closest<HTMLElement>('[data-item]');
  const part = row ?? document.body;
  await press(user, part, 'Mute this thread');
  await noticed(silenceMessages.thread);
  await within(part).findByText('Unmute this thread');
  await press(user, part, 'Mute this post');
  await noticed(silenceMessages.post);
  await within(part).findByText('Unmute this post');
  expect(await silencesOf(mockApi, postId)).toEqual([null, 'top']);
  await press(user, part, 'Unmute this thread');
  await noticed(silenceMessages.threadEnded);
  await within(part).findByText('Mute this thread');
  expect(await silencesOf(mockApi, postId)).toEqual([null]);
});

test('a notification about no post has no menu', async () => {
  const { router } = await withThread('author');
  await router.navigate('/notifications?view=likes');
  const [sentence] = await screen.findAllByText(/follows? you$/);
  const row = sentence?.closest<HTMLElement>('[data-item]') ?? document.body;
  expect(within(row).queryByRole('button', { name: /^More actions/ })).toBeNull();
});
