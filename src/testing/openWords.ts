import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from './renderApp';
import { selectWords } from './selectWords';

export const wordsToKeep = 'words that are worth keeping';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Replaces the content of a post. */
function setText({ mockApi }: App, id: string, text: string) {
  const content = JSON.stringify({ blocks: [{ id: 'only', type: 'paragraph', data: { text } }] });
  const { contents } = mockApi.data.tables;
  const others = contents.rows().filter(({ postId }) => postId !== id);
  contents.replace([...others, { postId: id, content }]);
}

/** Opens a post of `author` that contains the words. */
export async function openWords(as?: 'reader' | 'author') {
  const app = await renderApp({ path: '/about', ...(as ? { as } : {}), withSessionKeeper: true });
  const { data } = app.mockApi;
  const [post] = (await data.posts.latest({ skip: 30, take: 1 })).rows;
  if (!post) throw new Error('There is no post.');
  setText(app, post.id, `Here are ${wordsToKeep} for ever.`);
  await app.router.navigate(`/posts/${post.url}`);
  const block = (await screen.findByText(/Here are words/)).closest('[id^="block-"]');
  if (!block) throw new Error('The words have no block.');
  // jsdom clears the selection when something gets the focus.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  return { ...app, post, block };
}

/** Selects words of the post once. The tools of the post can load after that. */
export async function selectToKeep(words = wordsToKeep) {
  selectWords(screen.getByText(/Here are words/), words);
  expect(await screen.findByRole('toolbar', { name: 'Selected words' })).toBeVisible();
}
