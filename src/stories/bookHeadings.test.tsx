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
