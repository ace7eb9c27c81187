import { limits } from '@contract/limits';
import type { Calls } from './portCalls';
import { at, headingRow, passageRow } from './rows';

const page = { skip: 20, take: 20 };
const mine = { userId: 'user-9' };
const { isDetached: _, ...kept } = passageRow('kept', { userId: 'user-5', postId: 'post-9' });
const {
  isPublic: _isPublic,
  position: _position,
  ...heading
} = headingRow('added', {
  userId: 'user-5',
});

/** The part that is about members' books. */
export const bookCalls: Calls<'book'> = {
  book: {
    addHeading: async ({ book }) => book.addHeading(heading, 500),
    headings: async ({ book }) => book.headings('user-9'),
    changeHeading: async ({ book }) =>
      book.changeHeading({
        id: 'added',
        userId: 'user-5',
        patch: { isPublic: true, position: 0 },
        now: at(1),
      }),
    keep: async ({ book }) => book.keep([{ ...kept, headingId: 'added' }], limits.book),
    async list({ book }) {
      await book.list({ ...page, ...mine });
      await book.list({ ...page, ...mine, headingId: 'heading-9' });
      await book.list({ ...page, ...mine, headingId: null });
      await book.list({ ...page, ...mine, term: 'note 77' });
      await book.list({ ...page, ...mine, choice: { safe: true, ids: ['passage-3'] } });
      await book.list({ ...page, ...mine, choice: { safe: false, ids: ['passage-3'] } });
    },
    allIds: async ({ book }) => book.allIds('user-9'),
    byIds: async ({ book }) => book.byIds(['passage-9', 'passage-3', 'none'], 'user-9'),
    unsure: async ({ book }) => book.unsure(mine),
    byId: async ({ book }) => book.byId('passage-9', 'user-9'),
    ofPost: async ({ book }) => book.ofPost({ ...mine, postId: 'post-9', take: 200 }),
    revisions: async ({ book }) => book.revisions(['post-9', 'post-49']),
    documents: async ({ book }) => book.documents(['post-9', 'post-49']),
    change: async ({ book }) =>
      book.change({
        id: 'kept',
        userId: 'user-5',
        patch: { note: 'Mine' },
        now: at(1),
        room: limits.book,
      }),
    publicHeading: async ({ book }) => {
      await book.publicHeading({ id: 'added' });
      await book.publicHeading({ username: 'user-5', slug: 'added' });
    },
    publicWords: async ({ book }) => book.publicWords({ headingId: 'added' }),
    publicPassages: async ({ book }) => book.publicPassages(['kept']),
    listPublicHeadings: async ({ book }) => book.listPublicHeadings({ skip: 1000, take: 1000 }),
    quotesOf: async ({ book }) => book.quotesOf('post-9'),
    backlinks: async ({ book }) =>
      book.backlinks({ passageIds: ['kept'], blocks: [{ postId: 'post-2008', blockId: 'b' }] }),
    kept: async ({ book }) => book.kept('post-9', 3),
    keptWords: async ({ book }) => book.keptWords('post-9'),
    detach: async ({ book }) => book.detach({ postId: 'post-9', passageId: 'kept', by: 'user-1' }),
    remove: async ({ book }) => book.remove({ id: 'kept', userId: 'user-5', now: at(2) }),
    removeHeading: async ({ book }) => book.removeHeading('added', 'user-5'),
  },
};
