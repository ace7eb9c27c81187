import { testPicture } from '../testImage';
import type { CallStories } from './endpointCase';

const form = {
  firstName: 'Augusta',
  lastName: 'King',
  bio: 'Counts.',
  email: 'reader@example.com',
  username: 'reader',
};
const ofAuthor = { params: { username: 'author' }, body: {} };
const authorId = { params: { id: 'user-author' } };
const nobody = { params: { id: 'nobody' } };

export const profileCalls = {
  readProfile: {
    works: ({ reader }) => reader.caller.ok('readProfile', ofAuthor),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('readProfile', ofAuthor)],
      [
        'no such account',
        404,
        ({ reader }) =>
          reader.caller.refused('readProfile', { params: { username: 'nobody' }, body: {} }),
      ],
    ],
  },
  updateProfile: {
    works: ({ reader }) => reader.caller.ok('updateProfile', { body: form }),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('updateProfile', { body: form })],
      [
        'a field missing',
        422,
        ({ reader }) => reader.caller.refused('updateProfile', { body: {} }),
      ],
      [
        'a name that is taken',
        409,
        ({ reader }) =>
          reader.caller.refused('updateProfile', { body: { ...form, username: 'author' } }),
      ],
    ],
  },
  changeCover: {
    works: ({ reader }) => reader.caller.ok('changeCover', { body: { bgImage: testPicture() } }),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('changeCover', { body: {} })],
      ['no picture', 422, ({ reader }) => reader.caller.refused('changeCover', { body: {} })],
      [
        'another kind of file',
        415,
        ({ reader }) =>
          reader.caller.refused('changeCover', { body: { bgImage: new Blob(['x']) } }),
      ],
    ],
  },
  readChartData: {
    works: ({ author }) => author.caller.ok('readChartData', {}),
    fails: [['nobody signed in', 401, ({ visitor }) => visitor.refused('readChartData', {})]],
  },
  listUsers: {
    works: ({ admin }) => admin.caller.ok('listUsers', { query: {} }),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('listUsers', { query: {} })],
      ['no admin', 403, ({ reader }) => reader.caller.refused('listUsers', { query: {} })],
    ],
  },
  searchUsers: {
    works: ({ admin }) => admin.caller.ok('searchUsers', { query: { searchTerm: 'a' } }),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('searchUsers', { query: {} })],
      ['no admin', 403, ({ reader }) => reader.caller.refused('searchUsers', { query: {} })],
    ],
  },
  deleteAccount: {
    works: ({ author }) => author.caller.ok('deleteAccount', authorId),
    fails: [
      ['nobody signed in', 401, ({ visitor }) => visitor.refused('deleteAccount', authorId)],
      ['another’s account', 403, ({ reader }) => reader.caller.refused('deleteAccount', authorId)],
      ['no such account', 404, ({ admin }) => admin.caller.refused('deleteAccount', nobody)],
    ],
  },
  blockUser: {
    works: ({ admin }) =>
      admin.caller.ok('blockUser', { ...authorId, body: { username: 'author' } }),
    fails: [
      [
        'nobody signed in',
        401,
        ({ visitor }) => visitor.refused('blockUser', { ...authorId, body: {} }),
      ],
      [
        'no admin',
        403,
        ({ reader }) => reader.caller.refused('blockUser', { ...authorId, body: {} }),
      ],
      [
        'no such account',
        404,
        ({ admin }) => admin.caller.refused('blockUser', { ...nobody, body: {} }),
      ],
    ],
  },
  unblockUser: {
    works: ({ admin }) => admin.caller.ok('unblockUser', { ...authorId, body: {} }),
    fails: [
      [
        'nobody signed in',
        401,
        ({ visitor }) => visitor.refused('unblockUser', { ...authorId, body: {} }),
      ],
      [
        'no admin',
        403,
        ({ reader }) => reader.caller.refused('unblockUser', { ...authorId, body: {} }),
      ],
      [
        'no such account',
        404,
        ({ admin }) => admin.caller.refused('unblockUser', { ...nobody, body: {} }),
      ],
    ],
  },
} satisfies Partial<CallStories>;
