import { followMessages } from '@contract/texts/apiMessages';
import { followTexts } from '@contract/texts/followTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { expectAvailable, expectUnavailable } from '@/testing/availability';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';
import { signInElsewhere } from '@/testing/signInElsewhere';

const path = '/username/author';
const count = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const heading = () => screen.findByRole('heading', { level: 1, name: 'Ines Okonjo' });
const button = (name: string) => screen.findByRole('button', { name });

/** The next change has to wait for the answer. */
async function stopFollowing(user: UserEvent) {
  await user.click(await button('Following'));
  await waitFor(() => expect(notices()).toHaveTextContent(followMessages.unfollowed));
  act(() => toast.remove());
}

/** Makes sure that the user doesn't follow the author, whatever the seed data say. */
async function startUnfollowed(user: UserEvent) {
  await heading();
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: /^Follow/ })));
  if (screen.queryByRole('button', { name: 'Following' })) await stopFollowing(user);
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Follow' })));
}

const isShown = async (text: string) => (await screen.findAllByText(text)).length > 0;

test('a visitor is asked to log in and redirected to the sign-in page', async () => {
  const { router } = await renderApp({ path });
  expect(await isShown(gateTexts.profile)).toBe(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
});

test('signing out on a profile leads to the sign-in without the reason for visitors', async () => {
  const { user, router } = await renderApp({ path, as: 'reader' });
  await heading();
  const [logout] = screen.getAllByRole('button', { name: 'Logout' });
  await user.click(logout ?? document.body);
  await user.click(await button('Confirm'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  await waitFor(() => expect(notices()).not.toBeEmptyDOMElement());
  expect(alerts()).not.toHaveTextContent(gateTexts.profile);
});

test("a reader sees the author's details, counts and posts, in pages", async () => {
  const { user, router } = await renderApp({ path, as: 'reader' });
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
  for (const name of ['Block', 'Create Post', 'Delete Account']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await waitFor(() => expectUnavailable(screen.getByRole('button', { name: 'Next page' })));
});

test('a reader sees no line for an address that the author hides', async () => {
  const { router, mockApi } = await renderApp({ path: '/about', as: 'reader' });
  replaceAccount(mockApi, 'user-author', { showsEmail: false });
  await router.navigate(path);
  await heading();
  expect(screen.getByText('@author').parentElement).toHaveTextContent(/^@author$/);
  expect(document.body).not.toHaveTextContent('author@mail.example');
});

test('a reader can follow and unfollow an author, and what fails is rolled back', async () => {
  const { user } = await renderApp({ path, as: 'reader' });
  await startUnfollowed(user);
  const before = Number(count('Followers'));
  await user.click(await button('Follow'));
  expect(await button('Following')).toBeVisible();
  expect(count('Followers')).toBe(String(before + 1));
  await waitFor(() => expect(notices()).toHaveTextContent(followMessages.followed));
  await user.click(await button('Following'));
  expect(await button('Follow')).toBeVisible();
  expect(count('Followers')).toBe(String(before));
  await waitFor(() => expect(notices()).toHaveTextContent(followMessages.unfollowed));

  failCalls({ followAuthor: { status: 500, times: 1 } });
  await user.click(await button('Follow'));
  expect(await isShown(followTexts.followFailed)).toBe(true);
  expect(await button('Follow')).toBeVisible();
  expect(count('Followers')).toBe(String(before));

  act(() => toast.remove());
  await user.click(await button('Follow'));
  await waitFor(() => expect(notices()).toHaveTextContent(followMessages.followed));
  failCalls({ unfollowAuthor: { status: 500, times: 1 } });
  await user.click(await button('Following'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to get the follow status'));
  expect(await button('Following')).toBeVisible();
  expect(count('Followers')).toBe(String(before + 1));
});

test('a profile that could not be loaded says so and can be tried again', async () => {
  const { user, router } = await renderApp({ path: '/about', as: 'reader' });
  failCalls({ readProfile: { status: 0 } });
  await router.navigate(path);
  const retry = await button('Try again');
  expect(screen.getByRole('heading', { level: 1, name: 'author' })).toBeVisible();
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to fetch the profile'));
  act(() => toast.remove());
  failCalls({ readProfile: { status: 500 } });
  await user.click(retry);
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to fetch the profile'));
  expect(screen.getByRole('heading', { level: 1, name: 'author' })).toBeVisible();
  failCalls({});
  await user.click(await button('Try again'));
  expect(await heading()).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test('a reader who followed or unfollowed in another tab sees a message and the new state', async () => {
  const { user, mockApi } = await renderApp({ path, as: 'reader' });
  await startUnfollowed(user);
  const message = followMessages.alreadyFollowing;
  failCalls({ followAuthor: { status: 409, message, times: 1, afterwards: true } });
  await user.click(await button('Follow'));
  expect(await isShown(message)).toBe(true);
  expect(await button('Following')).toBeVisible();

  const elsewhere = await signInElsewhere(mockApi, 'reader');
  const { data } = await elsewhere.ok('readFollow', { body: { authId: 'user-author' } });
  await elsewhere.ok('unfollowAuthor', { params: { followId: data.id ?? '' } });
  await user.click(await button('Following'));
  expect(await isShown(followMessages.notFollowing)).toBe(true);
  expect(await button('Follow')).toBeVisible();
});

test('an unverified reader sees a message instead of following', async () => {
  const { user } = await renderApp({ path, as: 'newbie' });
  await heading();
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: 'Follow' })));
  await user.click(await button('Follow'));
  expect(await isShown(gateTexts.unverified)).toBe(true);
  expect(await button('Follow')).toBeVisible();
});

test('an author sees the own hidden address, and cannot follow or delete themselves', async () => {
  const { router, mockApi } = await renderApp({ path: '/about', as: 'author' });
  replaceAccount(mockApi, 'user-author', { showsEmail: false });
  await router.navigate(path);
  await heading();
  expect(screen.getByText('author@mail.example')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
});

test('an admin sees a hidden address, and deletes the account after confirming', async () => {
  const { user, router, store, mockApi } = await renderApp({ path: '/about', as: 'admin' });
  replaceAccount(mockApi, 'user-author', { showsEmail: false });
  await router.navigate(path);
  await heading();
  expect(screen.getByText('author@mail.example')).toBeVisible();
  const remove = screen.getByRole('button', { name: 'Delete Account' });
  const dialog = () => screen.queryByRole('dialog', { name: 'Delete This Account' });
  await user.click(remove);
  await user.click(within(dialog() ?? remove).getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toBeNull();
  expect(await mockApi.data.users.byUsername('author')).not.toBeNull();
  await user.click(remove);
  await user.click(within(dialog() ?? remove).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(store.getState().auth.role).toBe('admin');
});

test('an admin can create a post for an author', async () => {
  const { user, router } = await renderApp({ path, as: 'admin' });
  await user.click(await button('Create Post'));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/create',
      state: { authorId: 'user-author' },
    }),
  );
});

test('a missing profile redirects home with a message', async () => {
  const { router } = await renderApp({ path: '/username/no-such-user', as: 'reader' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect((await screen.findByRole('alert', { name: /Errors|Alerts/ })).textContent).not.toBe('');
});

test('an author without posts has an empty list', async () => {
  await renderApp({ path: '/username/newbie', as: 'reader' });
  expect(await screen.findByText(postTexts.none)).toBeVisible();
});
