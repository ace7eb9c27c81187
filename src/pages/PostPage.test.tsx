import { commentTexts } from '@contract/texts/commentTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { postTexts } from '@contract/texts/postTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAvailable } from '@/testing/availability';
import { countRequests } from '@/testing/countRequests';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

/** A public post that was, or was not, inComment by the author persona. */
async function postIn({ mockApi }: Pick<App, 'mockApi'>, isOwn: boolean) {
  const { rows } = await mockApi.data.posts.latest({ skip: 0, take: 20 });
  const post = rows.find(({ authorId }) => (authorId === 'user-author') === isOwn);
  if (!post) throw new Error('There is no such post.');
  return post;
}

async function openPost(as?: Parameters<typeof renderApp>[0]['as'], isOwn = false) {
  const app = await renderApp({ path: '/about', ...(as ? { as } : {}) });
  const post = await postIn(app, isOwn);
  await app.router.navigate(`/posts/${post.url}`);
  await screen.findByRole('heading', { level: 1, name: post.title });
  await screen.findByPlaceholderText('Your comment here');
  await screen.findByRole('region', { name: 'Posts you may like' });
  return { ...app, post };
}

/** The text of a comment, not the text box with the same text. */
const inComment = { selector: 'li p' };

const button = (name: string) => screen.getByRole('button', { name });

test('a visitor reads a post with its author, date, comments and recommended posts', async () => {
  const { post } = await openPost();
  const title = screen.getByRole('heading', { level: 1, name: post.title });
  expect(title.closest('header')).toHaveTextContent(/\d min read/);
  expect(screen.getByRole('region', { name: 'About the author' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeVisible();
  const more = screen.getByRole('region', { name: 'Posts you may like' });
  expect(within(more).getAllByRole('article').length).toBeGreaterThan(3);
  await waitFor(() => expect(document.title).toContain(post.title));
  expect(screen.queryByRole('button', { name: 'Edit post' })).toBeNull();
});

test.each([
  ['Like this post', gateTexts.like],
  ['AI Summary', gateTexts.summary],
])('a visitor who presses "%s" sees "%s"', async (name, message) => {
  const { user } = await openPost();
  await user.click(button(name));
  await waitFor(() => expect(alerts()).toHaveTextContent(message));
});

test('a signed-in reader’s post page asks for its likes once', async () => {
  const app = await renderApp({ path: '/about', as: 'newbie' });
  const likes = countRequests(app, /\/likecount$/);
  const post = await postIn(app, false);
  await app.router.navigate(`/posts/${post.url}`);
  await screen.findByRole('heading', { level: 1, name: post.title });
  await waitFor(() => expect(likes()).toBe(1));
});

test('a reader likes and unlikes a post', async () => {
  const { user, post } = await openPost('newbie');
  const like = button('Like this post');
  const before = await screen.findByText(/^\d+ likes?$/);
  const count = Number.parseInt(before.textContent, 10);
  await user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(before).toHaveTextContent(`${count + 1} like`));
  await user.click(like);
  await waitFor(() => expect(before).toHaveTextContent(`${count} like`));
  expect(post.isPublished).toBe(true);
});

test('a like that the API rejects is rolled back with an error', async () => {
  const { user } = await openPost('newbie');
  failCalls({ likePost: { status: 500 } });
  await user.click(button('Like this post'));
  await waitFor(() => expect(alerts()).not.toBeEmptyDOMElement());
  expect(button('Like this post')).toHaveAttribute('aria-pressed', 'false');
});

const failures = [
  ['a like', 'likePost', 'Like this post', 'Failed to like the post'],
  ['a follow', 'followAuthor', 'Follow', 'Failed to follow the author.'],
] as const;

test.each(failures)(
  '%s that fails without a message shows the fixed text and is rolled back',
  async (...row) => {
    const [, call, name, message] = row;
    const { user } = await openPost('reader');
    failCalls({ [call]: { status: 0 } });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(alerts()).toHaveTextContent(message));
    expect(await screen.findByRole('button', { name })).toBeVisible();
  },
);

test('an unlike and an unfollow that fail are rolled back with an error', async () => {
  const { user } = await openPost('reader');
  await user.click(button('Like this post'));
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('button', { name: 'Following' })).toBeVisible();
  await waitFor(() => expect(button('Like this post')).toHaveAttribute('aria-pressed', 'true'));
  failCalls({ unlikePost: { status: 0 }, unfollowAuthor: { status: 0 } });
  await user.click(button('Like this post'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to unlike the post'));
  expect(button('Like this post')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Following'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to get the follow status'));
  expect(await screen.findByRole('button', { name: 'Following' })).toBeVisible();
});

test('a visitor who comments is asked to log in, and the text is kept', async () => {
  const { user } = await openPost();
  const box = screen.getByPlaceholderText('Your comment here');
  await enterText(user, box, 'Half a thought');
  await user.click(button('Comment'));
  await waitFor(() => expect(alerts()).toHaveTextContent(gateTexts.comment));
  expect(box).toHaveValue('Half a thought');
});

test('keeps the text of a new comment after leaving the page and coming back', async () => {
  const { user, router, post } = await openPost();
  await enterText(user, screen.getByPlaceholderText('Your comment here'), 'Half a thought');
  await router.navigate('/about');
  await waitFor(() => expect(screen.queryByPlaceholderText('Your comment here')).toBeNull());
  await router.navigate(`/posts/${post.url}`);
  expect(await screen.findByPlaceholderText('Your comment here')).toHaveValue('Half a thought');
});

test('a reader writes, edits and deletes a comment', async () => {
  const { user } = await openPost('reader');
  const box = screen.getByPlaceholderText('Your comment here');
  await user.type(box, 'A first word');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const row = (await screen.findByText('A first word', inComment)).closest('li');
  if (!row) throw new Error('The comment is not in a list.');
  expect(box).toHaveValue('');
  await waitFor(() => expect(notices()).toHaveTextContent(commentTexts.added));

  await user.click(within(row).getByRole('button', { name: 'Edit comment' }));
  await user.type(await within(row).findByRole('textbox'), ' and more{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(within(row).getByText('A first word')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Edit comment' }));
  await user.type(await within(row).findByRole('textbox'), ' and a second');
  await user.click(within(row).getByRole('button', { name: 'Save comment' }));
  expect(await screen.findByText('A first word and a second', inComment)).toBeVisible();

  await user.click(within(row).getByRole('button', { name: 'Delete comment' }));
  expect(screen.queryByText('A first word and a second')).toBeNull();
  await waitFor(() => expect(notices()).toHaveTextContent(commentTexts.deleted));
});

