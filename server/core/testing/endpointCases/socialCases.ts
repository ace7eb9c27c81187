import { newestComment, type Scenario } from '../createScenario';
import type { EndpointCases } from './endpointCase';

const authId = { body: { authId: 'user-author' } };
const since = { after: '2026-03-01T00:00:00.000Z' };
const text = { body: { comment: 'Well said.' } };

const commentOn = ({ postId }: Scenario) => ({ body: { blogId: postId, comment: 'Hello.' } });
const like = ({ postId }: Scenario) => ({ params: { postId } });
const noPost = { params: { postId: 'none' } };
const noComment = { params: { commentId: 'none' } };

async function comment(scenario: Scenario) {
  await scenario.reader.client.ok('addComment', commentOn(scenario));
  return { params: { commentId: await newestComment(scenario) } };
}

async function follow({ reader }: Scenario) {
  const { id } = await reader.client.ok('followAuthor', authId);
  return { params: { followId: id } };
}

export const socialCases = {
  addComment: {
    works: (scenario) => scenario.reader.client.ok('addComment', commentOn(scenario)),
    fails: [
      [
        'an empty text',
        422,
        ({ reader, postId }) => reader.client.refused('addComment', { body: { blogId: postId } }),
      ],
      [
        'no such post',
        404,
        ({ reader }) =>
          reader.client.refused('addComment', { body: { blogId: 'none', comment: 'x' } }),
      ],
      [
        'an answer to a comment that is not there',
        404,
        ({ reader, postId }) =>
          reader.client.refused('addComment', {
            body: { blogId: postId, comment: 'x', parentId: 'none' },
          }),
      ],
      [
        'a remark at a block that is not there',
        422,
        ({ reader, postId }) =>
          reader.client.refused('addComment', {
            body: { blogId: postId, comment: 'x', blockId: 'none' },
          }),
      ],
      [
        'a malformed idempotency key',
        400,
        ({ reader, postId }) =>
          reader.client.refused('addComment', {
            body: { blogId: postId, comment: 'x', clientId: 'short' },
          }),
      ],
    ],
  },
  listComments: {
    works: ({ visitor, postId }) =>
      visitor.ok('listComments', { params: { blogId: postId }, query: {} }),
    fails: [
      [
        'no such post',
        404,
        ({ visitor }) => visitor.refused('listComments', { params: { blogId: 'none' }, query: {} }),
      ],
    ],
  },
  readThread: {
    works: async (scenario) => scenario.visitor.ok('readThread', await comment(scenario)),
    fails: [['no such comment', 404, ({ visitor }) => visitor.refused('readThread', noComment)]],
  },
  likeComment: {
    works: async (scenario) => scenario.author.client.ok('likeComment', await comment(scenario)),
    fails: [
      ['no such comment', 404, ({ reader }) => reader.client.refused('likeComment', noComment)],
    ],
  },
  unlikeComment: {
    works: async (scenario) => scenario.author.client.ok('unlikeComment', await comment(scenario)),
    fails: [
      ['no such comment', 404, ({ reader }) => reader.client.refused('unlikeComment', noComment)],
    ],
  },
  updateComment: {
    works: async (scenario) =>
      scenario.reader.client.ok('updateComment', { ...(await comment(scenario)), ...text }),
    fails: [
      [
        'an empty text',
        422,
        async (scenario) =>
          scenario.reader.client.refused('updateComment', {
            ...(await comment(scenario)),
            body: {},
          }),
      ],
      [
        'no such comment',
        404,
        ({ reader }) => reader.client.refused('updateComment', { ...noComment, ...text }),
      ],
    ],
  },
  deleteComment: {
    works: async (scenario) => scenario.reader.client.ok('deleteComment', await comment(scenario)),
    fails: [
      ['no such comment', 404, ({ reader }) => reader.client.refused('deleteComment', noComment)],
    ],
  },
  countNewComments: {
    works: ({ visitor, postId }) =>
      visitor.ok('countNewComments', { params: { blogId: postId }, query: since }),
    fails: [
      [
        'no such post',
        404,
        ({ visitor }) =>
          visitor.refused('countNewComments', { params: { blogId: 'none' }, query: since }),
      ],
      [
        'no time',
        400,
        ({ visitor, postId }) =>
          visitor.refused('countNewComments', {
            params: { blogId: postId },
            query: { after: 'yesterday' },
          }),
      ],
    ],
  },
  listOwnComments: {
    works: async (scenario) => {
      await comment(scenario);
      return scenario.reader.client.ok('listOwnComments', { query: {} });
    },
  },
  listReceivedComments: {
    works: async (scenario) => {
      await comment(scenario);
      const query = { view: 'unanswered' } as const;
      return scenario.author.client.ok('listReceivedComments', { query });
    },
  },
  readOwn: {
    works: ({ reader, postId }) => reader.client.ok('readOwn', { params: { id: postId } }),
    fails: [
      [
        'no such post',
        404,
        ({ reader }) => reader.client.refused('readOwn', { params: { id: 'none' } }),
      ],
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
    works: (scenario) => scenario.reader.client.ok('likePost', like(scenario)),
    fails: [['no such post', 404, ({ reader }) => reader.client.refused('likePost', noPost)]],
  },
  unlikePost: {
    works: (scenario) => scenario.reader.client.ok('unlikePost', like(scenario)),
    fails: [['no such post', 404, ({ reader }) => reader.client.refused('unlikePost', noPost)]],
  },
  readFollow: { works: ({ reader }) => reader.client.ok('readFollow', authId) },
  followAuthor: {
    works: ({ reader }) => reader.client.ok('followAuthor', authId),
    fails: [
      ['one’s own account', 403, ({ author }) => author.client.refused('followAuthor', authId)],
      [
        'no such author',
        404,
        ({ reader }) => reader.client.refused('followAuthor', { body: { authId: 'unknown' } }),
      ],
      [
        'an author followed already',
        409,
        async (scenario) => {
          await follow(scenario);
          return scenario.reader.client.refused('followAuthor', authId);
        },
      ],
    ],
  },
  unfollowAuthor: {
    works: async (scenario) => scenario.reader.client.ok('unfollowAuthor', await follow(scenario)),
    fails: [
      [
        'another’s follow',
        404,
        async (scenario) => scenario.admin.client.refused('unfollowAuthor', await follow(scenario)),
      ],
    ],
  },
  listFollowers: {
    works: ({ author }) => author.client.ok('listFollowers', { query: { skip: 0 } }),
  },
  listFollowing: {
    works: ({ reader }) => reader.client.ok('listFollowing', { query: {} }),
  },
} satisfies Partial<EndpointCases>;
