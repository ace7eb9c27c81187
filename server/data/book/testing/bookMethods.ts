import { apiLimits } from '@contract/apiLimits';
import { changes, type Methods, reads, unseen } from '../../testing/portMethod';
import { at, headingRow, passageRow } from '../../testing/rows';

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

const ofDay = { userId: 'user-5', day: '2026-03-02' };

export const bookMethods: Methods<'book' | 'dailyReviews'> = {
  book: {
    addHeading: unseen('a new heading is private', async ({ book }) =>
      book.addHeading(heading, 500),
    ),
    headings: reads(async ({ book }) => book.headings('user-9')),
    changeHeading: changes(async ({ book }) =>
      book.changeHeading({
        id: 'added',
        userId: 'user-5',
        patch: { isPublic: true, position: 0 },
        now: at(1),
      }),
    ),
    save: changes(async ({ book }) =>
      book.save(
        [
          { ...kept, headingId: 'added' },
          { ...kept, id: 'of-day', postId: null, blockId: '', sourceTitle: 'Soil' },
        ],
        apiLimits.book,
      ),
    ),
    list: reads(async ({ book }) => {
      await book.list({ ...page, ...mine });
      await book.list({ ...page, ...mine, headingId: 'heading-9' });
      await book.list({ ...page, ...mine, headingId: null });
      await book.list({ ...page, ...mine, term: 'note 77' });
      await book.list({ ...page, ...mine, kind: 'noted', isByPost: true });
      await book.list({ ...page, ...mine, choice: { safe: true, ids: ['passage-3'] } });
      await book.list({ ...page, ...mine, choice: { safe: false, ids: ['passage-3'] } });
    }),
    counts: reads(async ({ book }) => {
      await book.counts(mine);
      await book.counts({ ...mine, headingId: 'heading-9', term: 'note 77' });
    }),
    searchedTexts: reads(async ({ book }) => book.searchedTexts({ ...mine, take: 2000 })),
    allIds: reads(async ({ book }) => book.allIds('user-9')),
    byIds: reads(async ({ book }) => book.byIds(['passage-9', 'passage-3', 'none'], 'user-9')),
    unsure: reads(async ({ book }) => book.unsure(mine)),
    byId: reads(async ({ book }) => book.byId('passage-9', 'user-9')),
    ofPost: reads(async ({ book }) => book.ofPost({ ...mine, postId: 'post-9', take: 200 })),
    revisions: reads(async ({ book }) => book.revisions(['post-9', 'post-49'])),
    documents: reads(async ({ book }) => book.documents(['post-9', 'post-49'])),
    change: changes(async ({ book }) =>
      book.change({
        id: 'kept',
        userId: 'user-5',
        patch: { note: 'Mine' },
        now: at(1),
        room: apiLimits.book,
      }),
    ),
    publicHeading: reads(async ({ book }) => {
      await book.publicHeading({ id: 'added' });
      await book.publicHeading({ username: 'user-5', slug: 'added' });
    }),
    publicWords: reads(async ({ book }) =>
      book.publicWords({ headingIds: ['added', 'heading-8'] }),
    ),
    publicPassages: reads(async ({ book }) => book.publicPassages(['kept'])),
    newestHeadings: reads(async ({ book }) => {
      await book.newestHeadings({ take: 200, after: { id: 'heading-50', updatedAt: 50 } });
      await book.newestHeadings({ take: 200, userId: 'user-8' });
    }),
    listPublicHeadings: reads(async ({ book }) =>
      book.listPublicHeadings({ skip: 1000, take: 1000 }),
    ),
    quotesOf: reads(async ({ book }) => book.quotesOf('post-9')),
    backlinks: reads(async ({ book }) =>
      book.backlinks({ passageIds: ['kept'], blocks: [{ postId: 'post-2008', blockId: 'b' }] }),
    ),
    savedBlocks: reads(async ({ book }) => book.savedBlocks('post-9', 3)),
    savedWords: reads(async ({ book }) => book.savedWords('post-9')),
    detach: changes(async ({ book }) =>
      book.detach({ postId: 'post-9', passageId: 'kept', by: 'user-1' }),
    ),
    remove: changes(async ({ book }) => book.remove({ id: 'kept', userId: 'user-5' })),
    removeHeading: changes(async ({ book }) => book.removeHeading('added', 'user-5')),
  },
  dailyReviews: {
    today: unseen('only the member sees what is chosen', async ({ dailyReviews }) => {
      await dailyReviews.today(ofDay);
      await dailyReviews.today({ userId: 'user-9', day: '2026-03-02' });
    }),
    hours: reads(async ({ dailyReviews }) => dailyReviews.hours()),
    notify: changes(async ({ dailyReviews, notifications }) => {
      await notifications.choose([
        { userId: 'user-5', kind: 'review', site: true, letter: 'never', changedAt: 1 },
      ]);
      const time = { time: at(9), day: '2026-03-03', lastTime: 0 };
      const due = [{ timeZone: null, digestHour: 7, ...time }];
      await dailyReviews.notify({ due, take: 10 });
    }),
    settle: changes(async ({ dailyReviews, book }) => {
      await book.remove({ id: 'of-day', userId: 'user-5' });
      await dailyReviews.settle(ofDay);
    }),
    act: changes(async ({ dailyReviews, book }) => {
      await book.save([{ ...kept, id: 'acted', quote: 'Of another day' }], apiLimits.book);
      const day = '2026-03-04';
      await dailyReviews.today({ userId: 'user-5', day });
      await dailyReviews.act({ userId: 'user-5', day, passageId: 'acted', action: 'keep' });
    }),
  },
};
