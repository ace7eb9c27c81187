import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signInAs } from '@/testing/renderApp';

const menus = () =>
  screen.findAllByLabelText('More actions for this comment', { selector: 'button' });

test('the menu of a comment is the same before and after the session is known', async () => {
  const { mockApi, router, store } = await renderApp({ path: '/about' });
  const [post] = (await mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  await router.navigate(`/posts/${post?.url}`);
  const [menu] = await menus();
  expect(screen.queryByText('Mute…')).toBeNull();
  await signInAs(store, 'reader');
  expect((await screen.findAllByText('Mute…')).length).toBeGreaterThan(0);
  expect(menu).toBeInTheDocument();
});
