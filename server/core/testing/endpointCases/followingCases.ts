import type { EndpointCases } from './endpointCase';

const topic = { params: { tag: 'Travel' } };
const readAt = '2026-03-01T00:00:00.000Z';
const read = { postId: 'none', revision: 1, readAt, lastBlock: '' };
const reads = { body: { reads: [read] } };
const tooMany = { body: { reads: Array.from({ length: 5001 }, () => read) } };
const noTime = { body: { reads: [{ ...read, readAt: 'soon' }] } };
const seen = { body: { until: '2026-03-01T00:00:00.000Z' } };

/** Topics, the posts of all that a member follows, and what was read. */
export const followingCases = {
  listFollowedPosts: {
    works: ({ reader }) => reader.client.ok('listFollowedPosts', { query: {} }),
  },
  seeFollowedPosts: {
    works: ({ reader }) => reader.client.ok('seeFollowedPosts', seen),
    fails: [
      [
        'a time that is none',
        400,
        ({ reader }) => reader.client.refused('seeFollowedPosts', { body: { until: 'soon' } }),
      ],
    ],
  },
  followTopic: {
    works: ({ reader }) => reader.client.ok('followTopic', topic),
    fails: [
      [
        'a tag without characters',
        422,
        ({ reader }) => reader.client.refused('followTopic', { params: { tag: ' ' } }),
      ],
      [
        'a tag that is too long',
        422,
        ({ reader }) => reader.client.refused('followTopic', { params: { tag: 'a'.repeat(61) } }),
      ],
    ],
  },
  unfollowTopic: {
    works: ({ reader }) => reader.client.ok('unfollowTopic', topic),
  },
  listTopics: {
    works: ({ reader }) => reader.client.ok('listTopics', {}),
  },
  readStart: {
    works: ({ reader, postId }) =>
      reader.client.ok('readStart', { body: { reads: [{ postId, readAt, lastBlock: 'x' }] } }),
    fails: [
      [
        'more reads than the dashboard sends',
        422,
        ({ reader, postId }) =>
          reader.client.refused('readStart', {
            body: { reads: Array.from({ length: 101 }, () => ({ postId, readAt })) },
          }),
      ],
    ],
  },
  listReads: {
    works: ({ reader }) => reader.client.ok('listReads', {}),
  },
  saveReads: {
    works: ({ reader }) => reader.client.ok('saveReads', reads),
    fails: [
      ['more than are kept', 422, ({ reader }) => reader.client.refused('saveReads', tooMany)],
      ['a time that is none', 400, ({ reader }) => reader.client.refused('saveReads', noTime)],
    ],
  },
  deleteReads: {
    works: ({ reader }) => reader.client.ok('deleteReads', {}),
  },
} satisfies Partial<EndpointCases>;
