import { notificationTexts } from '@contract/texts/notificationTexts';
import type { MockApi } from '@mocks/createMockApi';
import { commentRow, logRow } from '@server/data/testing/rows';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeEvents, streamEvents } from '@/testing/fakeEvents';
import { startOfRun } from '@/testing/fixedDate';
import { renderApp } from '@/testing/renderApp';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const onlyStream = () => waitFor(() => expect(FakeEvents.open).toHaveLength(1));
const bell = (name: string | RegExp) => screen.findByRole('link', { name });

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('the bell says how much is new, as soon as the server tells it', async () => {
  streamEvents();
  await renderApp({ path: '/about', as: 'reader' });
  await bell('Notifications');
  await onlyStream();
  expect(FakeEvents.open[0]?.url).toMatch(/\/api\/v1\/notifications\/stream$/);
  FakeEvents.open[0]?.tell('3');
  await bell('Notifications, 3 new');
  FakeEvents.open[0]?.tell('not a number');
  await bell('Notifications, 3 new');
  FakeEvents.open[0]?.tell('120');
  expect(await bell('Notifications, 120 new')).toHaveTextContent('99+');
});

test('a page in the background listens no more', async () => {
  streamEvents();
  await renderApp({ path: '/about', as: 'reader' });
  await bell('Notifications');
  await onlyStream();
  setHidden(true);
  expect(FakeEvents.open).toHaveLength(0);
  setHidden(false);
  await onlyStream();
});

test('a stream that the server refuses is opened once more after the session is renewed', async () => {
  streamEvents();
  await renderApp({ path: '/about', as: 'reader' });
  await bell('Notifications');
  await onlyStream();
  FakeEvents.open[0]?.refuse();
  await onlyStream();
  FakeEvents.open[0]?.tell('7');
  await bell('Notifications, 7 new');
  FakeEvents.open[0]?.refuse();
  await onlyStream();
  FakeEvents.open[0]?.refuse();
  await bell(/^Notifications, (?!7)\d+ new$/);
  expect(FakeEvents.open).toEqual([]);
});

test('the number is asked for every five minutes while the stream tells nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  streamEvents();
  const { mockApi } = await renderApp({ path: '/about', as: 'reader' });
  await bell('Notifications');
  await onlyStream();
  const [told] = await mockApi.data.notifications.unseen(['user-reader']);
  const stored = `Notifications, ${told?.unseen} new`;
  FakeEvents.open[0]?.tell('99');
  act(() => void vi.advanceTimersByTime(4 * 60_000));
  FakeEvents.open[0]?.tell('98');
  act(() => void vi.advanceTimersByTime(4 * 60_000));
  await bell('Notifications, 98 new');
  act(() => void vi.advanceTimersByTime(60_000));
  await bell(stored);
  FakeEvents.open[0]?.tell('99');
  act(() => void vi.advanceTimersByTime(5 * 60_000));
  await bell(stored);
  await onlyStream();
});

test('visitors have no bell', async () => {
  streamEvents();
  await renderApp({ path: '/about' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull();
  expect(FakeEvents.open).toEqual([]);
});

/** Someone comments on a post of the author’s, at a time after everything else. */
async function commentOn(mockApi: MockApi, id: string, minute: number) {
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 50 });
  const post = rows.find(({ author }) => author.username === 'author');
  const createdAt = startOfRun + minute * 60_000;
  const text = `Comment ${id}`;
  const row = commentRow(id, {
    postId: post?.id ?? '',
    authorId: 'user-reader',
    text,
    createdAt,
    updatedAt: createdAt,
  });
  await mockApi.data.comments.insert(row);
}

const unseenOf = async (mockApi: MockApi) =>
  (await mockApi.data.notifications.unseen(['user-author']))[0]?.unseen;

const unseenRows = () => within(screen.getByRole('main')).findAllByText('New');

/** The row with this text. */
const rowOf = async (text: string | RegExp) =>
  within((await screen.findByText(text)).closest<HTMLElement>('[data-item]') ?? document.body);

test('rows come in while the page is open', async () => {
  streamEvents();
  const { mockApi } = await renderApp({ path: '/notifications', as: 'author' });
  const marked = (await unseenRows()).length;
  await bell(/^Notifications/);
  await onlyStream();
  await commentOn(mockApi, 'live', 1);
  FakeEvents.open[0]?.tell('500');
  await waitFor(async () => expect(await unseenRows()).toHaveLength(marked + 1));
});

