import { newestComment, type World } from '../createScenario';
import type { CallStories } from './endpointCase';

const authId = { body: { authId: 'user-author' } };
const text = { body: { comment: 'Well said.' } };

const commentOn = ({ postId }: World) => ({ body: { blogId: postId, comment: 'Hello.' } });
const like = ({ postId }: World) => ({ params: { postId } });
const noPost = { params: { postId: 'none' } };
const noComment = { params: { commentId: 'none' } };

async function comment(world: World) {
  await world.reader.caller.ok('addComment', commentOn(world));
  return { params: { commentId: await newestComment(world) } };
}

async function follow({ reader }: World) {
  const { id } = await reader.caller.ok('followAuthor', authId);
  return { params: { followId: id } };
}

export const socialCalls = {
  addComment: {
    works: (world) => world.reader.caller.ok('addComment', commentOn(world)),
    fails: [
      ['nobody signed in', 401, (world) => world.visitor.refused('addComment', commentOn(world))],
      [
        'no words',
        422,
        ({ reader, postId }) => reader.caller.refused('addComment', { body: { blogId: postId } }),
      ],
      [
        'no such post',
        404,
        ({ reader }) =>
          reader.caller.refused('addComment', { body: { blogId: 'none', comment: 'x' } }),
      ],
    ],
  },
  listComments: {
    works: ({ visitor, postId }) => visitor.ok('listComments', { params: { blogId: postId } }),
    fails: [
      [
        'no such post',
        404,
        ({ visitor }) => visitor.refused('listComments', { params: { blogId: 'none' } }),
      ],
    ],
  },
  updateComment: {
    works: async (world) =>
      world.reader.caller.ok('updateComment', { ...(await comment(world)), ...text }),
    fails: [
      [
        'nobody signed in',
        401,
        ({ visitor }) => visitor.refused('updateComment', { ...noComment, ...text }),
      ],
      [
        'another’s comment',
        403,
        async (world) =>
          world.author.caller.refused('updateComment', { ...(await comment(world)), ...text }),
      ],
      [
        'no words',
        422,
        async (world) =>
          world.reader.caller.refused('updateComment', { ...(await comment(world)), body: {} }),
      ],
      [
        'no such comment',
        404,
        ({ reader }) => reader.caller.refused('updateComment', { ...noComment, ...text }),
      ],
    ],
  },
  deleteComment: {
    works: async (world) => world.reader.caller.ok('deleteComment', await comment(world)),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('deleteComment', noComment)],
      [
        'another’s comment',
        403,
        async (world) => world.author.caller.refused('deleteComment', await comment(world)),
      ],
      ['no such comment', 404, ({ reader }) => reader.caller.refused('deleteComment', noComment)],
    ],
  },
  readLikes: {
    works: ({ visitor, postId }) => visitor.ok('readLikes', { body: { postId, userId: null } }),
    fails: [
      [
        'no such post',
        404,
        ({ visitor }) => visitor.refused('readLikes', { body: { postId: 'none' } }),
      ],
    ],
  },
  likePost: {
    works: (world) => world.reader.caller.ok('likePost', like(world)),
    fails: [
      ['nobody signed in', 401, (world) => world.visitor.refused('likePost', like(world))],
      ['no such post', 404, ({ reader }) => reader.caller.refused('likePost', noPost)],
    ],
  },
  unlikePost: {
    works: (world) => world.reader.caller.ok('unlikePost', like(world)),
    fails: [
      ['nobody signed in', 401, (world) => world.visitor.refused('unlikePost', like(world))],
      ['no such post', 404, ({ reader }) => reader.caller.refused('unlikePost', noPost)],
    ],
  },
  readFollow: { works: ({ reader }) => reader.caller.ok('readFollow', authId), fails: [] },
  followAuthor: {
    works: ({ reader }) => reader.caller.ok('followAuthor', authId),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('followAuthor', authId)],
      ['an unverified account', 403, ({ newbie }) => newbie.caller.refused('followAuthor', authId)],
      ['oneself', 403, ({ author }) => author.caller.refused('followAuthor', authId)],
      [
        'no such author',
        404,
        ({ reader }) => reader.caller.refused('followAuthor', { body: { authId: 'nobody' } }),
      ],
      [
        'an author followed already',
        409,
        async (world) => {
          await follow(world);
          return world.reader.caller.refused('followAuthor', authId);
        },
      ],
    ],
  },
  unfollowAuthor: {
    works: async (world) => world.reader.caller.ok('unfollowAuthor', await follow(world)),
    fails: [
      [
        'nobody signed in',
        401,
        ({ visitor }) => visitor.refused('unfollowAuthor', { params: { followId: 'x' } }),
      ],
      [
        'another’s follow',
        404,
        async (world) => world.admin.caller.refused('unfollowAuthor', await follow(world)),
      ],
    ],
  },
  listFollowers: {
    works: ({ author }) => author.caller.ok('listFollowers', { query: { skip: 0 } }),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('listFollowers', { query: {} })],
    ],
  },
  listFollowing: {
    works: ({ reader }) => reader.caller.ok('listFollowing', { query: {} }),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('listFollowing', { query: {} })],
    ],
  },
} satisfies Partial<CallStories>;
