import { limits } from '@contract/limits';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { followTexts } from '@contract/texts/followTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { expect, test, vi } from 'vitest';
import { follow } from '@/features/profile/followThunks';
import { sessionEnded } from '@/store/authSlice';
import { likePost } from '@/store/posts/postThunks';
import { countRequests } from '@/testing/countRequests';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts } from '@/testing/liveRegions';
import { openBlockMenu } from '@/testing/openBlockMenu';
import { renderApp } from '@/testing/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

/** A visitor opens a post of an author whom the reader doesn't follow, or one of the author persona. */
async function openPost(isByAuthor = false) {
  const app = await renderApp({ path: '/about' });
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 20 });
  const post = rows.find(({ authorId }) => (authorId === 'user-author') === isByAuthor);
  const path = `/posts/${post?.url}`;
  await app.router.navigate(path);
  await screen.findByPlaceholderText('Your comment here');
  return { ...app, path, postId: post?.id ?? '' };
}

const button = (name: string) => screen.findByRole('button', { name });

const dialog = (message: string) => screen.findByRole('dialog', { name: message });

/** Presses the button of a visitor, and "Sign in" in the dialog that follows. */
async function goToSignIn({ user }: App, name: string, message: string) {
  await user.click(await button(name));
  await waitFor(() => expect(alerts()).toHaveTextContent(message));
  await user.click(within(await dialog(message)).getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
}

async function signIn({ user }: App, username: string) {
  await enterText(user, await screen.findByLabelText('Username'), username);
  await enterText(user, screen.getByLabelText('Password'), 'Password1!');
  await user.keyboard('{Enter}');
}

test('a visitor who likes a post likes it after signing in, and is back at the button', async () => {
  const app = await openPost();
  const calls = countRequests(app, /\/like\//);
  await goToSignIn(app, 'Like this post', gateTexts.like);
  expect(alerts()).toBeEmptyDOMElement();
  await signIn(app, 'newbie');
  await waitFor(() => expect(app.router.state.location.pathname).toBe(app.path));
  const like = await button('Like this post');
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(like).toHaveFocus());
  expect(calls()).toBe(1);

  // Going back to the page later does not repeat the action or move the focus.
  await app.user.click(like);
  await app.router.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Commonplace' });
  await app.router.navigate(-1);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await button('Like this post')).toHaveAttribute('aria-pressed', 'false');
  expect(calls()).toBe(1);
});

test('a post that the user already likes stays liked, and is liked once', async () => {
  const app = await openPost();
  const like = { postId: app.postId, userId: 'user-reader', createdAt: 1 };
  const before = await app.mockApi.data.likes.add(like);
  await goToSignIn(app, 'Like this post', gateTexts.like);
  await signIn(app, 'reader');
  await waitFor(async () => expect(await button('Like this post')).toHaveFocus());
  expect(await button('Like this post')).toHaveAttribute('aria-pressed', 'true');
  expect(await app.mockApi.data.likes.state(app.postId, 'user-reader')).toEqual(before);
});

test('an author who wanted to follow themselves is back at the heading of the post', async () => {
  const app = await openPost(true);
  await goToSignIn(app, 'Follow', gateTexts.follow);
  await signIn(app, 'author');
  await waitFor(() => expect(app.router.state.location.pathname).toBe(app.path));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
});

test('a visitor who follows an author follows after signing in, or sees why not', async () => {
  const app = await openPost();
  async function followAs(username: string) {
    app.store.dispatch(sessionEnded());
    act(() => toast.remove());
    await goToSignIn(app, 'Follow', gateTexts.follow);
    await signIn(app, username);
    await waitFor(() => expect(app.router.state.location.pathname).toBe(app.path));
  }
  await followAs('newbie');
  await waitFor(() => expect(alerts()).toHaveTextContent(gateTexts.unverified));
  expect(await button('Follow')).toBeVisible();
  failCalls({ followAuthor: { status: 500, times: 1 } });
  await followAs('reader');
  await waitFor(() => expect(alerts()).toHaveTextContent(followTexts.followFailed));
  await followAs('reader');
  const following = await button('Following');
  await waitFor(() => expect(following).toHaveFocus());
});

test('a visitor who saves a post has saved it after signing in, and is back at the button', async () => {
  const app = await openPost();
  await goToSignIn(app, 'Save post', gateTexts.keep);
  await signIn(app, 'newbie');
  await waitFor(() => expect(app.router.state.location.pathname).toBe(app.path));
  const save = await button('Save post');
  await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(save).toHaveFocus());
});

test('words that can not be kept after signing in are not shown as kept', async () => {
  const app = await openPost();
  await openBlockMenu(app.user);
  await app.user.click(screen.getByText('Keep this paragraph'));
  const asked = within(await dialog(gateTexts.keep));
  expect(asked.getByText(/and the words are in your book/)).toBeVisible();
  failCalls({ addPassage: { status: 0, times: 1 } });
  await app.user.click(asked.getByRole('link', { name: 'Sign in' }));
  await signIn(app, 'newbie');
  await waitFor(() => expect(alerts()).toHaveTextContent(bookPageTexts.keepFailed));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a visitor who requests a summary sees it after signing in', async () => {
  const app = await openPost();
  await goToSignIn(app, 'AI Summary', gateTexts.summary);
  await signIn(app, 'reader');
  expect(await screen.findByRole('dialog')).toHaveTextContent(/generated by AI/);
  expect(app.router.state.location.pathname).toBe(app.path);
});

const accountLinks = [
  ['Sign in', '/sign-in'],
  ['Create an account', '/sign-up'],
] as const;

