import { unverifiedMessages } from '@contract/texts/apiMessages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addComment } from '@/features/comments/model/commentThunks';
import { likePost } from '@/store/posts/postThunks';
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
