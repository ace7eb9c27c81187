import { eventually } from '@contract/testing/eventually';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

const titles = () =>
  screen
    .getAllByRole('button', { name: /^Actions for / })
    .map((button) => button.getAttribute('aria-label')?.replace('Actions for ', ''));

test('headings are put into another order by keyboard', async () => {
  const { user, mockApi } = await renderApp({ path: '/book', as: 'reader' });
  const menu = await screen.findByRole('button', { name: 'Actions for On patience' });
  expect(titles()).toEqual(['On patience', 'In the kitchen', 'Ideas for the garden']);
  menu.focus();
  await user.keyboard('{Enter}');
  const [down] = screen.getAllByRole('button', { name: 'Move down' });
  down?.focus();
  await user.keyboard('{Enter}');
  const order = ['In the kitchen', 'On patience', 'Ideas for the garden'];
  await eventually(() => expect(titles()).toEqual(order));
  await eventually(async () => {
    const stored = await mockApi.data.book.headings('user-reader');
    expect(stored.map(({ title }) => title)).toEqual(order);
  });
});

test('a member writes from a heading: a draft quotes its passages', async () => {
  const { user, mockApi } = await renderApp({ path: '/book', as: 'reader' });
  await user.click(await screen.findByRole('link', { name: /^In the kitchen/ }));
  await user.click(await screen.findByRole('button', { name: 'Write from this heading' }));
  const { posts, contents } = mockApi.data.tables;
  const draft = () => posts.rows().find(({ title }) => title === 'In the kitchen');
  await eventually(() => expect(draft()).toMatchObject({ isPublished: false }));
  const content = contents.rows().find(({ postId }) => postId === draft()?.id)?.content;
  expect(content?.match(/"type":"quote"/g)).toHaveLength(2);
});
