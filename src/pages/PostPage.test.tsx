import { commentTexts } from '@contract/texts/commentTexts';
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

/** A public post that was, or was not, written by the author persona. */
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

/** The first comment of the page. */
async function findComment() {
  const time = await waitFor(() => {
    const found = document.querySelector('li time');
    if (!found) throw new Error('The post has no comments.');
    return found;
  });
  return within(time.closest('li') ?? document.body);
}

function expectControls(comment: Awaited<ReturnType<typeof findComment>>, count: number) {
  expect(comment.queryAllByRole('button', { name: 'Edit comment' })).toHaveLength(count);
  expect(comment.queryAllByRole('button', { name: 'Delete comment' })).toHaveLength(count);
}

test('a visitor reads a post with its author, date, comments and recommended posts', async () => {
  const { post } = await openPost();
  const title = screen.getByRole('heading', { level: 1, name: post.title });
  expect(title.closest('header')).toHaveTextContent(/\d min read/);
  expect(screen.getByRole('region', { name: 'About the author' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeVisible();
  const more = screen.getByRole('region', { name: 'Posts you may like' });
  expect(within(more).getAllByRole('article').length).toBeGreaterThan(3);
  await waitFor(() => expect(document.title).toContain(post.title));
  // The page of all posts is another page.
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name: 'All Posts' })).not.toHaveAttribute('aria-current');
  expect(screen.queryByRole('button', { name: 'Edit post' })).toBeNull();
});

test('a reader likes and unlikes a post, whose likes are requested once', async () => {
  const app = await renderApp({ path: '/about', as: 'newbie' });
  const likes = countRequests(app, /\/likecount$/);
  const post = await postIn(app, false);
  await app.router.navigate(`/posts/${post.url}`);
  const like = await screen.findByRole('button', { name: 'Like this post' });
  await waitFor(() => expect(likes()).toBe(1));
  const before = await screen.findByText(/^\d+ likes?$/);
  const count = Number.parseInt(before.textContent, 10);
  await app.user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(before).toHaveTextContent(`${count + 1} like`));
  await app.user.click(like);
  await waitFor(() => expect(before).toHaveTextContent(`${count} like`));
  expect(likes()).toBe(1);
  expectControls(await findComment(), 0);
});

test('a reader writes, edits and deletes a comment', async () => {
  const app = await openPost('reader');
  const { user } = app;
  for (const name of ['Edit post', 'Delete post']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  const box = screen.getByPlaceholderText('Your comment here');
  const form = within(box.closest('form') ?? document.body);
  const send = form.getByRole('button', { name: 'Comment' });
  const comments: string[] = [];
  app.server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/comments')) comments.push(request.url);
  });
  await user.type(box, '   ');
  await user.click(send);
  expectAvailable(send);
  await user.clear(box);
  await user.paste('A first word');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const item = (await screen.findByText('A first word', inComment)).closest('li');
  if (!item) throw new Error('The comment is not in a list.');
  const row = within(item);
  await waitFor(() => expect(box).toHaveValue(''));
  await waitFor(() => expect(notices()).toHaveTextContent(commentTexts.added));
  // The empty comment was not sent.
  expect(comments).toHaveLength(1);
  expect(alerts()).toBeEmptyDOMElement();

  await user.click(row.getByRole('button', { name: 'Edit comment' }));
  await enterText(user, await row.findByRole('textbox'), ' and more');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(row.getByText('A first word')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Edit comment' }));
  await enterText(user, await row.findByRole('textbox'), ' and a second');
  await user.click(row.getByRole('button', { name: 'Save comment' }));
  expect(await row.findByText('A first word and a second', inComment)).toBeVisible();

  await user.click(row.getByRole('button', { name: 'Delete comment' }));
  expect(screen.queryByText('A first word and a second')).toBeNull();
  await waitFor(() => expect(notices()).toHaveTextContent(commentTexts.deleted));
});

test('a summary opens with a note, and its sentence scrolls to its passage', async () => {
  const { user, router, mockApi, post } = await openPost('reader');
  const open = button('AI Summary');
  await user.click(open);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/generated by AI/);
  await waitFor(() => expect(notices()).toHaveTextContent(postTexts.summarised));
  const [sentence] = within(dialog).getAllByRole('listitem');
  if (!sentence) throw new Error('The summary has no sentence.');
  await user.click(within(sentence).getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.querySelector('[data-marked]')).toHaveFocus());
  expectAvailable(open);

  // Other users cannot open an unpublished post, even if they saw it before.
  await mockApi.data.publication.unpublish(post.id, { by: post.authorId, now: 9 });
  await router.navigate('/about');
  await router.navigate(`/posts/${post.url}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

test('the author edits the own post, and sees it with a note when it is unpublished', async () => {
  const { user, router, mockApi, post } = await openPost('author', true);
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Edit post' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/update'));
  expect(router.state.location.state).toMatchObject({ post: { url: post.url } });
  // The page of the post has been left.
  await screen.findByLabelText('Title');
  await mockApi.data.publication.unpublish(post.id, { by: post.authorId, now: 9 });
  await router.navigate(`/posts/${post.url}`);
  expect(await screen.findByText(/This post is not public/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Continue writing' }));
  expect(router.state.location.search).toBe(`?post=${post.url}`);
  expect(await screen.findByLabelText('Title')).toHaveValue(post.title);
});

test('an admin deletes a post after confirming and returns to the previous page', async () => {
  const { user, router, mockApi, post } = await openPost('admin');
  expectControls(await findComment(), 1);
  const remove = await screen.findByRole('button', { name: 'Delete post' });
  async function confirm() {
    await user.click(remove);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete This Post' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
  }
  failCalls({ deletePost: { status: 0, times: 1 } });
  await confirm();
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to delete the Post'));
  expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await confirm();
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  expect(await mockApi.data.posts.byUrl(post.url)).toBeNull();
});

test('a missing post and one that could not be loaded lead to the not-found page', async () => {
  const { router, ...app } = await renderApp({ path: '/posts/never-written' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
  const post = await postIn(app, false);
  failCalls({ readPost: { status: 0 } });
  await router.navigate('/about');
  await router.navigate(`/posts/${post.url}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to load the Post'));
});

test('an empty slug and a post with invalid content redirect to all posts', async () => {
  const { router, ...app } = await renderApp({ path: '/posts/%20' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  const { id, url, updatedAt, authorId } = await postIn(app, false);
  await app.mockApi.data.posts.update(id, { content: '{', updatedAt }, authorId);
  await router.navigate('/about');
  await router.navigate(`/posts/${url}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
});