test('a press on the bell loads the open page again', async () => {
  streamEvents();
  const { user, mockApi } = await renderApp({ path: '/notifications', as: 'author' });
  const marked = (await unseenRows()).length;
  await commentOn(mockApi, 'silent', 1);
  await user.click(await bell(/^Notifications/));
  await waitFor(async () => expect(await unseenRows()).toHaveLength(marked + 1));
});

test('a row is new until it is marked or opened, and the titles of pages say how many are', async () => {
  streamEvents();
  const { user, router, mockApi } = await renderApp({ path: '/about', as: 'author' });
  await commentOn(mockApi, 'one', 1);
  await commentOn(mockApi, 'two', 2);
  await router.navigate('/notifications');
  const before = (await unseenOf(mockApi)) ?? 0;
  const titleOf = (count: number) => `(${count}) Notifications · Commonplace`;
  await waitFor(() => expect(document.title).toBe(titleOf(before)));
  const row = await rowOf('“Comment two”');
  expect(row.getByText(/commented twice on/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(row.queryByText('New')).toBeNull());
  expect(document.activeElement).toContainElement(row.getByText('“Comment two”'));
  expect(await unseenOf(mockApi)).toBe(before - 1);
  await waitFor(() => expect(document.title).toBe(titleOf(before - 1)));
  const [liked] = screen.getAllByRole('link', { name: /liked “.*New$/ });
  await user.click(liked ?? document.body);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/posts\//));
  await waitFor(async () => expect(await unseenOf(mockApi)).toBe(before - 2));
  await waitFor(() => expect(document.title).toMatch(`(${before - 2}) `));
});

test('each part of the list has its own address and its own empty sentence', async () => {
  const { user, router, mockApi } = await renderApp({ path: '/notifications', as: 'author' });
  const list = screen.getByRole('main');
  await unseenRows();
  const before = (await unseenOf(mockApi)) ?? 0;
  await user.click(screen.getByRole('link', { name: 'Likes' }));
  await waitFor(() => expect(within(list).queryByText(/commented on/)).toBeNull());
  expect(router.state.location.search).toBe('?view=likes');
  expect(await within(list).findAllByText(/liked|follow/)).not.toEqual([]);
  const shown = (await unseenRows()).length;
  await user.click(screen.getByRole('button', { name: 'Mark these as read' }));
  await waitFor(() => expect(within(list).queryByText('New')).toBeNull());
  expect(await unseenOf(mockApi)).toBe(before - shown);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await router.navigate(-1);
  expect(await within(list).findAllByText(/commented on/)).not.toEqual([]);
});

test.each(['answers', 'likes', 'moderation'] as const)(
  'a member without %s reads what would appear',
  async (view) => {
    await renderApp({ path: `/notifications?view=${view}`, as: 'newbie' });
    await screen.findByText(notificationTexts.nothing[view]);
  },
);

test('keys move through the rows, mark one as read and open it', async () => {
  const { user, router, mockApi } = await renderApp({ path: '/about', as: 'author' });
  await commentOn(mockApi, 'one', 1);
  await router.navigate('/notifications');
  const row = await rowOf('“Comment one”');
  expect(screen.getByText(notificationTexts.seenKey, { exact: false })).toBeVisible();
  await user.keyboard('jjke');
  await waitFor(() => expect(row.queryByText('New')).toBeNull());
  await user.keyboard('o');
  await waitFor(() => expect(router.state.location.hash).toBe('#comment-one'));
});

test('a member marks all that is shown as read, and nothing that came since', async () => {
  streamEvents();
  const { user, mockApi } = await renderApp({ path: '/notifications?page=2', as: 'author' });
  const list = screen.getByRole('main');
  await within(list).findAllByRole('listitem');
  await onlyStream();
  await commentOn(mockApi, 'later', 1);
  FakeEvents.open[0]?.tell('50');
  await user.click(await within(list).findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(within(list).queryByText('New')).toBeNull());
  await waitFor(() => expect(within(list).getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await unseenOf(mockApi)).toBeGreaterThan(0);
  await bell(/^Notifications, \d+ new$/);
});

test('a decision is told with its reason, and leads nowhere if its post is deleted', async () => {
  const { mockApi, router } = await renderApp({ path: '/about', as: 'author' });
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 50 });
  const post = rows.find(({ author }) => author.username === 'author');
  const entry = logRow('deleted', {
    actorId: 'user-admin',
    reason: 'Copied from elsewhere.',
    createdAt: startOfRun + 60_000,
  });
  await mockApi.data.posts.remove(post?.id ?? '', 'user-admin', entry);
  await router.navigate('/notifications');
  const sentence = await screen.findByText(/^Your post/);
  expect(sentence).toHaveTextContent(`Your post “${post?.title}” was deleted`);
  expect(sentence.closest('a')).toBeNull();
  expect(screen.getByText('Copied from elsewhere.')).toBeVisible();
});

