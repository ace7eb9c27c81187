import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

const cards = async (label: string) =>
  within(await screen.findByRole('list', { name: label })).findAllByRole('link');

test('an author sees twenty followers a page, with the date of the follow', async () => {
  const { user, router } = await renderApp({ path: '/dashboard/followers', as: 'author' });
  const first = await cards('All Your Followers');
  expect(first).toHaveLength(20);
  expect(first[0]).toHaveTextContent(/Followed : \d{2}\/\d{2}\/\d{4}/);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(await cards('All Your Followers')).toHaveLength(20);
});

test("a follower's card links to the profile", async () => {
  const { user, router } = await renderApp({ path: '/dashboard/followers', as: 'author' });
  const [first] = await cards('All Your Followers');
  if (!first) throw new Error('There is no follower.');
  await user.click(first);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/username\//));
});

test('an administrator sees which followers and followed authors are blocked', async () => {
  const { mockApi, router } = await renderApp({ path: '/about', as: 'admin' });
  const [admin, author] = await Promise.all(
    ['admin', 'author'].map((name) => signInElsewhere(mockApi, name)),
  );
  await admin?.call('followAuthor', { body: { authId: 'user-author' } });
  await author?.call('followAuthor', { body: { authId: 'user-admin' } });
  await admin?.ok('blockUser', { params: { id: 'user-author' }, body: {} });
  for (const path of ['/dashboard/followers', '/dashboard/followings']) {
    await router.navigate(path);
    expect(await screen.findByRole('link', { name: /Ines Okonjo/ })).toHaveTextContent('Blocked');
    expect(screen.getAllByText('Blocked')).toHaveLength(1);
  }
});

test('a followed author is unfollowed in the list, and followed again', async () => {
  const { user, mockApi } = await renderApp({ path: '/dashboard/followings', as: 'reader' });
  const authors = within(await screen.findByRole('list', { name: 'All the Followed Authors' }));
  const [button] = await authors.findAllByRole('button', { name: /^Unfollow / });
  const name = button?.getAttribute('aria-label')?.slice('Unfollow '.length) ?? '';
  const followings = async () => {
    const { authors } = await (await signInElsewhere(mockApi, 'reader')).ok('listFollowing', {
      query: {},
    });
    return authors.map(({ fullName }) => fullName);
  };
  expect(await followings()).toContain(name);
  await user.click(button ?? document.body);
  const again = await screen.findByRole('button', { name: `Follow ${name}` });
  await waitFor(async () => expect(await followings()).not.toContain(name));
  await waitFor(() => expectAvailable(again));
  await user.click(again);
  await screen.findByRole('button', { name: `Unfollow ${name}` });
  await waitFor(async () => expect(await followings()).toContain(name));
});

test.each([
  ['/dashboard/followers?page=9', 'newbie'],
  ['/dashboard/posts?page=9', 'author'],
] as const)(
  '%s is past the last page and does not show the text of an empty list',
  async (path, as) => {
    const { user } = await renderApp({ path, as });
    expect(await screen.findByText('There is nothing on this page any more.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByText('Page 8')).toBeVisible();
  },
);

test.each([
  ['/dashboard/followers', "You don't have any Follower yet."],
  ['/dashboard/followings', 'You are not following anyone yet.'],
])('%s shows "%s" if the list is empty', async (path, empty) => {
  await renderApp({ path, as: 'newbie' });
  expect(await screen.findByText(empty)).toBeVisible();
});
