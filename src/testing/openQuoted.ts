import { postPath } from '@contract/pages';
import { passageRow } from '@server/data/testing/rows';
import { screen } from '@testing-library/react';
import { renderApp } from './renderApp';
import { stubScrolling } from './stubScrolling';

const ordinals = ['First', 'Second', 'Third'];

/** A post of the author. Two members keep words of it under public headings, the first one all but the last. */
export async function openQuoted({ quotes = 3 } = {}) {
  stubScrolling(true);
  const app = await renderApp({ path: '/about', as: 'author', withSessionKeeper: true });
  const { tables, posts } = app.mockApi.data;
  const page = { skip: 3, take: 1 };
  const own = await posts.ofAuthor({ authorId: 'user-author', publishedOnly: true, ...page });
  const [post] = own.rows;
  const [quoting] = (await posts.latest({ skip: 30, take: 1 })).rows;
  if (!post || !quoting) throw new Error('There is no post.');
  const texts = Array.from({ length: quotes }, (_, at) => `${ordinals[at] ?? at} words.`);
  const blocks = texts.map((text, at) => ({ id: `b${at}`, type: 'paragraph', data: { text } }));
  const others = tables.contents.rows().filter(({ postId }) => postId !== post.id);
  tables.contents.replace([...others, { postId: post.id, content: JSON.stringify({ blocks }) }]);
  const headings = tables.headings
    .rows()
    .filter(({ isPublic, userId }) => isPublic && userId !== 'user-author');
  tables.passages.replace(
    texts.map((quote, at) => {
      const heading = headings[at === quotes - 1 ? 1 : 0];
      return passageRow(`quoted-${at}`, {
        postId: post.id,
        userId: heading?.userId ?? '',
        headingId: heading?.id ?? '',
        blockId: `b${at}`,
        quote,
        words: 2,
        revision: post.revision,
      });
    }),
  );
  tables.postQuotes.replace([]);
  return { ...app, post, quoting };
}

type Quoted = Awaited<ReturnType<typeof openQuoted>>;

/** Opens the post, and the list of its quotes. */
export async function openQuotes({ user, router, post }: Pick<Quoted, 'user' | 'router' | 'post'>) {
  await router.navigate(postPath(post.url));
  await user.click(await screen.findByText(/^Quoted in \d books?$/));
  return screen.findByRole('list', { name: 'Quotes' });
}