test('an empty comment is ignored without a call', async () => {
  const { user } = await openPost('reader');
  failCalls({ addComment: { status: 500, message: 'A call was made.' } });
  await user.type(screen.getByPlaceholderText('Your comment here'), '   ');
  await user.click(button('Comment'));
  await waitFor(() => expectAvailable(button('Comment')));
  expect(alerts()).toBeEmptyDOMElement();
});

test.each([
  ['newbie', 0],
  ['admin', 1],
] as const)('controls for comments of other users shown to %s: %i of 1', async (persona, count) => {
  const { container } = await openPost(persona);
  await waitFor(() => expect(container.querySelector('li time')).not.toBeNull());
  const row = container.querySelector<HTMLElement>('li:has(time)');
  if (!row) throw new Error('The post has no comments.');
  expect(within(row).queryAllByRole('button', { name: 'Edit comment' })).toHaveLength(count);
  expect(within(row).queryAllByRole('button', { name: 'Delete comment' })).toHaveLength(count);
});

test('a reader can load the comments again after an error', async () => {
  failCalls({ listComments: { status: 500, times: 1 } });
  const { user } = await openPost();
  expect(await screen.findByText('The comments could not be loaded.')).toBeVisible();
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText('The comments could not be loaded.')).toBeNull());
});

