import { changes, type Methods, reads } from '../../testing/portMethod';

export const likeMethods: Methods<'likes'> = {
  likes: {
    add: changes(async ({ likes }) =>
      likes.add({ postId: 'post-9', userId: 'user-5', createdAt: 1 }),
    ),
    remove: changes(async ({ likes }) => likes.remove({ postId: 'post-9', userId: 'user-5' })),
    state: reads(async ({ likes }) => likes.state('post-9', 'user-5')),
  },
};
