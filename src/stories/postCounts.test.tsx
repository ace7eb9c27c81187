import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/renderApp';

async function openPost() {
  const app = await renderApp({ path: '/about' });
  const { rows } = await app.mockApi.data.posts.latest({ skip: 0, take: 1 });
  const [post] = rows;
  if (!post) throw new Error('There is no post.');
  const { comments } = app.mockApi.data.tables;
  const count = comments.rows().filter(({ postId }) => postId === post.id).length;
  await app.router.navigate(`/posts/${post.url}`);
  await screen.findByRole('heading', { level: 1, name: post.title });
  const counts = screen.getByRole('list', { name: 'Likes and comments' });
  return {
    ...app,
    likes: post.likes,
    comments: count,
    link: (name: string) => within(counts).findByRole('link', { name }),
  };
}

test('the counts below the byline lead to the like button and the comments', async () => {
  const { user, likes, comments, link } = await openPost();
  const toComments = await link(`${comments} comments`);
  expect(toComments).toHaveTextContent(String(comments));
  await user.click(toComments);
  const heading = await screen.findByRole('heading', { name: 'Comments' });
  await waitFor(() => expect(document.activeElement).toContainElement(heading));
  const toLike = await link(`${likes} likes`);
  expect(toLike).toHaveTextContent(String(likes));
  await user.click(toLike);
  const like = screen.getByRole('button', { name: 'Like this post' });
  await waitFor(() => expect(document.activeElement).toContainElement(like));
});
