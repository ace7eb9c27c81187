import { sessionKeys } from '@contract/storageKeys';
import { followMessages, userMessages } from '@contract/texts/apiMessages';
import { createClient } from '@server/core/testing/createClient';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renewSession } from '@/features/auth/accountThunks';
import { expectAvailable } from '@/testing/availability';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';
import { replaceAccount } from '@/testing/replaceAccount';
import { signInElsewhere } from '@/testing/signInElsewhere';

const path = '/username/author';
const author = { params: { id: 'user-author' } };
const account = { ...author, body: {} };
const heading = () => screen.findByRole('heading', { level: 1, name: 'Ines Okonjo' });
const button = (name: string) => screen.findByRole('button', { name });

async function openProfile() {
  const app = await renderApp({ path, as: 'admin' });
  await heading();
  return app;
}

async function answer(user: UserEvent, dialog: string, name: string) {
  await user.click(
    within(screen.getByRole('dialog', { name: dialog })).getByRole('button', { name }),
  );
}

async function block(user: UserEvent) {
  await user.click(await button('Block'));
  await answer(user, 'Block This Account', 'Block');
}

test('an admin blocks and unblocks a user after confirming, and sees what fails', async () => {
  const { user, mockApi } = await openProfile();
  const isBlocked = async () => (await mockApi.data.users.byId('user-author'))?.isBlocked;
  await user.click(await button('Block'));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Ines Okonjo will be signed out at their next step',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await isBlocked()).toBe(false);
  failCalls({
    blockUser: { status: 500, times: 1 },
    unblockUser: { status: 500, times: 1 },
    deleteAccount: { status: 500, times: 1 },
  });
  await user.click(await button('Delete Account'));
  await answer(user, 'Delete This Account', 'Delete');
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to delete the account'));
  expect(await heading()).toBeVisible();
  await block(user);
  await waitFor(() => expect(alerts()).toHaveTextContent('Error Blocking this Users'));
  expect(await isBlocked()).toBe(false);

  await answer(user, 'Block This Account', 'Block');
  expect(await button('Unblock')).toBeVisible();
  expect(screen.getByText('Blocked')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  await waitFor(() => expect(notices()).toHaveTextContent(userMessages.blocked));
  expect(await isBlocked()).toBe(true);
  await user.click(await button('Unblock'));
  await answer(user, 'Unblock This Account', 'Unblock');
  await waitFor(() => expect(alerts()).toHaveTextContent('Error Unblocking this Users'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await isBlocked()).toBe(true);
  await user.click(await button('Unblock'));
  await answer(user, 'Unblock This Account', 'Unblock');
  expect(await button('Block')).toBeVisible();
  expect(screen.queryByText('Blocked')).toBeNull();
  expect(await isBlocked()).toBe(false);
});

test('a block by another admin is shown after the next call', async () => {
  const { user, mockApi, router } = await openProfile();
  const other = await signInElsewhere(mockApi, 'admin');
  await other.ok('blockUser', account);
  await waitFor(() => expectAvailable(screen.getByRole('button', { name: /^Follow/ })));
  await user.click(screen.getByRole('button', { name: /^Follow/ }));
  expect(await screen.findByText('Blocked')).toBeVisible();
  expect(await button('Unblock')).toBeVisible();
  await router.navigate('/dashboard/users?q=author@mail');
  expect(await screen.findByRole('link', { name: /Ines Okonjo/ })).toHaveTextContent('Blocked');
  await other.ok('unblockUser', account);
  await router.navigate('/dashboard/users?q=Okonjo');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Ines Okonjo/ })).not.toHaveTextContent('Blocked'),
  );
});

test.each(['Block', 'Delete Account'])(
  'leaves the profile if another admin has deleted the account before "%s"',
  async (action) => {
    const { user, mockApi, router } = await openProfile();
    await (await signInElsewhere(mockApi, 'admin')).ok('deleteAccount', { ...author, body: {} });
    await user.click(await button(action));
    await answer(
      user,
      action === 'Block' ? 'Block This Account' : 'Delete This Account',
      action === 'Block' ? 'Block' : 'Delete',
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(alerts()).not.toBeEmptyDOMElement());
  },
);

