import { changes, type Methods, reads, unseen } from '../../testing/portMethod';
import { emailRow, newPost, publishing, shownDocument } from '../../testing/rows';
import { pendingSave } from './pendingRow';

const page = { skip: 20, take: 20 };
const author = { authorId: 'user-9', publishedOnly: true };

export const postMethods: Methods<
  'posts' | 'matches' | 'suggestions' | 'pending' | 'previews' | 'publication' | 'postUrls'
> = {
  posts: {
    insert: changes(async ({ posts }) => posts.insert(newPost('new', { authorId: 'user-5' }))),
    byId: reads(async ({ posts }) => posts.byId('post-9')),
    byUrl: reads(async ({ posts }) => posts.byUrl('post-9')),
    accessById: reads(async ({ posts }) => posts.accessById('post-9')),
    hasBlock: reads(async ({ posts }) => posts.hasBlock('post-9', 'block-1')),
    update: changes(async ({ posts }) =>
      posts.update('new', { title: 'Other', updatedAt: 1 }, 'user-5'),
    ),
    remove: changes(async ({ posts }) => posts.remove('new', 'user-5')),
    trending: reads(async ({ posts }) => posts.trending({ take: 20 })),
    byPopularAuthors: reads(async ({ posts }) =>
      posts.byPopularAuthors({ without: ['post-9'], take: 20 }),
    ),
    latest: reads(async ({ posts }) => posts.latest(page)),
    search: reads(async ({ posts }) => {
      for (const term of ['', 'tag-77', 'user-77', 'p9', '東京']) {
        await posts.search({ ...page, term });
      }
    }),
    recent: reads(async ({ posts }) =>
      posts.recent({ post: { id: 'post-90000', publishedAt: 90_000 * 60_000 }, take: 8 }),
    ),
    ofAuthor: reads(async ({ posts }) => {
      await posts.ofAuthor({ ...page, ...author });
      await posts.ofAuthor({ ...page, ...author, term: 'title' });
      for (const order of ['oldest', 'likes'] as const)
        await posts.ofAuthor({ ...page, ...author, order });
      await posts.ofAuthor({ ...page, ...author, isScheduled: true });
    }),
    keywords: reads(async ({ posts }) => posts.keywords({ take: 10 })),
    feed: reads(async ({ posts }) => {
      const { authorId } = author;
      for (const query of [{}, { authorId }, { tag: 'tag-9' }, { authorId, tag: 'tag-9' }]) {
        await posts.feed({ ...query, take: 20 });
      }
    }),
    listPublicUrls: reads(async ({ posts }) =>
      posts.listPublicUrls({ skip: 10_000, take: 10_000 }),
    ),
  },
  matches: {
    authors: reads(async ({ matches }) => {
      for (const term of ['user-77', 'p9', '東京']) await matches.authors({ term, take: 3 });
    }),
    words: reads(async ({ matches }) => matches.words(['w77', 'user-77', 'none'])),
    contents: reads(async ({ matches }) =>
      matches.contents({ ids: ['post-8', 'post-9'], mostBytes: 1024 }),
    ),
  },
  suggestions: {
    cards: reads(async ({ suggestions }) =>
      suggestions.cards({ ids: ['post-9', 'post-8'], userId: 'user-5' }),
    ),
    alike: reads(async ({ suggestions }) => {
      await suggestions.alike({ ids: ['post-9'], userId: null, take: 15 });
      await suggestions.alike({ ids: ['post-9', 'post-8'], userId: 'user-5', take: 3 });
    }),
  },
  pending: {
    read: reads(async ({ pending }) => pending.read('post-9')),
    among: reads(async ({ pending }) => pending.among(['post-9', 'post-49'])),
    save: unseen('readers see no unpublished changes', async ({ pending }) =>
      pending.save(pendingSave('post-9'), { by: 'user-1', now: 1 }),
    ),
    discard: unseen('readers see no unpublished changes', async ({ pending }) =>
      pending.discard('post-9', 'user-1'),
    ),
  },
  previews: {
    put: unseen('pages with a draft are not kept', async ({ previews }) =>
      previews.put({ postId: 'post-10', hash: 'preview', expiresAt: 9 }, { by: 'user-2', now: 1 }),
    ),
    read: reads(async ({ previews }) => previews.read('preview', 8)),
    draft: reads(async ({ previews }) => previews.draft('preview', 8)),
    remove: unseen('pages with a draft are not kept', async ({ previews }) =>
      previews.remove('post-10', 'user-2'),
    ),
    sweep: unseen('pages with a draft are not kept', async ({ previews }) => previews.sweep(9)),
  },
  publication: {
    schedule: unseen('visitors see no drafts', async ({ publication }) =>
      publication.schedule({ id: 'post-10', publishAt: 9 }, publishing('user-2', 1)),
    ),
    due: reads(async ({ publication }) => publication.due({ now: 9, take: 20 })),
    carryOut: changes(async ({ publication }) =>
      publication.carryOut(
        { id: 'post-10', publishAt: 9 },
        { document: shownDocument, letter: emailRow('not-published') },
      ),
    ),
    publish: changes(async ({ publication }) =>
      publication.publish('post-20', publishing('user-3', 9)),
    ),
    unpublish: changes(async ({ publication }) =>
      publication.unpublish('post-20', { by: 'user-3', now: 9 }),
    ),
    takeBack: unseen('visitors see no drafts', async ({ publication }) =>
      publication.takeBack('post-20', 'user-3'),
    ),
  },
  postUrls: {
    taken: reads(async ({ postUrls }) => postUrls.taken(['post-9', 'none'])),
    ofFormerPath: reads(async ({ postUrls }) => postUrls.ofFormerPath('/2019/9')),
    formerPaths: reads(async ({ postUrls }) => postUrls.formerPaths('post-9')),
    change: changes(async ({ postUrls }) =>
      postUrls.change({ id: 'post-20', url: 'renamed', by: 'user-3', now: 1 }),
    ),
  },
};
