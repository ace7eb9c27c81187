import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectUnavailable } from '@/testing/availability';
import { enterText } from '@/testing/enterText';
import { failCalls } from '@/testing/failCalls';
import { alerts, notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

async function open(path = '/dashboard/posts') {
  const app = await renderApp({ path, as: 'author' });
  const posts = await screen.findAllByRole('article');
  return { ...app, posts };
}

async function firstActive() {
  const [control] = await screen.findAllByRole('switch', { name: 'Active' });
  const card = control?.closest('article');
  if (!card) throw new Error('There is no active post.');
  return within(card);
}

test('an author sees twenty posts a page and can go through all pages', async () => {
  const { user, router, posts } = await open();
  expect(posts).toHaveLength(20);
  expect(screen.getByText('Page 1')).toBeVisible();
  expectUnavailable(screen.getByRole('button', { name: 'Previous page' }));
  expect(notices()).not.toHaveTextContent('Posts fetched successfully');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(notices()).toHaveTextContent('Posts fetched successfully'));
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  expectUnavailable(screen.getByRole('button', { name: 'Next page' }));
});

const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Posts by state' })).getByRole('link', { name });

test('the tabs list all posts of a state, and the address keeps the tab', async () => {
  const { user, router } = await open('/dashboard/posts?page=3');
  expect(screen.getByText('45 posts')).toBeVisible();
  expect(tab('All')).toHaveAttribute('aria-current', 'page');
  await user.click(tab('Inactive'));
  expect(await screen.findByText('5 posts')).toBeVisible();
  expect(router.state.location.search).toBe('?state=inactive');
  expect(tab('Inactive')).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('switch', { name: 'Inactive' })).toHaveLength(5);
  expect(screen.queryByRole('switch', { name: 'Active' })).toBeNull();
  expectUnavailable(screen.getByRole('button', { name: 'Next page' }));
  await user.click(tab('Active'));
  expect(await screen.findByText('40 posts')).toBeVisible();
  expect(screen.getAllByRole('switch', { name: 'Active' })).toHaveLength(20);
  expect(notices()).not.toHaveTextContent('Posts fetched successfully');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=active&page=2'));
});

test('an author lists the scheduled posts, and sorts the others', async () => {
  const { user, router, mockApi } = await open();
  const order = () => screen.getByRole('combobox', { name: 'Order' });
  const firstTitle = () =>
    screen.getAllByRole('article')[0]?.querySelector('span[id]')?.textContent;
  const { rows } = await mockApi.data.posts.ofAuthor({
    authorId: 'user-author',
    publishedOnly: false,
    order: 'oldest',
    skip: 0,
    take: 1,
  });
  await user.selectOptions(order(), 'Oldest first');
  await waitFor(() => expect(firstTitle()).toBe(rows[0]?.title));
  expect(router.state.location.search).toBe('?order=oldest');

  const draft = mockApi.data.tables.posts
    .rows()
    .find(({ authorId, isPublished }) => authorId === 'user-author' && !isPublished);
  const plan = { id: draft?.id ?? '', publishAt: Date.now() + 86_400_000 };
  const document = { revision: draft?.revision ?? 1, showsAnything: true };
  const act = { by: 'user-author', now: Date.now(), document };
  await mockApi.data.publication.schedule(plan, act);
  await user.click(tab('Scheduled'));
  expect(await screen.findByText('1 post')).toBeVisible();
  const card = screen.getByRole('article', { name: draft?.title ?? '' });
  expect(within(card).getAllByText(/^Scheduled for/)).toHaveLength(1);
  expect(within(card).queryByText('Draft')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
});

test('the search finds titles of all pages and keeps the tab', async () => {
  const { user, router, mockApi } = await open('/dashboard/posts?state=active');
  const { rows } = await mockApi.data.posts.ofAuthor({
    authorId: 'user-author',
    publishedOnly: true,
    skip: 39,
    take: 1,
  });
  const title = rows[0]?.title ?? '';
  expect(screen.queryByRole('article', { name: title })).toBeNull();
  await enterText(user, screen.getByRole('searchbox', { name: 'Search' }), title);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('article', { name: title })).toBeVisible();
  expect(screen.getByText('1 match')).toBeVisible();
  expect(router.state.location.search).toMatch(/^\?state=active&q=/);
});

test('a list without posts says so and leads back to all', async () => {
  const { user, router, mockApi } = await renderApp({ path: '/about', as: 'author' });
  for (const { id, isPublished } of mockApi.data.tables.posts.rows()) {
    const act = { by: 'user-author', now: 0, document: { revision: 1, showsAnything: true } };
    if (!isPublished) await mockApi.data.publication.publish(id, act);
  }
  const lists = [
    ['?q=no+such+title', /No title contains “no such title”/],
    ['?state=inactive', /You have no inactive posts/],
  ] as const;
  for (const [search, text] of lists) {
    await router.navigate(`/dashboard/posts${search}`);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all posts' }));
    expect(await screen.findByText('45 posts')).toBeVisible();
  }
});

