import { postBody } from './createScenario';
import { createTestApi } from './createTestApi';

const hour = 60 * 60_000;
export const day = 24 * hour;

/** An author whose post a reader comments on, after the first slot of the site. */
export async function withComment() {
  const api = createTestApi();
  const author = await api.addSignedInUser('adalove');
  const reader = await api.addSignedInUser('benreads', { firstName: 'Ben', lastName: 'Reader' });
  const { newBlog } = await author.client.ok('createPost', { body: postBody() });
  const letters = () => api.mail.outbox.filter(({ listId }) => listId?.includes('notifications'));
  const run = async (time = 0) => {
    api.clock.advance(time);
    await api.sender.run();
    await api.settled();
  };
  const comment = async (text: string) =>
    reader.client.ok('addComment', { body: { blogId: newBlog._id, comment: text } });
  /** The ids of the post and of the reader who has commented on it. */
  const commented = async ({ comment: added }: Awaited<ReturnType<typeof comment>>) => {
    const row = await api.data.comments.byId(added?._id ?? '');
    return { postId: row?.postId ?? '', authorId: row?.authorId ?? '' };
  };
  await run();
  api.clock.advance(1000);
  const chosen = async () => api.data.notifications.choices(author.user.id);
  return {
    api,
    chosen,
    commented,
    author: author.client,
    reader: reader.client,
    letters,
    run,
    comment,
  };
}

/** The token of a link. */
export const tokenIn = (url = '') => decodeURIComponent(url.split('/').at(-1) ?? '');

/** The token of the link with these words. */
export const stopTokenOf = (letter?: { text: string }, words = 'Stop all these letters') =>
  tokenIn(letter?.text.split('\n').find((line) => line.startsWith(`${words}: `)));
