import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCommentRow } from '@/testing/buildComment';
import { renderApp } from '@/testing/renderApp';

const day = 24 * 60 * 60_000;

/** The dashboard of a community in which only a comment by the reader waits. */
async function openDashboard(as: 'moderator' | 'admin', { waitsFor = 2 * day } = {}) {
  const app = await renderApp({ path: '/about', as });
  const { data } = app.mockApi;
  const ofAuthor = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await data.posts.ofAuthor(ofAuthor)).rows;
  for (const { id, state } of data.tables.comments.rows())
    if (state === 'held') data.tables.comments.remove(id);
  for (const { id, state } of data.tables.reportSubjects.rows())
    if (state === 'open') data.tables.reportSubjects.remove(id);
  const createdAt = Date.now() - waitsFor;
  const written = { postId: post?.id ?? '', authorId: 'user-reader', text: 'Buy my fern' };
  const row = buildCommentRow({ id: 'mine', ...written, createdAt, updatedAt: createdAt });
  await data.comments.insert({ ...row, state: 'held' });
  await app.router.navigate('/dashboard');
  return app;
}

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Dashboard' }));

test('the sidebar tells a moderator how much waits, until it is decided', async () => {
  const { user, router } = await openDashboard('moderator');
  expect(await (await sidebar()).findByRole('link', { name: 'Moderation (1)' })).toBeVisible();
  expect(screen.queryByText(/more than a day/)).toBeNull();
  await router.navigate('/dashboard/moderation?view=held');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await (await sidebar()).findByRole('link', { name: 'Moderation' })).toBeVisible();
});

test('administrators read on the dashboard that something waits for more than a day', async () => {
  const { user, router, mockApi } = await openDashboard('admin', { waitsFor: day / 24 });
  expect(await (await sidebar()).findByRole('link', { name: 'Moderation (1)' })).toBeVisible();
  expect(screen.queryByText(/more than a day/)).toBeNull();
  const { comments } = mockApi.data.tables;
  for (const comment of comments.rows())
    if (comment.id === 'mine') comments.put({ ...comment, createdAt: Date.now() - 2 * day });
  await router.navigate('/dashboard/posts');
  await screen.findByRole('heading', { level: 1, name: 'All Blog Posts' });
  await router.navigate('/dashboard');
  const text = '1 comment waits for a decision, the first for more than a day.';
  await user.click(await screen.findByRole('link', { name: text }));
  expect(await screen.findByText('Buy my fern')).toBeVisible();
});