test('a member without notifications reads what would appear', async () => {
  await renderApp({ path: '/notifications?page=40', as: 'author' });
  await screen.findByText('There is nothing on this page any more.');
  await renderApp({ path: '/notifications', as: 'newbie' });
  await screen.findByText(/^Nothing has happened yet/);
});

test('a member chooses when letters come', async () => {
  const app = await renderApp({ path: '/dashboard/notifications', as: 'reader' });
  const letters = await screen.findByRole('combobox', { name: 'By e-mail about Answers' });
  expect(letters).toHaveDisplayValue('Once a day');
  await app.user.selectOptions(letters, 'At once');
  await waitFor(async () =>
    expect(await app.mockApi.data.notifications.choices('user-reader')).toMatchObject([
      { kind: 'reply', site: true, letter: 'now' },
    ]),
  );
  expect(letters).toHaveDisplayValue('At once');
});

test('the choices are a table of kinds, and of where a member is told about them', async () => {
  await renderApp({ path: '/dashboard/notifications', as: 'reader' });
  const table = await screen.findByRole('table');
  const column = (name: string) => within(table).getByRole('columnheader', { name });
  expect(column('On the site')).toBeVisible();
  expect(column('By e-mail')).toBeVisible();
  const row = within(table).getByRole('row', { name: /^Answers/ });
  expect(within(row).getByRole('rowheader', { name: /^Answers/ })).toBeVisible();
  expect(within(row).getByRole('checkbox', { name: 'Answers' })).toHaveAccessibleDescription(
    'Somebody answers your comment.',
  );
  expect(within(row).getByRole('combobox', { name: 'By e-mail about Answers' })).toBeVisible();
});

test('a member switches off a kind, and the change is kept', async () => {
  const app = await renderApp({ path: '/dashboard/notifications', as: 'reader' });
  const likes = await screen.findByRole('checkbox', { name: 'Likes' });
  expect(likes).toBeChecked();
  await app.user.click(likes);
  expect(likes).not.toBeChecked();
  await waitFor(async () =>
    expect(await app.mockApi.data.notifications.choices('user-reader')).toMatchObject([
      { kind: 'likes', site: false },
    ]),
  );
  expect(screen.queryByRole('checkbox', { name: 'Reports' })).toBeNull();
});

test('a member switches off all e-mails at once, and takes it back', async () => {
  const app = await renderApp({ path: '/dashboard/notifications', as: 'reader' });
  const button = await screen.findByRole('button', { name: 'Switch off all e-mails' });
  const periods = () =>
    screen
      .getAllByRole<HTMLSelectElement>('combobox', { name: /^By e-mail about/ })
      .map(({ value }) => value);
  const before = periods();
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'By e-mail about Likes' }),
    'At once',
  );
  await app.user.click(button);
  const text = screen.getByText(notificationTexts.emailsLeft, { exact: false });
  await waitFor(() => expect(text).toHaveTextContent(notificationTexts.emailsOff));
  await waitFor(() => expect(text).toHaveFocus());
  expect(new Set(periods())).toEqual(new Set(['never']));
  expect(screen.queryByRole('button', { name: 'Switch off all e-mails' })).toBeNull();
  const letters = async () =>
    (await app.mockApi.data.notifications.choices('user-reader')).map(
      ({ kind, site, letter }) => `${kind} ${site} ${letter}`,
    );
  const changed = ['comment', 'likes', 'mention', 'post', 'remark', 'reply'];
  await waitFor(async () =>
    expect((await letters()).toSorted()).toEqual(changed.map((kind) => `${kind} true never`)),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await letters()).toContain('likes true now'));
  expect(periods().filter((period) => period !== 'now')).toEqual(
    before.filter((_, at) => periods()[at] !== 'now'),
  );
  expect(screen.getByRole('button', { name: 'Switch off all e-mails' })).toBeVisible();
});
