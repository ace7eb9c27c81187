import { changes, type Methods, reads } from '../../testing/portMethod';
import { commentRow } from '../../testing/rows';

const page = { skip: 20, take: 20 };

export const commentMethods: Methods<'comments' | 'commentLikes'> = {
  comments: {
    threads: reads(async ({ comments }) => {
      const of = { ...page, postId: 'post-9', reader: { id: 'user-5', decides: false } };
      await comments.threads({ ...of, order: 'newest' });
      await comments.threads({ ...of, order: 'oldest', reader: null });
      await comments.threads({ ...of, order: 'newest', blockId: 'block-1' });
    }),
    thread: reads(async ({ comments }) =>
      comments.thread({
        commentId: 'comment-8',
        reader: { id: 'user-5', decides: false },
        take: 20,
      }),
    ),
    replies: reads(async ({ comments }) =>
      comments.replies({ ...page, postId: 'post-9', parentId: 'comment-8', reader: null }),
    ),
    own: reads(async ({ comments }) =>
      comments.own({
        postId: 'post-9',
        reader: { id: 'user-5', decides: false },
        take: 20,
        rule: { unset: 'new', now: 1 },
      }),
    ),
    totals: reads(async ({ comments }) => comments.totals('post-9')),
    counts: reads(async ({ comments }) =>
      comments.counts([{ userId: 'user-5', postId: 'post-9' }]),
    ),
    newer: reads(async ({ comments }) => {
      const of = { postId: 'post-9', after: 1, most: 99 };
      await comments.newer({ ...of, reader: null });
      await comments.newer({ ...of, reader: { id: 'user-5', decides: false } });
    }),
    ofMember: reads(async ({ comments }) => comments.ofMember({ ...page, userId: 'user-5' })),
    received: reads(async ({ comments }) => {
      for (const view of ['all', 'waiting', 'unanswered'] as const)
        await comments.received({ ...page, userId: 'user-5', view });
    }),
    receivedCounts: reads(async ({ comments }) =>
      comments.receivedCounts({ userId: 'user-5', most: 1001 }),
    ),
    remarks: reads(async ({ comments }) => comments.remarks({ postId: 'post-9', reader: null })),
    insert: changes(async ({ comments }) =>
      comments.insert(commentRow('new', { postId: 'post-9', authorId: 'user-5' })),
    ),
    byId: reads(async ({ comments }) => comments.byId('new')),
    ofPost: reads(async ({ comments }) => comments.ofPost({ ...page, postId: 'post-9' })),
    release: changes(async ({ comments }) => {
      const held = { postId: 'post-9', authorId: 'user-5', state: 'held' } as const;
      await comments.insert(commentRow('held', held));
      await comments.release('user-5', { unset: 'off', now: 1, areForeign: () => false });
    }),
    update: changes(async ({ comments }) =>
      comments.update('new', { text: 'Other', updatedAt: 1 }, 'user-5'),
    ),
    remove: changes(async ({ comments }) => comments.remove('new', 'user-5')),
  },
  commentLikes: {
    add: changes(async (data) => {
      await data.comments.insert(commentRow('liked', { postId: 'post-9', authorId: 'user-5' }));
      return data.commentLikes.add({ commentId: 'liked', userId: 'user-5', createdAt: 1 });
    }),
    remove: changes(async ({ commentLikes }) =>
      commentLikes.remove({ commentId: 'liked', userId: 'user-5' }),
    ),
  },
};
