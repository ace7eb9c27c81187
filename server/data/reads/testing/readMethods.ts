import { type Methods, reads, unseen } from '../../testing/portMethod';

export const readMethods: Methods<'reads'> = {
  reads: {
    save: unseen('pages are rendered for visitors', async ({ reads }) =>
      reads.save({
        userId: 'user-5',
        reads: [{ postId: 'post-9', revision: 1, readAt: 1, lastBlock: '' }],
        ifKept: false,
        most: 5000,
      }),
    ),
    list: reads(async ({ reads }) => reads.list('user-5')),
    find: reads(async ({ reads }) => reads.find({ userId: 'user-5', postId: 'post-9' })),
    forget: unseen('pages are rendered for visitors', async ({ reads }) => reads.forget('user-5')),
  },
};