test('the link of a post has its title as name and is the only stop of its picture and text', async () => {
  const { user, posts, router } = await open();
  const [first] = posts;
  if (!first) throw new Error('There is no post.');
  const [link, ...others] = within(first).getAllByRole('link');
  if (!link) throw new Error('There is no link.');
  // How often it was read leads to its numbers.
  expect(others.map(({ textContent }) => textContent)).toEqual(['0 reads']);
  screen.getByRole('button', { name: 'Search' }).focus();
  await user.tab();
  await waitFor(() => expect(link).toHaveFocus());
  expect(link).toHaveAccessibleName(first.querySelector('[dir="auto"]')?.textContent ?? '');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/posts\//));
});

test('a post becomes inactive at once, and active again if that fails or is undone', async () => {
  const { user, mockApi } = await open();
  const live = () =>
    mockApi.data.tables.posts.rows().filter(({ isPublished }) => isPublished).length;
  const before = live();
  const card = await firstActive();
  const press = async () => user.click(card.getByRole('switch', { name: 'Active' }));
  expect(card.getByRole('switch', { name: 'Active' })).toBeChecked();
  expect(card.getByText('Published')).toBeVisible();
  failCalls({ unpublishPost: { status: 500, times: 1 } });
  await press();
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to update the Post'));
  expect(card.getByRole('switch', { name: 'Active' })).toBeChecked();

  await press();
  expect(card.getByRole('switch', { name: 'Inactive' })).not.toBeChecked();
  expect(card.getByText('Unpublished')).toBeVisible();
  await waitFor(() => expect(live()).toBe(before - 1));
  expect(card.getByRole('switch', { name: 'Inactive' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(card.getByRole('switch', { name: 'Active' })).toBeChecked();
  await waitFor(() => expect(live()).toBe(before));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a draft that was published once is no draft any more', async () => {
  const { user, posts } = await open('/dashboard/posts?state=inactive');
  const card = within(posts[0] ?? document.body);
  expect(card.getByText('Draft')).toBeVisible();
  await user.click(card.getByRole('switch', { name: 'Inactive' }));
  expect(card.getByText('Published')).toBeVisible();
  await waitFor(() => expect(notices()).toHaveTextContent('Blog Post published Successfully'));
  await user.click(card.getByRole('switch', { name: 'Active' }));
  expect(card.getByText('Unpublished')).toBeVisible();
});

test('a post of the page in the URL is deleted after confirming, another one is edited', async () => {
  const { user, router, posts } = await open('/dashboard/posts?page=3');
  expect(posts).toHaveLength(5);
  expect(screen.getByText('Page 3')).toBeVisible();
  const [first, second] = posts;
  if (!first || !second) throw new Error('There are no posts.');
  const title = first.getAttribute('aria-labelledby') ?? '';
  const name = document.getElementById(title)?.textContent ?? '';
  async function answer(label: string) {
    if (first) await user.click(within(first).getByRole('button', { name: 'Delete post' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete This Post' });
    expect(dialog).toHaveTextContent(
      "Are you sure you want to delete this post? All of post's Data including content, likes and comments will be removed permanently. This action cannot be undone.",
    );
    await user.click(within(dialog).getByRole('button', { name: label }));
    // A failure is shown before the dialog is closed, which must not close the next one.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await answer('Cancel');
  expect(screen.getAllByRole('article')).toHaveLength(5);
  failCalls({ deletePost: { status: 500, times: 1 } });
  await answer('Delete');
  await waitFor(() => expect(alerts()).toHaveTextContent('Failed to delete the Post'));
  expect(screen.getAllByRole('article')).toHaveLength(5);
  await answer('Delete');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  expect(screen.queryByRole('article', { name })).not.toBeInTheDocument();

  await user.click(within(second).getByRole('button', { name: 'Edit post' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/update'));
  expect(router.state.location.state).toHaveProperty('post.title');
});

test('an author without posts is invited to create one', async () => {
  const { user, router } = await renderApp({ path: '/dashboard/posts', as: 'reader' });
  expect(await screen.findByText("You have not created any post yet. Let's create")).toBeVisible();
  const main = within(await screen.findByRole('main'));
  const links = main.getAllByRole('link', { name: 'Create New Post' });
  await user.click(links.at(-1) ?? document.body);
  await waitFor(() => expect(router.state.location.pathname).toBe('/create'));
});

test('an unverified author has no link to the editor', async () => {
  await renderApp({ path: '/dashboard/posts', as: 'newbie' });
  await screen.findByText("You have not created any post yet. Let's create");
  expect(screen.queryByRole('link', { name: 'Create New Post' })).toBeNull();
});

test('an author sees to how many subscribers a post went', async () => {
  const app = await renderApp({ path: '/about', as: 'author' });
  const { posts, tables } = app.mockApi.data;
  const own = { authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 };
  const [post] = (await posts.ofAuthor(own)).rows;
  tables.emailedPosts.replace([{ postId: post?.id ?? '', recipients: 1200 }]);
  await app.router.navigate('/dashboard/posts');
  const sent = await screen.findByText(/^Sent to/);
  expect(sent.closest('article')?.textContent).toContain(post?.title);
  expect(sent.textContent).toContain('Sent to 1,200 subscribers');
});
