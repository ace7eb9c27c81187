import { emailRow, shownDocument, subscriberRow } from '@server/data/testing/rows';
import { renderApp } from './renderApp';

/** An author who arrives on the dashboard after a publication with `open`: letters to `count` subscribers wait. */
export async function renderWithLetters(count: number) {
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const { tables, subscribers, letters, publication } = app.mockApi.data;
  const post = tables.posts
    .rows()
    .find(({ authorId, publishedAt }) => authorId === 'user-author' && publishedAt === null);
  if (!post) throw new Error('The author has no draft.');
  for (const { stopHash } of tables.subscribers.rows()) await subscribers.stop(stopHash);
  for (let number = 0; number < count; number += 1) {
    await subscribers.put(subscriberRow(`s-${number}`), emailRow('asked'));
    await letters.remove('asked');
  }
  await publication.publish(post.id, {
    by: 'user-author',
    now: Date.UTC(2030, 0, 1, 9),
    document: shownDocument,
  });
  const { id, url } = post;
  const sent = { id, url, title: 'Slow Gardens', change: 'published', publishAt: null };
  const open = async () => app.router.navigate('/dashboard', { state: { sent } });
  return { ...app, post, open };
}
