import { subscriberRow } from '@server/data/testing/rows';
import { renderApp } from './renderApp';

/** An author who arrives on the dashboard after a publication with `open`: letters to `count` subscribers wait. */
export async function renderWithLetters(count: number) {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const { posts, announcements, subscribers } = app.mockApi.data.tables;
  const post = posts.rows().find((row) => row.authorId === 'user-author' && row.isPublished);
  if (!post) throw new Error('The author has no published post.');
  for (const row of subscribers.rows()) subscribers.remove(row.id);
  for (let number = 0; number < count; number += 1) subscribers.put(subscriberRow(`s-${number}`));
  const createdAt = Date.UTC(2030, 0, 1, 9);
  announcements.put({ postId: post.id, createdAt, lastId: '', isTold: true });
  const { id, url } = post;
  const sent = { id, url, title: 'Slow Gardens', change: 'published', publishAt: null };
  const open = async () => app.router.navigate('/dashboard', { state: { sent } });
  return { ...app, post, open };
}
