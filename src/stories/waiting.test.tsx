import { restrictionRow } from '@server/data/testing/rows';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pendingQuery } from '@/features/moderation/usePending';
import { buildCommentRow } from '@/testing/buildComment';
import { renderApp } from '@/testing/renderApp';

const day = 24 * 60 * 60_000;

/** The dashboard while a comment by the reader waits for two days, with how much waits. */
async function openDashboard(as: 'author' | 'moderator' | 'admin') {
  const app = await renderApp({ path: '/about', as });
  const { data } = app.mockApi;
  const ofAuthor = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await data.posts.ofAuthor(ofAuthor)).rows;
  const createdAt = Date.now() - 2 * day;
  const written = { postId: post?.id ?? '', authorId: 'user-reader', text: 'Buy my fern' };
  const row = buildCommentRow({ id: 'mine', ...written, createdAt, updatedAt: createdAt });
  await data.comments.insert({ ...row, state: 'held' });
  const by = `user-${as}`;
  const held = await data.moderation.pending({ by, postsOf: as === 'author' ? by : undefined });
  const reports = as === 'author' ? 0 : (await data.reports.pending(by)).count;
  await app.router.navigate('/dashboard');
  return { ...app, waiting: held.count + reports };
}

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Dashboard' }));
const withCount = (name: string, count: number) => (count === 0 ? name : `${name} (${count})`);

async function approve(user: Awaited<ReturnType<typeof openDashboard>>['user']) {
  const item = (await screen.findByText('Buy my fern')).closest('li') ?? document.body;
  await user.click(within(item).getByRole('button', { name: 'Approve' }));
}

test('the sidebar tells a moderator how much waits, until it is decided', async () => {
  const { user, router, waiting } = await openDashboard('moderator');
  const named = async (name: string) => (await sidebar()).findByRole('link', { name });
  expect(await named(withCount('Moderation', waiting))).toBeVisible();
  expect(screen.queryByText(/more than a day/)).toBeNull();
  await router.navigate('/dashboard/moderation?view=held');
  await approve(user);
  expect(await named(withCount('Moderation', waiting - 1))).toBeVisible();
});

test('the dashboard of a moderator begins with how much waits', async () => {
  const { user, router } = await openDashboard('moderator');
  const work = within(await screen.findByRole('region', { name: 'Waiting for a decision' }));
  expect(work.getByRole('link', { name: /^Reports \d+$/ })).toBeVisible();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Dashboard', 'Waiting for a decision']);
  await user.click(work.getByRole('link', { name: /^Comments to approve \d+$/ }));
  expect(await screen.findByText('Buy my fern')).toBeVisible();
  expect(router.state.location.search).toBe('?view=held');
});

test('the dashboard tells moderators how many people are restricted now, and leads to the list of them', async () => {
  const { user, router, mockApi, store } = await renderApp({ path: '/about', as: 'moderator' });
  const { restrictions } = mockApi.data.tables;
  restrictions.replace([]);
  await router.navigate('/dashboard');
  expect(await screen.findByText('Nobody is restricted now.')).toBeVisible();
  const ended = restrictionRow('ended', { userId: 'user-newbie', until: 1 });
  restrictions.replace([ended, restrictionRow('one', { userId: 'user-reader' })]);
  await store.dispatch(pendingQuery({ viewerId: 'user-moderator' }).fetch());
  await user.click(await screen.findByRole('link', { name: '1 person is restricted now.' }));
  const list = await screen.findByRole('list', { name: 'Restricted people' });
  const [row, ...others] = within(list).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(row).toHaveTextContent(/No comments, without an end · Since .*AdvertisingLiftChange…$/);
  const name = within(list).getByRole('link');
  expect(name).toHaveAttribute('href', '/username/reader');
});

test('a moderator changes and lifts a restriction in the list, also one of a person who has a role now', async () => {
  const path = '/dashboard/moderation?view=restricted';
  const { user, router, mockApi } = await renderApp({ path: '/about', as: 'admin' });
  mockApi.data.tables.restrictions.replace([
    restrictionRow('of-reader', { userId: 'user-reader', createdAt: 2 }),
    restrictionRow('of-moderator', { userId: 'user-moderator', createdAt: 1 }),
  ]);
  await router.navigate(path);
  const stored = () => mockApi.data.tables.restrictions.rows();
  const list = within(await screen.findByRole('list', { name: 'Restricted people' }));
  const [, ofModerator] = list.getAllByRole('listitem');
  expect(list.getAllByRole('button', { name: 'Change…' })).toHaveLength(1);
  await user.keyboard('jc');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change This Restriction' }));
  expect(dialog.getByLabelText('Reason')).toHaveValue('Advertising');
  await user.selectOptions(dialog.getByLabelText('How long'), 'One day');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ofReader = stored().filter(({ userId }) => userId === 'user-reader');
  expect(ofReader).toMatchObject([{ kind: 'comment', until: expect.any(Number) }]);
  await user.click(within(ofModerator ?? document.body).getByRole('button', { name: 'Lift' }));
  await waitFor(() => expect(ofModerator).not.toBeInTheDocument());
  await waitFor(() => expect(list.getByRole('listitem')).toHaveFocus());
  expect(stored()).toEqual(ofReader);
});

test('who decides about nothing is not told how much waits', async () => {
  await openDashboard('author');
  await screen.findByText('Live Posts');
  expect(screen.queryByRole('region', { name: 'Waiting for a decision' })).toBeNull();
});

test('administrators read on the dashboard that something waits for more than a day', async () => {
  const { user, router } = await openDashboard('admin');
  await user.click(await screen.findByRole('link', { name: /the first for more than a day\.$/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/moderation');
});

test('an author approves the comments that wait under their own posts', async () => {
  const { user, waiting } = await openDashboard('author');
  const named = async (name: string) => (await sidebar()).findByRole('link', { name });
  await user.click(await named(withCount('Comments', waiting)));
  expect(await screen.findByText('Buy my fern')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hide…' })).toBeNull();
  await approve(user);
  expect(await named(withCount('Comments', waiting - 1))).toBeVisible();
});
