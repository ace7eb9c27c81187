import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeEvents, streamEvents } from '@/testing/fakeEvents';
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

test('what a member reads is seen, and stays marked until the next visit', async () => {
  const { mockApi } = await renderApp({ path: '/notifications', as: 'author' });
  await screen.findAllByText(/follow you$/);
  const list = screen.getByRole('main');
  expect(within(list).getAllByText('New').length).toBeGreaterThan(2);
  expect(within(list).getAllByText(/follow you$/)[0]).toBeVisible();
  await waitFor(async () =>
    expect(await mockApi.data.notifications.unseen(['user-author'])).toMatchObject([{ unseen: 0 }]),
  );
  expect(within(list).getAllByText('New').length).toBeGreaterThan(2);
  await bell('Notifications');
  const [liked] = within(list).getAllByRole('link', { name: /liked/ });
  expect(liked).toHaveAttribute('href', expect.stringMatching(/^\/posts\//));
});

test('a member marks all as read, also what has come since the page was opened', async () => {
  streamEvents();
  const { user, mockApi } = await renderApp({ path: '/notifications', as: 'author' });
  const list = screen.getByRole('main');
  await within(list).findAllByText('New');
  await bell('Notifications');
  await onlyStream();
  FakeEvents.open[0]?.tell('2');
  await bell('Notifications, 2 new');
  await user.click(within(list).getByRole('button', { name: 'Mark all as read' }));
  await bell('Notifications');
  expect(within(list).queryByText('New')).toBeNull();
  expect(within(list).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(within(list).getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await mockApi.data.notifications.unseen(['user-author'])).toMatchObject([{ unseen: 0 }]);
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
