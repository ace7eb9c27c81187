import type { EndpointCases } from './endpointCase';

const nothing = { id: 'none' };

export const postLetterCases = {
  readPostLetters: {
    works: ({ author, postId }) => author.client.ok('readPostLetters', { params: { id: postId } }),
    fails: [
      [
        'another user',
        403,
        ({ reader, postId }) =>
          reader.client.refused('readPostLetters', { params: { id: postId } }),
      ],
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('readPostLetters', { params: nothing }),
      ],
    ],
  },
  readPostEmail: {
    works: ({ author, postId }) => author.client.ok('readPostEmail', { params: { id: postId } }),
    fails: [
      [
        'another user',
        403,
        ({ reader, postId }) => reader.client.refused('readPostEmail', { params: { id: postId } }),
      ],
      [
        'a draft of another user',
        404,
        async ({ author, reader, postId }) => {
          const params = { id: postId };
          await author.client.ok('unpublishPost', { params, body: {} });
          return reader.client.refused('readPostEmail', { params });
        },
      ],
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('readPostEmail', { params: nothing }),
      ],
    ],
  },
  stopPostLetters: {
    works: ({ author, postId }) => author.client.ok('stopPostLetters', { params: { id: postId } }),
    fails: [
      [
        'another user',
        403,
        ({ reader, postId }) =>
          reader.client.refused('stopPostLetters', { params: { id: postId } }),
      ],
      [
        'no such post',
        404,
        ({ author }) => author.client.refused('stopPostLetters', { params: nothing }),
      ],
      [
        'letters that are stopped already',
        409,
        async ({ author, postId }) => {
          await author.client.ok('stopPostLetters', { params: { id: postId } });
          return author.client.refused('stopPostLetters', { params: { id: postId } });
        },
      ],
    ],
  },
} satisfies Partial<EndpointCases>;