test('a user who is blocked while signed in is signed out at the next call and sees why when signing in', async () => {
  const { user, mockApi, router, store } = await renderApp({
    path: '/dashboard/followings',
    as: 'author',
    withSessionKeeper: true,
  });
  await screen.findByRole('list', { name: 'All the Followed Authors' });
  await (await signInElsewhere(mockApi, 'admin')).ok('blockUser', account);
  expect(store.getState().auth.isLoggedIn).toBe(true);
  const [profile] = await screen.findAllByRole('link', { name: 'Profile' });
  if (!profile) throw new Error('There is no link to the profile.');
  await user.click(profile);
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(store.getState().auth.isLoggedIn).toBe(false);
  expect(localStorage.getItem(sessionKeys.user)).toBeNull();
  await enterText(user, await screen.findByLabelText('Username'), 'author');
  await enterText(user, screen.getByLabelText('Password'), 'Password1!');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('Your account has been blocked.'));
  expect(screen.getByLabelText('Username')).toHaveValue('author');
});

test('a blocked user reads the reason when signing in', async () => {
  const { user, mockApi } = await openProfile();
  await user.click(await button('Block'));
  const dialog = within(screen.getByRole('dialog', { name: 'Block This Account' }));
  await user.click(dialog.getByRole('button', { name: 'Spam or advertising.' }));
  await user.type(dialog.getByLabelText('Reason'), ' Thrice.');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await button('Unblock')).toBeVisible();
  const login = { body: { username: 'author', password: 'Password1!' } };
  const { message } = await createClient(mockApi.api).refused('login', login);
  expect(message).toBe(
    'Your account has been blocked. Please contact us. Reason: Spam or advertising. Thrice.',
  );
});

test("an admin edits and deletes a reader's comment, and can edit another author's post", async () => {
  const { user, mockApi, router } = await renderApp({ path: '/about', as: 'admin' });
  const [post] = (await mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  const body = { blogId: post?.id ?? '', comment: 'Buy my fertiliser.' };
  await (await signInElsewhere(mockApi, 'reader')).ok('addComment', { body });
  await router.navigate(`/posts/${post?.url}`);
  const row = async (text: string) => {
    const item = (await screen.findByText(text, { selector: 'li p' })).closest('li');
    if (!item) throw new Error('The comment is not in a list.');
    return within(item);
  };
  const comment = await row('Buy my fertiliser.');
  await user.click(comment.getByRole('button', { name: 'Edit comment' }));
  await user.clear(await comment.findByRole('textbox'));
  await enterText(user, comment.getByRole('textbox'), 'Removed by a moderator.');
  await user.click(comment.getByRole('button', { name: 'Save comment' }));
  const editedComment = await row('Removed by a moderator.');
  expect(editedComment.getByRole('link', { name: 'Tomas Lindqvist' })).toBeVisible();
  await user.click(editedComment.getByRole('button', { name: 'Delete comment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete This Comment' });
  expect(dialog).toHaveTextContent('will be deleted permanently');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Removed by a moderator.')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Edit post' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/update'));
  expect(router.state.location.state).toMatchObject({ post: { url: post?.url } });
});

test('an admin who is no longer verified, and then no longer an admin, sees why nothing happens', async () => {
  const { user, mockApi, store, router } = await openProfile();
  replaceAccount(mockApi, 'user-admin', { isVerified: false });
  await store.dispatch(renewSession()).unwrap();
  await user.click(await button('Create Post'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Verify your account to create the post'));
  expect(router.state.location.pathname).toBe(path);
  replaceAccount(mockApi, 'user-admin', { role: 'user' });
  await block(user);
  await waitFor(() => expect(alerts()).toHaveTextContent('You are not authorized to do this.'));
  expect(await mockApi.data.users.byId('user-author')).toMatchObject({ isBlocked: false });
});

test("a blocked author's profile and posts are hidden from readers", async () => {
  const { mockApi, router } = await renderApp({ path: '/about', as: 'reader' });
  const { rows } = await mockApi.data.posts.ofAuthor({
    authorId: 'user-author',
    publishedOnly: true,
    skip: 0,
    take: 1,
  });
  await (await signInElsewhere(mockApi, 'admin')).ok('blockUser', account);
  await router.navigate(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(alerts()).toHaveTextContent(followMessages.authorNotFound));
  await router.navigate(`/posts/${rows[0]?.url}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});
