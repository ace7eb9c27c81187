import { changes, type Methods, reads, unseen } from '../../testing/portMethod';

const page = { skip: 20, take: 20 };

export const followMethods: Methods<'follows' | 'following'> = {
  follows: {
    insert: changes(async ({ follows }) =>
      follows.insert({ id: 'new', authorId: 'user-5', followerId: 'user-3000', createdAt: 1 }),
    ),
    byId: reads(async ({ follows }) => follows.byId('new')),
    between: reads(async ({ follows }) =>
      follows.between({ authorId: 'user-5', followerId: 'user-3000' }),
    ),
    remove: changes(async ({ follows }) => follows.remove('new', 'user-3000')),
    followersOf: reads(async ({ follows }) => follows.followersOf({ ...page, userId: 'user-9' })),
    followedBy: reads(async ({ follows }) => follows.followedBy({ ...page, userId: 'user-9' })),
  },
  following: {
    followTopic: unseen('visitors follow nothing', async ({ following }) =>
      following.followTopic(
        { userId: 'user-5', tagKey: 'tag-9', tag: 'tag-9', createdAt: 1 },
        1000,
      ),
    ),
    topics: reads(async ({ following }) => following.topics('user-5')),
    posts: reads(async ({ following }) => {
      await following.posts({ userId: 'user-5', skip: 0, take: 20 });
      await following.posts({ userId: 'user-5', skip: 20, take: 20 });
    }),
    suggestions: reads(async ({ following }) =>
      following.suggestions({ userId: 'user-5', take: 3 }),
    ),
    see: unseen('visitors follow nothing', async ({ following }) =>
      following.see({ userId: 'user-5', until: 1 }),
    ),
    unfollowTopic: unseen('visitors follow nothing', async ({ following }) =>
      following.unfollowTopic({ userId: 'user-5', tagKey: 'tag-9' }),
    ),
  },
};
