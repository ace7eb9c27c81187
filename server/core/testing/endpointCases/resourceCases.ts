import { remotePicture } from '../createTestPorts';
import { testPicture } from '../testPicture';
import type { EndpointCases } from './endpointCase';

const noFiles = { resources: '[]' };
const message = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'How are you?',
};

export const resourceCases = {
  uploadResource: {
    works: ({ reader }) =>
      reader.client.ok('uploadResource', { body: { resource: testPicture() } }),
    fails: [
      [
        'an unverified account in a move',
        403,
        ({ newbie }) =>
          newbie.client.refused('uploadResource', {
            body: { resource: testPicture(), moveId: 'a-move' },
          }),
      ],
      ['no file', 422, ({ reader }) => reader.client.refused('uploadResource', { body: {} })],
      [
        'another kind of file',
        415,
        ({ reader }) =>
          reader.client.refused('uploadResource', { body: { resource: new Blob(['x']) } }),
      ],
    ],
  },
  importResource: {
    works: ({ reader }) => reader.client.ok('importResource', { body: { url: remotePicture } }),
    fails: [
      ['no address', 422, ({ reader }) => reader.client.refused('importResource', { body: {} })],
      [
        'an unverified account',
        403,
        ({ newbie }) => newbie.client.refused('importResource', { body: { url: remotePicture } }),
      ],
    ],
  },
  claimResources: {
    works: ({ author, postId }) =>
      author.client.ok('claimResources', { params: { id: postId }, body: noFiles }),
    fails: [
      [
        'no such post',
        404,
        ({ author }) =>
          author.client.refused('claimResources', { params: { id: 'none' }, body: noFiles }),
      ],
      [
        'no list',
        400,
        ({ author, postId }) =>
          author.client.refused('claimResources', { params: { id: postId }, body: {} }),
      ],
      [
        'no such file',
        409,
        ({ author, postId }) =>
          author.client.refused('claimResources', {
            params: { id: postId },
            body: { resources: '["none"]' },
          }),
      ],
    ],
  },
  readFile: {
    works: async ({ api, visitor }) => {
      const name = api.files.names()[0] ?? '';
      const file = await visitor.call('readFile', { params: { name } });
      if (file.status !== 200) throw new Error(`readFile: ${file.status}`);
    },
    fails: [
      [
        'no such file',
        404,
        ({ visitor }) => visitor.refused('readFile', { params: { name: 'none.png' } }),
      ],
    ],
  },
  sendContact: {
    works: ({ visitor }) => visitor.ok('sendContact', { body: message }),
    fails: [
      ['a field missing', 422, ({ visitor }) => visitor.refused('sendContact', { body: {} })],
    ],
  },
} satisfies Partial<EndpointCases>;
