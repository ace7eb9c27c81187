import { apiPath } from '@contract/apiPath';
import { postTexts } from '@contract/texts/postTexts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { alerts } from '@/testing/liveRegions';
import { renderApp } from '@/testing/renderApp';

async function likeAnswered(status: number, answer: object) {
  const { mockApi, server, router, user } = await renderApp({ path: '/about', as: 'reader' });
  const [post] = (await mockApi.data.posts.latest({ skip: 0, take: 1 })).rows;
  await router.navigate(`/posts/${post?.url}`);
  const like = await screen.findByRole('button', { name: 'Like this post', pressed: false });
  const url = `*${apiPath}/like/:id`;
  server.use(http.get(url, () => HttpResponse.json(answer, { status })));
  await user.click(like);
  return like;
}

test.each([200, 400, 409, 500])(
  'the message of an answer with success: false and status %i is shown',
  async (status) => {
    const like = await likeAnswered(status, { success: false, message: 'Not today.' });
    await waitFor(() => expect(alerts()).toHaveTextContent('Not today.'));
    expect(like).toHaveAttribute('aria-pressed', 'false');
  },
);

test('without a message, the fixed text is shown', async () => {
  await likeAnswered(200, { success: false });
  await waitFor(() => expect(alerts()).toHaveTextContent(postTexts.likeFailed));
});
