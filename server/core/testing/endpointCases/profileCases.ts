import { testPicture } from '../testPicture';
import type { EndpointCases } from './endpointCase';

const form = {
  firstName: 'Augusta',
  lastName: 'King',
  bio: 'Counts.',
  email: 'reader@example.com',
  username: 'reader',
};
const ofAuthor = { params: { username: 'author' }, body: {} };
const authorId = { params: { id: 'user-author' } };
const unknown = { params: { id: 'unknown' } };

export const profileCases = {
  readProfile: {
    works: ({ reader }) => reader.client.ok('readProfile', ofAuthor),
    fails: [
      [
        'no such account',
        404,
        ({ reader }) =>
          reader.client.refused('readProfile', { params: { username: 'unknown' }, body: {} }),
      ],
    ],
  },
  updateProfile: {
    works: ({ reader }) => reader.client.ok('updateProfile', { body: form }),
    fails: [
      [
        'a field missing',
        422,
        ({ reader }) => reader.client.refused('updateProfile', { body: {} }),
      ],
      [
        'a time zone that is none',
        422,
        ({ reader }) => reader.client.refused('updateProfile', { body: { timeZone: '+01:00' } }),
      ],
      [
        'an amount that is none',
        422,
        ({ reader }) => reader.client.refused('updateProfile', { body: { letterText: 'half' } }),
      ],
      [
        'a name that is taken',
        409,
        ({ reader }) =>
          reader.client.refused('updateProfile', { body: { ...form, username: 'author' } }),
      ],
    ],
  },
  changeCover: {
    works: ({ reader }) => reader.client.ok('changeCover', { body: { bgImage: testPicture() } }),
    fails: [
      ['no image', 422, ({ reader }) => reader.client.refused('changeCover', { body: {} })],
      [
        'another kind of file',
        415,
        ({ reader }) =>
          reader.client.refused('changeCover', { body: { bgImage: new Blob(['x']) } }),
      ],
    ],
  },
  readChartData: {
    works: ({ author }) => author.client.ok('readChartData', {}),
  },
  readPeriod: {
    works: ({ author }) => author.client.ok('readPeriod', { query: { days: '90' } }),
  },
  listUsers: {
    works: ({ admin }) => admin.client.ok('listUsers', { query: {} }),
  },
  searchUsers: {
    works: ({ admin }) => admin.client.ok('searchUsers', { query: { searchTerm: 'a' } }),
  },
  deleteAccount: {
    works: ({ author }) => author.client.ok('deleteAccount', { ...authorId, body: {} }),
    fails: [
      [
        'no such account',
        404,
        ({ admin }) => admin.client.refused('deleteAccount', { ...unknown, body: {} }),
      ],
      [
        'a session that is not new, without the password',
        403,
        ({ author, api }) => {
          api.clock.advance(10 * 60_000);
          return author.client.refused('deleteAccount', { ...authorId, body: {} });
        },
      ],
    ],
  },
  blockUser: {
    works: ({ admin }) =>
      admin.client.ok('blockUser', { ...authorId, body: { username: 'author' } }),
    fails: [
      [
        'no such account',
        404,
        ({ admin }) => admin.client.refused('blockUser', { ...unknown, body: {} }),
      ],
    ],
  },
  unblockUser: {
    works: ({ admin }) => admin.client.ok('unblockUser', { ...authorId, body: {} }),
    fails: [
      [
        'no such account',
        404,
        ({ admin }) => admin.client.refused('unblockUser', { ...unknown, body: {} }),
      ],
    ],
  },
} satisfies Partial<EndpointCases>;