test('a visitor who reports a post is asked to sign in, and is back at the button', async () => {
  const app = await openPost();
  (await button('Report')).focus();
  await app.user.keyboard('{Enter}');
  await dialog(gateTexts.report);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await app.user.keyboard('{Escape}');
  await waitFor(async () => expect(await button('Report')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a visitor who comments has the draft in the focused box after signing in', async () => {
  const app = await openPost();
  await enterText(app.user, screen.getByPlaceholderText('Your comment here'), 'Half a thought');
  // The comment form tells a visitor to use an account.
  for (const [name, address] of accountLinks) {
    const sentence = await screen.findByText(/^You need an account to comment\./);
    const send = within(sentence.closest('form') ?? document.body);
    expect(send.getByRole('button', { name: 'Comment' })).toBeVisible();
    await app.user.click(within(sentence).getByRole('link', { name }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(address));
    expect(app.router.state.location.state).toEqual({
      attempted: app.path,
      intent: { action: 'comment', id: app.postId },
    });
    await app.router.navigate(-1);
  }
  await goToSignIn(app, 'Comment', gateTexts.comment);
  await signIn(app, 'reader');
  const box = await screen.findByPlaceholderText('Your comment here');
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('Half a thought');
  expect(screen.queryByText('Half a thought', { selector: 'li p' })).toBeNull();
  expect(screen.queryByText(/You need an account/)).toBeNull();
});

test('a state that another site could have written is ignored', async () => {
  const state = { attempted: '//evil.example', intent: { action: 'like', id: 'p1' } };
  const app = await renderApp({ path: '/sign-in', state });
  const calls = countRequests(app, /\/like\//);
  await signIn(app, 'reader');
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
  expect(calls()).toBe(0);
});

test('a visitor creates an account in the dialog, and likes the post after going on to the sign-in', async () => {
  const app = await openPost();
  await app.user.click(await button('Like this post'));
  const asked = within(await dialog(gateTexts.like));
  await app.user.click(asked.getByRole('link', { name: 'Create an account' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.router.state.location.state).toEqual({
    attempted: app.path,
    intent: { action: 'like', id: app.postId },
  });
  const pages = [
    ['Login', 'Sign In'],
    ['Create Account', 'Sign Up'],
    ['Login', 'Sign In'],
  ] as const;
  for (const [link, heading] of pages) {
    await app.user.click(screen.getByRole('link', { name: link }));
    await screen.findByRole('heading', { level: 1, name: heading });
  }
  await signIn(app, 'newbie');
  await waitFor(() => expect(app.router.state.location.pathname).toBe(app.path));
  const like = await button('Like this post');
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
});

test('the dialog is closed with its button, with Escape and by pressing the page', async () => {
  const { user, store, postId } = await openPost();
  const like = await button('Like this post');
  const closings = [
    async (asked: HTMLElement) => user.click(within(asked).getByRole('button', { name: 'Close' })),
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('heading', { level: 1 })),
  ];
  for (const close of closings) {
    await user.click(like);
    // The message is announced without the links of the dialog.
    await waitFor(() => expect(alerts()).toHaveTextContent(new RegExp(`^${gateTexts.like}$`)));
    expect(within(alerts()).queryByRole('link')).toBeNull();
    await close(await dialog(gateTexts.like));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(alerts()).toBeEmptyDOMElement();
  }

  // With a keyboard it gets the focus, and gives it back when it is closed.
  like.focus();
  await user.keyboard('{Enter}');
  const asked = within(await dialog(gateTexts.like));
  await waitFor(() => expect(asked.getByRole('link', { name: 'Sign in' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(like).toHaveFocus());

  // After two controls there is one dialog, for the last one.
  await user.click(like);
  await dialog(gateTexts.like);
  await store.dispatch(follow({ authorId: 'user-author', viewerId: null }));
  await dialog(gateTexts.follow);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await store.dispatch(likePost({ postId }));
  await dialog(gateTexts.like);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the dialog stays until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const { store } = await renderApp({ path: '/about' });
    await screen.findByRole('heading', { level: 1 });
    // With the real duration.
    vi.mocked(toast.error).mockRestore();
    await store.dispatch(follow({ authorId: 'user-author', viewerId: null }));
    const asked = await dialog(gateTexts.follow);
    await act(() => vi.advanceTimersByTimeAsync(limits.toast.error * 3));
    expect(asked).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('a user whose account is not verified sees a toast, not a dialog', async () => {
  const { store } = await renderApp({ path: '/about', as: 'newbie' });
  await screen.findByRole('heading', { level: 1 });
  await store.dispatch(follow({ authorId: 'user-author', viewerId: 'user-newbie' }));
  await waitFor(() => expect(alerts()).toHaveTextContent(gateTexts.unverified));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a visitor who writes a remark is back at it after signing in, with the text', async () => {
  const app = await openPost();
  await openBlockMenu(app.user);
  await app.user.click(screen.getByText('Comment on this paragraph'));
  const findThread = () => screen.findByRole('region', { name: 'Remarks' });
  await enterText(
    app.user,
    within(await findThread()).getByLabelText('Your remark'),
    'Not so fast',
  );
  await app.user.click(within(await findThread()).getByRole('button', { name: 'Comment' }));
  const link = within(await dialog(gateTexts.comment)).getByRole('link', { name: 'Sign in' });
  await app.user.click(link);
  await signIn(app, 'reader');
  const box = within(await findThread()).getByLabelText('Your remark');
  expect(box).toHaveValue('Not so fast');
  await waitFor(() => expect(box).toHaveFocus());
});
