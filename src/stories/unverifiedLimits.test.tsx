import { paths } from '@contract/pages';
import { accountTexts } from '@contract/texts/accountTexts';
import { unverifiedMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addComment } from '@/features/comments/model/commentThunks';
import { likePost } from '@/store/posts/postThunks';
import { expectAvailable } from '@/testing/availability';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

async function openPosts() {
  const app = await renderApp({ path: '/about', as: 'newbie' });
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 21 });
  const [post, ...others] = rows;
  if (!post) throw new Error('There are no posts.');
  return { ...app, post, others };
}

test('an unverified account reads at the comment form what it may not do, and loses no text', async () => {
  const { user, router, store, post } = await openPosts();
  for (let count = 1; count <= 5; count += 1) {
    const clientId = `key-000${count}`;
    await store.dispatch(addComment({ postId: post.id, comment: 'Hello.', clientId })).unwrap();
  }
  await router.navigate(`/posts/${post.url}`);
  const box = await screen.findByRole('textbox', { name: 'Your comment' });
  await user.type(box, 'One too many');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(alerts()).toHaveTextContent(unverifiedMessages.comments));
  expect(box).toHaveAccessibleDescription(expect.stringContaining(unverifiedMessages.comments));
  expect(box).toHaveValue('One too many');
});

test('an unverified account is told why a post can not be liked, and the like is taken back', async () => {
  const { user, router, store, post, others } = await openPosts();
  for (const { id } of others) await store.dispatch(likePost({ postId: id })).unwrap();
  await router.navigate(`/posts/${post.url}`);
  const like = await screen.findByRole('button', { name: 'Like this post' });
  await user.click(like);
  await waitFor(() => expect(alerts()).toHaveTextContent(unverifiedMessages.likes));
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
});

test('an unverified account sends the e-mail again at Follow, and its link leads back to the page', async () => {
  const { user, router, mockApi, post } = await openPosts();
  await router.navigate(`/posts/${post.url}`);
  const button = await screen.findByRole('button', { name: /^Follow/ });
  await waitFor(() => expectAvailable(button));
  await user.click(button);
  await waitFor(() => expect(alerts()).toHaveTextContent(gateTexts.unverified));
  const panel = within(await screen.findByRole('dialog', { name: 'Verify your address first' }));
  expect(panel.getByText(/@/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Change address' })).toHaveAttribute(
    'href',
    paths.editProfile,
  );
  await user.click(panel.getByRole('button', { name: 'Send again' }));
  await waitFor(async () => {
    await mockApi.settle();
    expect(mockApi.mail.all()).toHaveLength(1);
  });
  const link = /\/user\/newbie\/account\/verify\/\S+/.exec(mockApi.mail.all()[0]?.text ?? '')?.[0];
  await router.navigate(link ?? '');
  await screen.findByRole('heading', { name: accountTexts.emailIsVerified });
  await user.click(screen.getByRole('link', { name: /^Back to / }));
  expect(router.state.location.pathname).toBe(`/posts/${post.url}`);
});
