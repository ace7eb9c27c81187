import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chartsQuery, ownProfileQuery } from '@/features/dashboard/dashboardQueries';
import { buildCommentRow } from '@/testing/buildComment';
import { notices } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

test('an author sees the greeting, six tiles and two charts', async () => {
  const { store } = await renderApp({ path: '/dashboard', as: 'author' });
  expect(await screen.findByText('Ines Okonjo')).toBeVisible();
  await screen.findByText('Live Posts');
  const counts = ownProfileQuery.selectAll(store.getState())[0]?.data;
  expect(counts).not.toBeNull();
  expect(tile('Followers')).toHaveTextContent('60');
  expect(tile('All Posts')).toHaveTextContent('45');
  expect(tile('Live Posts')).toHaveTextContent('40');
  expect(tile('Comments')).toHaveTextContent((counts?.comments ?? -1).toLocaleString('en-GB'));
  expect(tile('Likes')).toHaveTextContent((counts?.likes ?? -1).toLocaleString('en-GB'));
  expect(await screen.findByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  expect(await screen.findByRole('figure', { name: 'Followers Over Time' })).toBeVisible();
});

test('a chart is an image with its numbers in words', async () => {
  await renderApp({ path: '/dashboard', as: 'author' });
  const chart = within(await screen.findByRole('figure', { name: 'Likes Over Time' }));
  const picture = await chart.findByRole('img');
  expect(chart.getByText('New likes per week')).toBeVisible();
  expect(picture).toHaveAccessibleName(/^Likes Over Time: [\d,]+ likes in 8 weeks from /);
  expect(chart.queryByRole('application')).toBeNull();
});

test('a new member sees first steps instead of flat charts', async () => {
  const { user, router } = await renderApp({ path: '/dashboard', as: 'newbie' });
  const list = within(await screen.findByRole('region', { name: 'Your first steps' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^To do:Verify your e-mail.*newbie@mail.example/),
    'Done:Keep a sentence',
    expect.stringMatching(/^To do:Write your first post/),
    expect.stringMatching(/^To do:Follow three people/),
  ]);
  expect(list.queryByRole('link', { name: 'Write your first post' })).toBeNull();
  for (const [name, text] of [
    ['Likes Over Time', 'No likes yet'],
    ['Followers Over Time', 'No followers yet'],
  ] as const) {
    const figure = within(await screen.findByRole('figure', { name }));
    expect(figure.getByRole('heading', { name })).toBeVisible();
    expect(await figure.findByText(text)).toBeVisible();
    expect(figure.queryByRole('img')).toBeNull();
    expect(figure.queryByText(/per week/)).toBeNull();
  }
  await user.click(list.getByRole('link', { name: 'Follow three people' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
});

test('the first steps stay closed on this device', async () => {
  const { user, router } = await renderApp({ path: '/dashboard', as: 'newbie' });
  await user.click(await screen.findByRole('button', { name: 'Close the first steps' }));
  expect(screen.queryByRole('region', { name: 'Your first steps' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await router.navigate('/about');
  await router.navigate('/dashboard');
  expect(await screen.findByRole('figure', { name: 'Likes Over Time' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your first steps' })).toBeNull();
});

test('steps that are done are marked', async () => {
  const { mockApi, router } = await renderApp({ path: '/about', as: 'reader' });
  const { tables, follows } = mockApi.data;
  const rows = tables.follows.rows();
  const followed = rows.filter(({ followerId }) => followerId === 'user-reader').slice(1);
  const following = rows.filter(({ authorId }) => authorId === 'user-reader');
  for (const { id, followerId } of [...followed, ...following])
    await follows.remove(id, followerId);
  await router.navigate('/dashboard');
  const list = within(await screen.findByRole('region', { name: 'Your first steps' }));
  expect(list.getByText('Verify your e-mail').closest('li')).toHaveTextContent(/^Done:/);
  expect(list.getByRole('link', { name: 'Write your first post' })).toHaveAttribute(
    'href',
    '/create',
  );
  expect(list.getByText(/: 1 of 3 so far/)).toBeVisible();
  expect(list.getByText('Keep a sentence').closest('li')).toHaveTextContent(/^Done:/);
});

test('a member whose book has saved posts but no words is shown how to keep a sentence', async () => {
  const { mockApi, router } = await renderApp({ path: '/about', as: 'newbie' });
  const { passages } = mockApi.data.tables;
  passages.replace(
    passages.rows().filter(({ userId, quote }) => userId !== 'user-newbie' || quote === ''),
  );
  await router.navigate('/dashboard');
  const list = within(await screen.findByRole('region', { name: 'Your first steps' }));
  expect(list.getByRole('link', { name: 'Keep a sentence' })).toHaveAttribute('href', '/posts');
  expect(list.getByRole('link', { name: 'your book' })).toHaveAttribute('href', '/book');
});

test('the numbers of a chart are also in a table, one row per week', async () => {
  const { store } = await renderApp({ path: '/dashboard', as: 'author' });
  const chart = await screen.findByRole('figure', { name: 'Likes Over Time' });
  const rows = within(within(chart).getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  const points = chartsQuery.selectAll(store.getState())[0]?.data?.chartData.likesData ?? [];
  expect(points).toHaveLength(8);
  expect(rows).toHaveLength(9);
  expect(rows[8]).toHaveTextContent(String(points[7]?.count));
});

test('an unverified author sees an alert and can request the e-mail again', async () => {
  const { user, mockApi } = await renderApp({ path: '/dashboard', as: 'newbie' });
  await user.click(await screen.findByRole('button', { name: 'Click to verify' }));
  await waitFor(() => expect(notices()).toHaveTextContent('A verification link is on its way'));
  await mockApi.settle();
  expect(mockApi.mail.all()[0]?.text).toMatch(/\/user\/newbie\/account\/verify\//);
});

test('a verified author sees no alert', async () => {
  await renderApp({ path: '/dashboard', as: 'author' });
  await screen.findByText('Live Posts');
  expect(screen.queryByRole('button', { name: 'Click to verify' })).not.toBeInTheDocument();
});

test('an author compares a period with the one before it, and sees its best posts', async () => {
  const { user } = await renderApp({ path: '/dashboard', as: 'author' });
  const results = within(await screen.findByRole('region', { name: 'Compared with before' }));
  expect(await results.findAllByText(/ than in the 30 days before$/)).toHaveLength(2);
  const best = within(await results.findByRole('list', { name: 'Best posts' }));
  expect(best.getAllByRole('listitem')[0]).toHaveTextContent(/\d+ likes, \d+ comments?$/);
  expect(best.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/posts\//));
  await user.click(results.getByRole('button', { name: 'A year' }));
  expect(results.getByRole('button', { name: 'A year', pressed: true })).toBeVisible();
  expect(await results.findAllByText(/ in the year before$/)).toHaveLength(2);
});

test('the dashboard of a member without posts begins with what they read, what others wrote, and own comments', async () => {
  const { mockApi, router } = await renderApp({ path: '/about', as: 'reader' });
  const { comments, posts } = mockApi.data;
  const [post] = (
    await posts.ofAuthor({ authorId: 'user-author', publishedOnly: true, skip: 0, take: 1 })
  ).rows;
  const now = Date.now();
  const on = { postId: post?.id ?? '', createdAt: now, updatedAt: now };
  const mine = { ...on, id: 'mine', authorId: 'user-reader', text: 'How deep is the *bed*?' };
  await comments.insert(buildCommentRow(mine));
  const answer = { ...on, id: 'answer', authorId: 'user-author', text: 'Two spades.' };
  await comments.insert({ ...buildCommentRow(answer), parentId: 'mine' });
  await router.navigate('/dashboard');
  const newest = await screen.findByRole('list', { name: 'New from those you follow' });
  expect(within(newest).getAllByRole('listitem')).toHaveLength(4);
  const own = await screen.findByRole('list', { name: 'Your comments' });
  const [entry] = within(own).getAllByRole('listitem');
  expect(entry).toHaveTextContent(/How deep is the bed\?.*Ines Okonjo answered .*Two spades\./);
  expect(within(own).getByRole('link', { name: /^Ines Okonjo answered/ })).toHaveAttribute(
    'href',
    `/posts/${post?.url}#comment-answer`,
  );
  await screen.findByRole('region', { name: 'Posts you may like' });
  const headings = screen.getAllByRole('heading', { level: 2 });
  const names = headings.map(({ textContent }) => textContent);
  expect(names.slice(0, 5)).toEqual([
    'Continue reading',
    'From your book',
    'New from those you follow',
    'Your comments',
    'Posts you may like',
  ]);
  expect(names).not.toContain('Compared with before');
  expect(newest.compareDocumentPosition(screen.getByText('Live Posts', { selector: 'dt' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
