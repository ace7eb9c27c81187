import { followMessages } from '@contract/texts/apiMessages';
import { followTexts } from '@contract/texts/followTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/heard';
import { renderApp } from '@/testing/renderApp';
import { signInElsewhere } from '@/testing/signInElsewhere';

// Twenty cards take their time on a machine that is busy with other things.
vi.setConfig({ testTimeout: 20_000 });

const path = '/username/author';
const count = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const heading = () => screen.findByRole('heading', { level: 1, name: 'Ines Okonjo' });
const button = (name: string) => screen.findByRole('button', { name });

/** Whatever the community's history is: from here on the reader does not follow the author. */
async function startUnfollowed(user: UserEvent) {
  await heading();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Follow/ })).toBeEnabled());
  const following = screen.queryByRole('button', { name: 'Following' });
  if (following) await user.click(following);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled());
}

const said = async (text: string) => (await screen.findAllByText(text)).length > 0;

test('a visitor is told to log in and sent to the sign-in', async () => {
  const { router } = await renderApp({ path });
  expect(await said(gateTexts.profile)).toBe(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
});

test('a reader sees who the author is and what the posts have brought', async () => {
  await renderApp({ path, as: 'reader' });
  await heading();
  expect(screen.getByText('@author')).toBeVisible();
  expect(screen.getByText('author@mail.example')).toBeVisible();
  expect(count('Published posts')).toBe('40');
  expect(count('Followers')).toBe('60');
  expect(screen.getByRole('heading', { name: 'Posts by Ines' })).toBeVisible();
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(20);
  const [card] = cards;
  if (!card) throw new Error('There is no card.');
  expect(within(card).getByText(/\d+ likes?$/)).toBeVisible();
  expect(within(card).getByRole('link', { name: /^Read / })).toBeVisible();
});

test('the posts are turned page by page, and the page stands in the address', async () => {
  const { user, router } = await renderApp({ path, as: 'reader' });
  await heading();
  await user.click(await button('Next page'));
  expect(await screen.findByText('Page 2')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled());
});

test('a reader can follow an author and stop again, and the count goes along', async () => {
  const { user } = await renderApp({ path, as: 'reader' });
  await startUnfollowed(user);
  const before = Number(count('Followers'));
  await user.click(await button('Follow'));
  expect(await button('Following')).toBeVisible();
  expect(count('Followers')).toBe(String(before + 1));
  await user.click(await button('Following'));
  expect(await button('Follow')).toBeVisible();
  expect(count('Followers')).toBe(String(before));
});

test('a follow that fails is taken back and says so', async () => {
  const { user } = await renderApp({ path, as: 'reader' });
  await startUnfollowed(user);
  const before = count('Followers');
  failCalls({ followAuthor: { status: 500 } });
  await user.click(await button('Follow'));
  expect(await said(followTexts.followFailed)).toBe(true);
  expect(await button('Follow')).toBeVisible();
  expect(count('Followers')).toBe(before);
});

test('an end of following that fails is taken back and says so', async () => {
  const { user } = await renderApp({ path, as: 'reader' });
  await startUnfollowed(user);
  await user.click(await button('Follow'));
  await waitFor(() => expect(notices()).toHaveTextContent(followMessages.followed));
  failCalls({ unfollowAuthor: { status: 500 } });
  await user.click(await button('Following'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to get the follow status'));
  expect(await button('Following')).toBeVisible();
});

test('a profile that could not be fetched leads home with the fixed text', async () => {
  const { router } = await renderApp({ path: '/about', as: 'reader' });
  failCalls({ readProfile: { status: 500 } });
  await router.navigate(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to fetch the profile'));
});

test('who follows already, as from another tab, is told so and sees it', async () => {
  const { user } = await renderApp({ path, as: 'reader' });
  await startUnfollowed(user);
  const message = followMessages.alreadyFollowing;
  failCalls({ followAuthor: { status: 409, message, times: 1, afterwards: true } });
  await user.click(await button('Follow'));
  expect(await said(message)).toBe(true);
  expect(await button('Following')).toBeVisible();
});

test('who has stopped following elsewhere is told so and sees it', async () => {
  const { user, mockApi } = await renderApp({ path, as: 'reader' });
  await startUnfollowed(user);
  await user.click(await button('Follow'));
  await waitFor(() => expect(notices()).toHaveTextContent(followMessages.followed));
  const elsewhere = await signInElsewhere(mockApi, 'reader');
  const { data } = await elsewhere.ok('readFollow', { body: { authId: 'user-author' } });
  await elsewhere.ok('unfollowAuthor', { params: { followId: data.id ?? '' } });
  await user.click(await button('Following'));
  expect(await said(followMessages.notFollowing)).toBe(true);
  expect(await button('Follow')).toBeVisible();
});

test('who is not verified is told so instead of following', async () => {
  const { user } = await renderApp({ path, as: 'newbie' });
  await heading();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled());
  await user.click(await button('Follow'));
  expect(await said(gateTexts.unverified)).toBe(true);
  expect(await button('Follow')).toBeVisible();
});

test('nobody can follow themselves', async () => {
  await renderApp({ path, as: 'author' });
  await heading();
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
});

test('a reader has none of the administration', async () => {
  await renderApp({ path, as: 'reader' });
  await heading();
  for (const name of ['Block', 'Create Post', 'Delete Account']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('an admin deletes an account after confirming, and stays signed in', async () => {
  const { user, router, store } = await renderApp({ path, as: 'admin' });
  await heading();
  await user.click(await button('Delete Account'));
  const dialog = screen.getByRole('dialog', { name: 'Delete This Account' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(store.getState().auth.role).toBe('admin');
});

test('an admin who thinks better of it deletes nothing', async () => {
  const { user } = await renderApp({ path, as: 'admin' });
  await heading();
  await user.click(await button('Delete Account'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: 'Delete This Account' })).toBeNull();
  expect(await heading()).toBeVisible();
});

test('an admin writes on behalf of an author', async () => {
  const { user, router } = await renderApp({ path, as: 'admin' });
  await heading();
  await user.click(await button('Create Post'));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/create',
      state: { authorId: 'user-author' },
    }),
  );
});

test('a profile that is not there leads home with a word', async () => {
  const { router } = await renderApp({ path: '/username/nobody-at-all', as: 'reader' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect((await screen.findByRole('alert', { name: /Errors|Alerts/ })).textContent).not.toBe('');
});

test('who has written nothing has an empty list that says so', async () => {
  await renderApp({ path: '/username/newbie', as: 'reader' });
  expect(await screen.findByText(postTexts.none)).toBeVisible();
});
