import { changes, type Methods, reads } from '../../testing/portMethod';

const page = { skip: 20, take: 20 };

export const muteMethods: Methods<'mutes'> = {
  mutes: {
    put: changes(async ({ mutes }) =>
      mutes.put({ userId: 'user-5', mutedId: 'user-8', createdAt: 1 }),
    ),
    list: reads(async ({ mutes }) => mutes.list({ ...page, userId: 'user-5' })),
    mutedUsernames: reads(async ({ mutes }) =>
      mutes.mutedUsernames({ userId: 'user-5', postId: 'post-1' }),
    ),
    mutedBy: reads(async ({ mutes }) =>
      mutes.mutedBy({ usernames: ['user-5', 'User-9'], mutedIds: ['user-8', 'user-9'] }),
    ),
    mutesBetween: reads(async ({ mutes }) =>
      mutes.mutesBetween({ userId: 'user-5', others: ['user-8', 'user-9'] }),
    ),
    remove: changes(async ({ mutes }) => mutes.remove({ userId: 'user-5', mutedId: 'user-8' })),
  },
};
