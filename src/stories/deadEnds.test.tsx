import { postTexts } from '@contract/texts/postTexts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notify } from '@/lib/notify';
import { countRequests } from '@/testing/countRequests';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const pages = [
  { path: '/not-found', title: 'Page not found' },
  { path: '/no/such/page', title: 'Page not found' },
  { path: '/denied', title: 'Access Denied' },
];

test.each(pages)('$path offers a search and three posts', async ({ path, title }) => {
  const { user, router } = await renderApp({ path });
  await screen.findByRole('heading', { level: 1, name: title });
  const suggestions = await screen.findByRole('region', { name: 'Posts you may like' });
  expect(within(suggestions).getAllByRole('article')).toHaveLength(3);
  await user.type(within(screen.getByRole('main')).getByRole('searchbox'), 'garden & soil{Enter}');
  const heading = { level: 1, name: 'Posts that match “garden & soil”' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(router.state.location.pathname).toBe('/posts');
});

test.each(pages)('$path says nothing about suggestions that fail to load', async ({ path }) => {
  const { router, server } = await renderApp({ path: '/about' });
  failCalls({ readHome: { status: 500 } });
  const calls = countRequests({ server }, /\/blogs\/$/);
  await router.navigate(path);
  await within(screen.getByRole('main')).findByRole('searchbox');
  await waitFor(() => expect(calls()).toBe(1));
  failCalls({});
  act(() => notify.error('A later message'));
  await waitFor(() => expect(alerts()).toHaveTextContent(/^A later message$/));
  expect(screen.queryByRole('region', { name: 'Posts you may like' })).toBeNull();
  expect(screen.queryByText('Try again')).toBeNull();
});

test('the denied page leads to the home page, too', async () => {
  await renderApp({ path: '/denied' });
  const link = await screen.findByRole('link', { name: 'Go to the home page' });
  expect(link).toHaveAttribute('href', '/');
});

test.each<[path: string, text: string, link: [name: string, to: string]]>([
  ['/dashboard/followers', "You don't have any Follower yet.", ['Write a post', '/create']],
  ['/dashboard/followings', 'You are not following anyone yet.', ['Find authors', '/posts']],
  ['/username/newbie', postTexts.none, ['Write a post', '/create']],
])('%s: an empty list says what to do and has no pages', async (path, text, [name, to]) => {
  await renderApp({ path, as: 'newbie' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('a profile without posts leads other readers to the posts', async () => {
  await renderApp({ path: '/username/newbie', as: 'reader' });
  const link = await screen.findByRole('link', { name: 'Read posts of other authors' });
  expect(link).toHaveAttribute('href', '/posts');
});

test('a search without users leads to all of them', async () => {
  await renderApp({ path: '/dashboard/users?q=zzzzzz', as: 'admin' });
  expect(await screen.findByText('No Users Found')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Show all users' });
  expect(link).toHaveAttribute('href', '/dashboard/users');
});