test('a summary opens with a note, and its sentence scrolls to its passage', async () => {
  const { user } = await openPost('reader');
  await user.click(button('AI Summary'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/generated by AI/);
  await waitFor(() => expect(notices()).toHaveTextContent(postTexts.summarised));
  const [sentence] = within(dialog).getAllByRole('listitem');
  if (!sentence) throw new Error('The summary has no sentence.');
  await user.click(within(sentence).getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.querySelector('[data-marked]')).toHaveFocus();
  expectAvailable(button('AI Summary'));
});

test('the note of a summary without passages offers none', async () => {
  const app = await renderApp({ path: '/about', as: 'reader' });
  const post = await postIn(app, false);
  const change = { content: '{"blocks":[]}', updatedAt: post.updatedAt };
  await app.mockApi.data.posts.update(post.id, change, post.authorId);
  await app.router.navigate(`/posts/${post.url}`);
  await app.user.click(await screen.findByRole('button', { name: 'AI Summary' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/generated by AI\. Please verify it/);
  expect(dialog).not.toHaveTextContent(/sentence/);
});

test('a summary that fails shows an error and can be requested again', async () => {
  const { user } = await openPost('reader');
  failCalls({ summarisePost: { status: 0, times: 1 } });
  await user.click(button('AI Summary'));
  await waitFor(() => expect(alerts()).toHaveTextContent(postTexts.summaryFailed));
  expectAvailable(button('AI Summary'));
});

test('a reader has no buttons to edit or delete the post', async () => {
  await openPost('reader');
  expect(screen.queryByRole('button', { name: 'Edit post' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete post' })).toBeNull();
});

test('an author can edit their own post', async () => {
  const { user, router, post } = await openPost('author', true);
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Edit post' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/update'));
  expect(router.state.location.state).toMatchObject({ post: { url: post.url } });
});

test('an admin deletes a post after confirming and returns to the previous page', async () => {
  const { user, router, mockApi, post } = await openPost('admin');
  await user.click(await screen.findByRole('button', { name: 'Delete post' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete This Post' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  expect(await mockApi.data.posts.byUrl(post.url)).toBeNull();
});

test('a post that could not be deleted stays, with an error', async () => {
  const { user, post } = await openPost('admin');
  failCalls({ deletePost: { status: 0 } });
  await user.click(await screen.findByRole('button', { name: 'Delete post' }));
  const question = await screen.findByRole('dialog', { name: 'Delete This Post' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to delete the Post'));
  expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
});

test('a post that could not be loaded leads to the not-found page with an error', async () => {
  const { router, ...app } = await renderApp({ path: '/about' });
  const post = await postIn(app, false);
  failCalls({ readPost: { status: 0 } });
  await router.navigate(`/posts/${post.url}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to load the Post'));
});

test('a missing post leads to the not-found page', async () => {
  const { router } = await renderApp({ path: '/posts/never-inComment' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

test('a post with invalid content redirects to all posts', async () => {
  const app = await renderApp({ path: '/about' });
  const post = await postIn(app, false);
  await app.mockApi.data.posts.update(
    post.id,
    { content: '{', updatedAt: post.updatedAt },
    post.authorId,
  );
  await app.router.navigate(`/posts/${post.url}`);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/posts'));
});

test('a URL with an empty slug redirects to all posts', async () => {
  const { router } = await renderApp({ path: '/posts/%20' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
});

test('the author sees an unpublished post with a note', async () => {
  const app = await renderApp({ path: '/about', as: 'author' });
  const post = await postIn(app, true);
  await app.mockApi.data.publication.unpublish(post.id, post.authorId);
  await app.router.navigate(`/posts/${post.url}`);
  expect(await screen.findByText(/This post is not public/)).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Continue writing' }));
  expect(app.router.state.location.search).toBe(`?post=${post.url}`);
  expect(await screen.findByLabelText('Title')).toHaveValue(post.title);
});

test('other users cannot open an unpublished post, even if they saw it before', async () => {
  const { router, mockApi, post } = await openPost('reader');
  await mockApi.data.publication.unpublish(post.id, post.authorId);
  await router.navigate('/about');
  await router.navigate(`/posts/${post.url}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});
