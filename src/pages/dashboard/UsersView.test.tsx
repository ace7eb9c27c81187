import { listUsers } from '@contract/endpoints/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const people = async () =>
  within(await screen.findByRole('list', { name: 'Users' })).findAllByRole('link');

async function open(path = '/dashboard/users') {
  const app = await renderApp({ path, as: 'admin' });
  const cards = await people();
  return { ...app, cards, total: app.mockApi.data.tables.users.rows().length };
}

test('an administrator sees the number of users, and twenty users a page', async () => {
  const { cards, total } = await open();
  expect(cards).toHaveLength(20);
  expect(screen.getByText(`Total users: ${total}`)).toBeVisible();
});

test('a large number of users has separators', async () => {
  const { server, router } = await renderApp({ path: '/about', as: 'admin' });
  const answer = { success: true, message: 'Users', data: [], count: 12_345, areMore: false };
  server.use(http.get(`*${listUsers.path}`, () => HttpResponse.json(answer)));
  await router.navigate('/dashboard/users');
  expect(await screen.findByText('Total users: 12,345')).toBeVisible();
});

test('users are filtered by role and state, and ordered, in the address', async () => {
  const { user, router } = await open('/dashboard/users?page=2');
  const names = async () => (await people()).map(({ textContent }) => textContent);
  await user.selectOptions(screen.getByLabelText('State'), 'Blocked');
  expect(await screen.findByText('1 match')).toBeVisible();
  expect(await names()).toEqual([expect.stringMatching(/^Victor Slade/)]);
  expect(router.state.location.search).toBe('?state=blocked');
  await user.selectOptions(screen.getByLabelText('Role'), 'Moderators');
  await user.click(await screen.findByRole('link', { name: 'Show all users' }));
  await screen.findByText(/^Total users: /);
  await user.selectOptions(screen.getByLabelText('Order'), 'Oldest first');
  await waitFor(() => expect(screen.getByLabelText('Order')).toHaveValue('oldest'));
  expect(router.state.location.search).toBe('?order=oldest');
  await user.selectOptions(screen.getByLabelText('Role'), 'Moderators');
  await waitFor(async () => expect((await names())[0]).toContain('@moderator'));
  expect(router.state.location.search).toBe('?role=moderator&order=oldest');
});

test('a card links to the profile', async () => {
  const { user, router } = await open('/dashboard/users?q=reader@mail');
  await user.click(screen.getByRole('link', { name: /Tomas Lindqvist/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/username/reader'));
});

test('a card shows username and e-mail address, a search the number of matches', async () => {
  const { router } = await open('/dashboard/users?q=reader@mail');
  const card = screen.getByRole('link', { name: /Tomas Lindqvist/ });
  expect(card).toHaveTextContent('@reader');
  expect(card).toHaveTextContent('reader@mail.example');
  expect(screen.getByText('1 match')).toBeVisible();
  await router.navigate('/dashboard/users?q=example');
  expect(await screen.findByText(/^\d+ matches$/)).toBeVisible();
});

test('a blocked account is marked', async () => {
  await open('/dashboard/users?q=victor');
  expect(screen.getByRole('link', { name: /Victor Slade/ })).toHaveTextContent('Blocked');
});

test('the search waits for a pause in typing and starts at the first page', async () => {
  const { user, router } = await open('/dashboard/users?page=2');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const typing = user.type(screen.getByRole('searchbox', { name: 'Search' }), 'reader@');
    await vi.advanceTimersByTimeAsync(200);
    await typing;
    expect(router.state.location.search).toBe('?page=2');
    await vi.advanceTimersByTimeAsync(1300);
    await waitFor(() => expect(router.state.location.search).toBe('?q=reader%40'));
    expect(await screen.findByRole('link', { name: /Tomas Lindqvist/ })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('a search without results says so', async () => {
  await renderApp({ path: '/dashboard/users?q=no-such-user', as: 'admin' });
  expect(await screen.findByText('No Users Found')).toBeVisible();
});

test('a page behind the last one says that it is empty, and leads back', async () => {
  const { user, router } = await renderApp({ path: '/dashboard/users?page=99', as: 'admin' });
  expect(await screen.findByText('There is nothing on this page any more.')).toBeVisible();
  expect(screen.queryByText('No Users Found')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the first page' }));
  expect(await people()).toHaveLength(20);
  expect(router.state.location.search).toBe('');
});
